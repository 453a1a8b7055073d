//! Links to itineraries: one per order, for every user.

use std::collections::BTreeSet;
use std::sync::Arc;

use jetway_app::flight::FlightDocuments;
use jetway_app::order::documents::PrintError;
use jetway_app::order::documents::itinerary::{Itineraries, LinkState};
use jetway_domain::order::OrderStatus;
use jetway_testkit::on_both_engines;

use crate::office::{Office, airline};

fn token(state: &LinkState) -> String {
    match state {
        LinkState::Open { token, .. } => token.clone(),
        LinkState::Unshared | LinkState::Revoked => panic!("{state:?}"),
    }
}

on_both_engines! {
    async fn an_order_has_one_link_until_it_is_revoked_and_then_another(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, 1_000_000, &[&gds]).await;
        let order = office.booked().await;
        let store = &office.process.store;
        let flights = Arc::new(FlightDocuments::new(Arc::clone(store)));
        let itineraries = Itineraries::new(Arc::clone(store), vec![flights]);
        let (agent, reference) = (&office.agent, &order.reference);
        let early = itineraries.share(agent, reference, false).await;
        assert!(matches!(early, Err(PrintError::NoTicket(OrderStatus::OnHold))), "{early:?}");
        office.issue(&order).await.expect("issued");
        assert_eq!(itineraries.link(agent, reference).await.expect("read"), LinkState::Unshared);

        let shares = (0..8).map(|_| itineraries.share(agent, reference, false));
        let shared = futures::future::join_all(shares).await;
        let tokens: BTreeSet<_> = shared.iter().map(|state| token(state.as_ref().expect("shared"))).collect();
        assert_eq!(tokens.len(), 1);
        let priced = itineraries.share(agent, reference, true).await.expect("shared");
        assert!(matches!(priced, LinkState::Open { with_prices: true, .. }) && tokens.contains(&token(&priced)));
        assert_eq!(itineraries.link(agent, reference).await.expect("read"), priced);

        for _ in 0..2 {
            assert_eq!(itineraries.revoke(agent, reference).await.expect("revoked"), LinkState::Revoked);
        }
        assert_eq!(itineraries.link(agent, reference).await.expect("read"), LinkState::Revoked);
        let next = itineraries.share(agent, reference, false).await.expect("shared");
        assert!(!tokens.contains(&token(&next)));
    }
}
