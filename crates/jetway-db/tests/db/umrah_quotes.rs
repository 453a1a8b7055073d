//! Umrah quotes and their links in the database.

use chrono::TimeDelta;
use jetway_db::repo::content::proposals::{ProposalKey, QuoteLink};
use jetway_db::{DbError, Tx};
use jetway_domain::air::proposal::{Markup, Proposal};
use jetway_domain::air::search::PassengerCounts;
use jetway_domain::codes::CountryCode;
use jetway_domain::ids::{AgencyId, FareLotId, UmrahQuoteId, UserId};
use jetway_domain::lot::umrah::{HotelChoice, UmrahPlan, UmrahQuote, UmrahQuoteDetails};
use jetway_testkit::{SeededIds, on_both_engines, people, start};
use uuid::Uuid;

use crate::fare_lots::lot;

fn party() -> PassengerCounts {
    PassengerCounts {
        adults: 2,
        child_ages: vec![8],
        infants: 0,
    }
}

fn quote((agency, user): (AgencyId, UserId)) -> UmrahQuote {
    let lot = lot(FareLotId(Uuid::from_u128(7)), 60, 40);
    UmrahQuote {
        id: UmrahQuoteId(Uuid::from_u128(1)),
        version: 1,
        agency,
        reference: "UQ2611000001".to_owned(),
        created_by: user,
        created_at: start(),
        details: UmrahQuoteDetails {
            created_by_name: "Amina Rahman".to_owned(),
            client: "Mrs Karim".to_owned(),
            note: String::new(),
            lot: lot.id,
            offer: lot.offer,
            plan: UmrahPlan {
                party: party(),
                nationality: CountryCode::parse("BD").expect("a country"),
                rooms: 1,
                makkah_nights: 6,
                makkah: HotelChoice::Stars(4),
                madinah: HotelChoice::Any,
            },
            markup: Markup::Percent(250),
            priced_at: start(),
            valid_until: start() + TimeDelta::hours(24),
            lines: Vec::new(),
            left_out: Vec::new(),
            changes: Vec::new(),
        },
    }
}

/// A link of a quote; its token's hash is `token`.
async fn link(tx: &Tx, quote: &UmrahQuote, token: &str) -> Result<(), DbError> {
    let key = ProposalKey {
        id: Uuid::from_u128(token.len() as u128),
        agency: quote.agency,
        user: quote.created_by,
        token_hash: token.to_owned(),
        quote: Some(QuoteLink {
            quote: quote.id,
            sealed_token: format!("sealed {token}"),
        }),
    };
    let proposal = Proposal {
        client: String::new(),
        note: String::new(),
        agency: "Blue Dunes".to_owned(),
        agent: "Amina Rahman".to_owned(),
        party: party(),
        flights: Vec::new(),
        journey: None,
        made_at: start(),
        expires_at: start() + TimeDelta::hours(24),
    };
    tx.proposals().insert(&key, &proposal).await
}

on_both_engines! {
    async fn a_quote_is_read_by_its_agency_and_saved_once(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let (agency, user) = people::settle(&tx, &SeededIds::default()).await.expect("an agency");
        let first = quote((agency.id, user.id));
        tx.umrah_quotes().insert(&first).await.expect("written");
        let (mut one, mut other) = (first.clone(), first.clone());
        one.details.client = "Mr Karim".to_owned();
        assert!(tx.umrah_quotes().save(&mut one).await.expect("written"));
        assert!(!tx.umrah_quotes().save(&mut other).await.expect("read"), "another change was first");
        assert_eq!(tx.umrah_quotes().own(agency.id, &first.reference).await.expect("read"), Some(one.clone()));
        let stranger = AgencyId(Uuid::from_u128(99));
        assert_eq!(tx.umrah_quotes().own(stranger, &first.reference).await.expect("read"), None);
        assert_eq!(tx.umrah_quotes().list(agency.id, 1, 20).await.expect("read"), (vec![one], 1));
        assert_eq!(tx.umrah_quotes().list(stranger, 1, 20).await.expect("read"), (Vec::new(), 0));
    }

    async fn a_quote_has_one_link_that_opens(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let (agency, user) = people::settle(&tx, &SeededIds::default()).await.expect("an agency");
        let quote = quote((agency.id, user.id));
        tx.umrah_quotes().insert(&quote).await.expect("written");
        assert_eq!(tx.proposals().of_quote(quote.id).await.expect("read"), None);
        link(&tx, &quote, "a").await.expect("written");
        let opens = |token: &'static str| {
            let proposals = tx.proposals();
            async move { proposals.by_token(token, start()).await.expect("read").is_some() }
        };
        assert!(opens("a").await);
        tx.proposals().revoke(quote.id, start()).await.expect("written");
        assert!(!opens("a").await);
        let revoked = tx.proposals().of_quote(quote.id).await.expect("read").expect("a link");
        assert_eq!((revoked.sealed_token.as_str(), revoked.revoked_at), ("sealed a", Some(start())));
        link(&tx, &quote, "bb").await.expect("written");
        let open = tx.proposals().of_quote(quote.id).await.expect("read").expect("a link");
        assert_eq!((open.sealed_token.as_str(), open.revoked_at), ("sealed bb", None));
        let second = link(&tx, &quote, "ccc").await;
        assert!(matches!(second, Err(DbError::Duplicate(_))), "{second:?}");
    }
}
