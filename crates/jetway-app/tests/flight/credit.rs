//! Credit that operations grant, on both engines: an agency spends exactly as far as it goes.

use jetway_app::flight::ticketing::issue::IssueError;
use jetway_app::order::ChargeError;
use jetway_app::wallet::{
    AgencyWallet, CreditDecision, CreditError, CreditRules, WalletError, agency_wallets, grant_credit,
};
use jetway_domain::access::Operator;
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::order::OrderStatus;
use jetway_testkit::on_both_engines;
use serde_json::json;

use crate::office::{Office, airline, payable};
use crate::trip::aed;

impl Office {
    async fn grant(&self, limit: Money) -> Result<AgencyWallet, CreditError> {
        let decision = CreditDecision {
            limit,
            reason: "Bank guarantee 4711".to_owned(),
            operator: Operator::named("Nadia").expect("a name"),
        };
        let tools = (
            self.ids.as_ref() as &dyn jetway_domain::clock::Ids,
            self.clock.as_ref() as &dyn jetway_domain::clock::Clock,
        );
        let alone = CreditRules {
            alone_up_to_minor: i64::MAX,
        };
        let granted = grant_credit(&self.test.db, &self.scope(), self.agent.agency, &decision, alone, tools).await?;
        assert_eq!(granted.waits, None);
        Ok(granted.wallet)
    }
}

on_both_engines! {
    async fn an_empty_wallet_issues_exactly_as_far_as_its_credit_goes(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        let order = office.booked().await;
        let price = payable(&order);
        office.grant(aed(price.minor - 1)).await.expect("granted");
        let refused = office.issue(&order).await;
        assert!(
            matches!(&refused, Err(IssueError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { shortfall })))
                if *shortfall == aed(1)),
            "{refused:?}"
        );
        let granted = office.grant(price).await.expect("granted");
        assert_eq!((granted.wallet.available(), granted.wallet.credit_used()), (Ok(price), Ok(aed(0))));
        assert_eq!(office.issue(&order).await.expect("issued").status, OrderStatus::Confirmed);
        let wallet = office.wallet().await;
        assert_eq!((wallet.available, wallet.credit_used, wallet.credit_available), (aed(0), price, aed(0)));
        assert_eq!(office.prove().await, 1);
    }

    async fn a_limit_is_never_below_what_is_used_and_each_change_is_audited_once(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        office.grant(aed(5_000)).await.expect("granted");
        office.put_aside(4_000).await;
        // Money that is held counts as used.
        let refused = office.grant(aed(3_999)).await;
        assert!(
            matches!(&refused, Err(CreditError::Wallet(WalletError::CreditInUse { used })) if *used == aed(4_000)),
            "{refused:?}"
        );
        let other = office.grant(Money::new(9_000, CurrencyCode::BDT)).await;
        assert!(matches!(other, Err(CreditError::Wallet(WalletError::WrongCurrency(CurrencyCode::AED)))), "{other:?}");
        let negative = office.grant(aed(-1)).await;
        assert!(matches!(negative, Err(CreditError::Negative)), "{negative:?}");
        let exact = office.grant(aed(4_000)).await.expect("granted");
        assert_eq!(office.grant(aed(4_000)).await.expect("said twice"), exact);
        assert_eq!(agency_wallets(&office.test.db, &office.scope()).await.expect("read"), [exact]);

        let tx = office.test.db.read(&office.scope()).await.expect("a reading transaction");
        let trail = tx.audit().latest(50).await.expect("the trail");
        let mut details: Vec<_> = trail.iter().filter(|event| event.action == "agency.credit").map(|event| &event.detail).collect();
        details.sort_by_key(|detail| detail["before"].to_string());
        let told = |before: &str, limit: &str| json!({ "operator": "Nadia", "reason": "Bank guarantee 4711", "before": before, "limit": limit });
        assert_eq!(details, [&told("AED 0.00", "AED 50.00"), &told("AED 50.00", "AED 40.00")]);
        assert_eq!(office.prove().await, 0);
    }
}
