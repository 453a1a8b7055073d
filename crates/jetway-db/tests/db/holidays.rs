//! Requests for tour packages, messages about them, and holiday orders in the database.

use chrono::{NaiveDate, TimeDelta};
use jetway_db::repo::prices::holiday_requests::{HolidayRequestEvent, HolidayRequestFilter};
use jetway_db::{DbError, Timed, Tx};
use jetway_domain::holiday::order::{HolidayDetails, HolidayOrder, HolidayStage};
use jetway_domain::holiday::quotation::{Quotation, QuotationLine, QuotationTerms};
use jetway_domain::holiday::request::{
    HolidayMessage, HolidayRequest, HolidayRequestDetails, HolidayRequestEventKind, HolidayRequestStatus,
    HolidayRequestStep, HolidaySide,
};
use jetway_domain::holiday::trip::{HolidayContact, HolidayTrip, HolidayWish};
use jetway_domain::ids::{
    AgencyId, HolidayMessageId, HolidayRequestId, OrderId, OrderKind, OrderPrefix, OrderReference, TourPackageId,
    UserId,
};
use jetway_domain::lot::{LotDeposit, SeatPrice};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::order::{OrderCore, OrderStatus};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people, start};
use uuid::Uuid;

/// A request of an agency for two adults; each number is another package.
pub fn request(number: u128, (agency, user): (AgencyId, UserId)) -> HolidayRequest {
    HolidayRequest {
        id: HolidayRequestId(Uuid::from_u128(number)),
        version: 1,
        agency,
        reference: format!("HR2611{number:06}"),
        status: HolidayRequestStatus::Submitted,
        created_by: user,
        created_at: start() + TimeDelta::minutes(i64::try_from(number).expect("small")),
        next_check_at: None,
        details: HolidayRequestDetails {
            agency_name: "Blue Dunes".to_owned(),
            created_by_name: "Amina Rahman".to_owned(),
            wish: HolidayWish {
                date: NaiveDate::from_ymd_opt(2027, 1, 10).expect("a day"),
                flexible_days: 0,
                adults: 2,
                child_ages: Vec::new(),
                rooms: None,
                contact: HolidayContact {
                    name: "Rashid Khan".to_owned(),
                    phone: "+971501234567".to_owned(),
                    email: "rashid@example.com".to_owned(),
                },
                budget: None,
                notes: None,
            },
            trip: HolidayTrip {
                package: TourPackageId(Uuid::from_u128(number)),
                title: "Istanbul in five days".to_owned(),
                city: "Istanbul".to_owned(),
                days: 5,
                itinerary: Vec::new(),
                hotels: Vec::new(),
                inclusions: Vec::new(),
                lines: Vec::new(),
                cancellation: Vec::new(),
                deposit_percent: 30,
            },
            assigned_to: None,
            quotation: None,
            reminded: false,
            reason: None,
            order: None,
        },
    }
}

fn event(kind: HolidayRequestEventKind) -> HolidayRequestEvent {
    HolidayRequestEvent {
        at: start(),
        author: "Operations".to_owned(),
        kind,
        note: String::new(),
    }
}

fn message(number: u128, from: HolidaySide) -> HolidayMessage {
    HolidayMessage {
        id: HolidayMessageId(Uuid::from_u128(number)),
        from,
        author: "Nadia".to_owned(),
        text: format!("Message {number}"),
        at: start() + TimeDelta::minutes(i64::try_from(number).expect("small")),
    }
}

/// Stores a request with its first event and a message.
pub async fn stored(tx: &Tx, request: &HolidayRequest) {
    assert!(tx.holiday_requests().insert(request).await.expect("written"));
    let asked = event(HolidayRequestEventKind::Submitted);
    tx.holiday_requests().record(request, &asked).await.expect("written");
    let number = request.id.0.as_u128() * 100;
    let written = message(number, HolidaySide::Agency);
    tx.holiday_requests().write(request, &written).await.expect("written");
}

/// The order that a request becomes.
pub fn order(request: &HolidayRequest) -> HolidayOrder {
    let prefix = OrderPrefix::parse("FA").expect("a prefix");
    let reference = OrderReference::compose(prefix, OrderKind::Holiday, start(), 1).expect("a reference");
    let price = Money::new(100_000, CurrencyCode::AED);
    HolidayOrder {
        core: OrderCore::placed(
            (OrderId(Uuid::from_u128(77)), reference),
            OrderStatus::OnHold,
            (request.agency, request.created_by),
            start(),
        ),
        details: HolidayDetails {
            agency_name: "Blue Dunes".to_owned(),
            created_by_name: "Amina Rahman".to_owned(),
            request: request.reference.clone(),
            wish: request.details.wish.clone(),
            trip: request.details.trip.clone(),
            quotation: Quotation {
                number: 1,
                terms: QuotationTerms {
                    starts_on: request.details.wish.date,
                    lines: vec![QuotationLine {
                        label: "Adult".to_owned(),
                        quantity: 2,
                        unit: SeatPrice {
                            customer: price,
                            agent: price,
                        },
                    }],
                    valid_until: start() + TimeDelta::days(3),
                    deposit: LotDeposit::Percent(30),
                    deposit_by: start() + TimeDelta::days(4),
                    balance_by: start() + TimeDelta::days(10),
                    cancellation: Vec::new(),
                    inclusions: Vec::new(),
                    note: None,
                },
                by: "Nadia".to_owned(),
                at: start(),
            },
            starts_at: start() + TimeDelta::days(40),
            places: 0,
            deposit: None,
            balance: None,
            confirmed: None,
            reminded: false,
            print_price: None,
            ended: None,
        },
    }
}

/// An agency with two requests, in `falcon`.
async fn settle(test: &TestDatabase) -> (HolidayRequest, HolidayRequest) {
    let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
    let (agency, user) = people::settle(&tx, &SeededIds::default()).await.expect("an agency");
    let by = (agency.id, user.id);
    let both = (request(1, by), request(2, by));
    stored(&tx, &both.0).await;
    stored(&tx, &both.1).await;
    tx.commit().await.expect("committed");
    both
}

on_both_engines! {
    async fn an_open_request_is_the_only_one_for_its_package_and_day(test: TestDatabase) {
        let (first, _) = settle(&test).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let requests = tx.holiday_requests();
        let again = HolidayRequest {
            id: HolidayRequestId(Uuid::from_u128(9)),
            reference: "HR2611000009".to_owned(),
            ..first.clone()
        };
        assert!(!requests.insert(&again).await.expect("read"), "the first one is open");
        let key = (first.details.trip.package, first.details.wish.date);
        assert_eq!(requests.open(first.agency, key).await.expect("read"), Some(first.clone()));
        let mut ended = first.clone();
        ended.end(HolidayRequestStep::Withdraw, None).expect("it is open");
        assert!(requests.save(&mut ended).await.expect("written"));
        assert_eq!(requests.open(first.agency, key).await.expect("read"), None);
        assert!(requests.insert(&again).await.expect("written"));
    }

    async fn a_change_is_saved_once_and_its_history_stays(test: TestDatabase) {
        let (first, second) = settle(&test).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let requests = tx.holiday_requests();
        let (mut one, mut other) = (first.clone(), first.clone());
        one.end(HolidayRequestStep::Refuse, Some("No rooms".to_owned())).expect("it is open");
        other.end(HolidayRequestStep::Withdraw, None).expect("it is open");
        assert!(requests.save(&mut one).await.expect("written"));
        assert!(!requests.save(&mut other).await.expect("read"), "another change was first");
        let refused = event(HolidayRequestEventKind::Refused);
        requests.record(&one, &refused).await.expect("written");
        assert_eq!(requests.by_reference(&first.reference).await.expect("read"), Some(one.clone()));
        assert_eq!(requests.history(first.id).await.expect("read").len(), 2);
        let told = requests.notifications(first.agency, start(), 9).await.expect("read");
        assert_eq!(told, [(first.reference.clone(), refused)], "what the agency did itself is left out");
        let answer = message(300, HolidaySide::Operations);
        requests.write(&second, &answer).await.expect("written");
        let told = requests.from_operations(first.agency, start(), 9).await.expect("read");
        assert_eq!(told, [(second.reference.clone(), answer.clone())]);
        let last = requests.last_messages(&[first.id, second.id]).await.expect("read");
        assert_eq!((&last[&first.id].text, &last[&second.id]), (&"Message 100".to_owned(), &answer));
        assert_eq!(requests.messages(second.id).await.expect("read").len(), 2);
        tx.commit().await.expect("committed");
        for tampering in [
            "update holiday_request_events set note = 'x'", "delete from holiday_requests",
            "update holiday_messages set author = 'x'", "delete from holiday_messages",
        ] {
            let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
            let refused = tx.tamper(tampering).await;
            assert!(matches!(refused, Err(DbError::Refused(_))), "{tampering}: {refused:?}");
        }
    }

    async fn requests_are_listed_by_state_and_words_and_due_in_time(test: TestDatabase) {
        let (first, second) = settle(&test).await;
        let now = start();
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut due = HolidayRequest { next_check_at: Some(now), ..first.clone() };
        assert!(tx.holiday_requests().save(&mut due).await.expect("written"));
        tx.commit().await.expect("committed");
        let tenants = test.db.tenants_due(Timed::HolidayRequests, now).await.expect("read");
        assert_eq!(tenants.iter().map(|tenant| tenant.as_str()).collect::<Vec<_>>(), ["falcon"]);
        let tx = test.db.read(&test.scope("falcon")).await.expect("a transaction");
        assert_eq!(tx.holiday_requests().due(now, 9).await.expect("read"), [first.id]);
        let listed = async |statuses: Vec<HolidayRequestStatus>, search: Option<&str>| {
            let search = search.map(str::to_owned);
            let filter = HolidayRequestFilter { agency: Some(first.agency), statuses, search, ..HolidayRequestFilter::default() };
            let (found, total) = tx.holiday_requests().list(&filter, 1, 9).await.expect("read");
            (found.into_iter().map(|request| request.reference).collect::<Vec<_>>(), total)
        };
        let both = vec![second.reference.clone(), first.reference.clone()];
        assert_eq!(listed(Vec::new(), Some("ISTANBUL")).await, (both, 2));
        assert_eq!(listed(HolidayRequestStatus::CLOSED.to_vec(), None).await, (Vec::new(), 0));
        let waiting = tx.holiday_requests().in_states(&HolidayRequestStatus::NEW, 9).await.expect("read");
        assert_eq!(waiting.len(), 2);
        let tx = test.db.read(&test.scope("heron")).await.expect("a transaction");
        let requests = tx.holiday_requests();
        assert_eq!(requests.by_id(first.id).await.expect("read"), None);
        assert_eq!(requests.messages(first.id).await.expect("read"), []);
        assert_eq!(requests.due(now, 9).await.expect("read"), []);
    }

    async fn an_accepted_request_has_one_order(test: TestDatabase) {
        let (first, _) = settle(&test).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut order = order(&first);
        tx.holidays().insert(&order).await.expect("written");
        assert_eq!(tx.holidays().by_ids(&[order.id]).await.expect("read"), [order.clone()]);
        order.status = OrderStatus::Cancelled;
        assert!(tx.holidays().save(&mut order).await.expect("written"));
        assert_eq!(tx.holidays().in_stage(HolidayStage::DepositDue, 9).await.expect("read"), []);
        assert_eq!(tx.holidays().in_stage(HolidayStage::Cancelled, 9).await.expect("read"), [order.clone()]);
        let found = tx.holidays().of_requests(std::slice::from_ref(&first.reference)).await.expect("read");
        assert_eq!(found, [order]);
    }
}
