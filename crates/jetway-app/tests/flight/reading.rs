//! The bookings list.

use chrono::TimeDelta;
use jetway_app::flight::read::GetOrderError;
use jetway_app::flight::sale::book::{BookCommand, BookError};
use jetway_app::flight::sale::session::SessionError;
use jetway_app::order::OrderError;
use jetway_app::order::list::{BookingQueue, BookingsQuery, DateField, Direction};
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{BranchId, OrderReference, TenantId, UserId};
use jetway_testkit::on_both_engines;

use crate::office::{Office, airline};

pub(crate) fn everything() -> BookingsQuery {
    BookingsQuery {
        queue: BookingQueue::All,
        search: None,
        date_field: DateField::Created,
        from: None,
        to: None,
        staff: Vec::new(),
        branches: Vec::new(),
        sort: (DateField::Created, Direction::Descending),
        page: 1,
        page_size: 20,
    }
}

async fn found(office: &Office, query: BookingsQuery) -> Vec<String> {
    narrowed(office, &query, &[]).await
}

async fn narrowed(office: &Office, query: &BookingsQuery, airlines: &[CarrierCode]) -> Vec<String> {
    let page = office
        .process
        .bookings
        .page(&office.agent, query, airlines)
        .await
        .expect("a list");
    page.orders
        .iter()
        .map(|order| order.reference.as_str().to_owned())
        .collect()
}

/// Three orders, two minutes apart; the first is ticketed.
async fn three(office: &Office) -> Vec<OrderReference> {
    let mut references = Vec::new();
    for _ in 0..3 {
        references.push(office.booked().await.core.reference);
        office.pass(TimeDelta::minutes(2));
    }
    let first = office.order(&references[0]).await.order;
    office.issue(&first).await.expect("issued");
    references
}

on_both_engines! {
    // covers: T-322
    async fn pages_hold_the_agencys_own_orders_and_every_tab_its_count(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let references = three(&office).await;
        let page = BookingsQuery { page: 2, page_size: 2, ..everything() };
        assert_eq!(found(&office, page).await, [references[0].as_str()]);
        let all = office.process.bookings.page(&office.agent, &everything(), &[]).await.expect("a list");
        let count = |queue| all.counts.get(&queue).copied();
        assert_eq!(count(BookingQueue::All), Some(3));
        assert_eq!(count(BookingQueue::OnHold), Some(2));
        assert_eq!(count(BookingQueue::Ticketed), Some(1));
        assert_eq!(count(BookingQueue::Expired), Some(0));
        let ticketed = BookingsQuery { queue: BookingQueue::Ticketed, ..everything() };
        assert_eq!(found(&office, ticketed).await, [references[0].as_str()]);
        let oldest = BookingsQuery { sort: (DateField::Created, Direction::Ascending), ..everything() };
        assert_eq!(found(&office, oldest).await.first().map(String::as_str), Some(references[0].as_str()));
        let stranger = office.stranger().await;
        let theirs = office.process.bookings.page(&stranger, &everything(), &[]).await.expect("a list");
        assert_eq!((theirs.total, theirs.counts.values().sum::<u64>()), (0, 0));
    }

    async fn a_search_looks_in_references_locators_names_and_tickets(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let references = three(&office).await;
        let search = |text: &str| BookingsQuery { search: Some(text.to_owned()), ..everything() };
        assert_eq!(found(&office, search(&references[1].as_str().to_lowercase())).await, [references[1].as_str()]);
        assert_eq!(found(&office, search(" pnr003 ")).await, [references[2].as_str()]);
        assert_eq!(found(&office, search("1762000000001")).await, [references[0].as_str()]);
        assert_eq!(found(&office, search("nadia hoss")).await.len(), 3);
        for nobody in ["%", "_", "\\", "nobody"] {
            assert!(found(&office, search(nobody)).await.is_empty(), "{nobody}");
        }
    }

    async fn pages_are_narrowed_by_airline_person_and_branch(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        let references = three(&office).await;
        let carrier = office.order(&references[0]).await.order.details.offer.validating;
        let other = CarrierCode::parse("ZZ").expect("a code");
        assert_eq!(narrowed(&office, &everything(), &[other, carrier]).await.len(), 3);
        assert!(narrowed(&office, &everything(), &[other]).await.is_empty());

        let stranger = office.stranger().await;
        let by = |staff: &[UserId]| BookingsQuery { staff: staff.to_vec(), ..everything() };
        assert_eq!(found(&office, by(&[office.agent.user])).await.len(), 3);
        assert!(found(&office, by(&[stranger.user])).await.is_empty(), "another agency's user has no orders here");

        let choices = office.process.bookings.choices(&office.agent).await.expect("choices");
        assert_eq!(choices.airlines, [carrier]);
        assert_eq!(choices.staff.iter().map(|(user, _)| *user).collect::<Vec<_>>(), [office.agent.user]);
        assert!(choices.branches.is_empty(), "it has none");
        let theirs = office.process.bookings.choices(&stranger).await.expect("choices");
        assert!(theirs.airlines.is_empty() && theirs.staff.is_empty());

        let branch = office.in_a_branch().await;
        let from = |branch: BranchId| BookingsQuery { branches: vec![branch], ..everything() };
        assert_eq!(found(&office, from(branch)).await.len(), 3);
        assert!(found(&office, from(BranchId(uuid::Uuid::nil()))).await.is_empty());
        let choices = office.process.bookings.choices(&office.agent).await.expect("choices");
        assert_eq!(choices.branches.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [branch]);
        let counts = office.process.bookings.page(&office.agent, &everything(), &[other]).await.expect("a list").counts;
        assert_eq!(counts.get(&BookingQueue::All), Some(&0), "tabs count what is narrowed");
    }

    async fn days_are_the_agencys_days_and_travel_days_the_airports(test: TestDatabase) {
        let office = Office::open(test, 1_000_000, &[&airline("gds-a", 90_000)]).await;
        // 00:30 in Dubai on the 21st.
        office.clock.set("2026-11-20T20:30:00Z".parse().expect("a moment"));
        let reference = office.booked().await.core.reference;
        let on = |date_field, day: &str| {
            let day = day.parse().ok();
            BookingsQuery { date_field, from: day, to: day, ..everything() }
        };
        assert_eq!(found(&office, on(DateField::Created, "2026-11-21")).await, [reference.as_str()]);
        assert!(found(&office, on(DateField::Created, "2026-11-20")).await.is_empty());
        assert_eq!(found(&office, on(DateField::Travel, "2026-12-10")).await, [reference.as_str()]);
        assert!(found(&office, on(DateField::Travel, "2026-12-11")).await.is_empty());
    }

    // covers: T-307
    async fn orders_and_sessions_exist_for_their_own_agency_and_tenant_alone(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        let sold = office.sold().await;
        let reference = office.book(&sold).await.expect("booked").reference.clone();
        assert_eq!(office.order(&reference).await.order.reference, reference);
        let stranger = office.stranger().await;
        let mut elsewhere = office.agent.clone();
        elsewhere.tenant = TenantId::original();
        for caller in [&stranger, &elsewhere] {
            assert!(matches!(office.process.ticketing.order(caller, &reference).await, Err(GetOrderError::Order(OrderError::NotFound))));
            let listed = office.process.bookings.page(caller, &everything(), &[]).await.expect("a list");
            assert_eq!((listed.total, listed.counts.values().sum::<u64>()), (0, 0));
            let accepted = sold.session.details.priced.quote.customer_total;
            let booked = office.process.sale.book(caller, BookCommand { session: sold.session.id, accepted }).await;
            assert!(matches!(booked, Err(BookError::Session(SessionError::NotFound))));
        }
    }
}
