//! Passport data of bookings is encrypted, whichever release stored it.

use jetway_app::flight::passports;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::traveller::passports_of;
use jetway_testkit::on_both_engines;

use crate::office::{Office, airline};

/// The order as the database alone can tell it.
async fn stored(office: &Office, order: &FlightOrder) -> FlightOrder {
    let tx = office
        .test
        .db
        .read(&office.scope())
        .await
        .expect("a reading transaction");
    let found = tx.flights().by_id(order.id).await.expect("read");
    found.expect("our order")
}

on_both_engines! {
    async fn a_booking_is_stored_without_passports_and_read_with_them(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        let sold = office.sold().await;
        let party = sold.session.details.party.clone().expect("a party");
        let passports = passports_of(&party.travellers);
        assert_eq!(passports.len(), 3, "everybody has one");
        let tx = office.test.db.read(&office.scope()).await.expect("a reading transaction");
        let session = tx.price_sessions().find(office.agent.agency, office.agent.user, sold.session.id).await;
        let kept = session.expect("read").expect("our session").details.party.expect("a party");
        drop(tx);
        assert!(passports_of(&kept.travellers).is_empty());

        let order = office.book(&sold).await.expect("booked");
        assert!(passports_of(&stored(&office, &order).await.details.travellers).is_empty());
        assert_eq!(passports_of(&office.order(&order.reference).await.order.details.travellers), passports);
        // Changes of the order lose nothing.
        office.cancel(&order.reference).await.expect("cancelled");
        assert_eq!(passports_of(&office.order(&order.reference).await.order.details.travellers), passports);
    }

    async fn passports_stored_in_the_open_are_sealed_where_they_lie(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        let sold = office.sold().await;
        let mut order = office.book(&sold).await.expect("booked");
        let passports = passports_of(&order.details.travellers);
        // As an earlier release stored them.
        let mut session = sold.session.clone();
        order.sealed_passports = None;
        session.sealed_passports = None;
        let tx = office.test.db.begin(&office.scope()).await.expect("a transaction");
        assert!(tx.flights().save(&mut order).await.expect("saved"));
        assert!(tx.price_sessions().save(&mut session).await.expect("saved"));
        tx.commit().await.expect("committed");
        assert_eq!(passports_of(&stored(&office, &order).await.details.travellers), passports);
        assert_eq!(passports_of(&office.order(&order.reference).await.order.details.travellers), passports);

        assert_eq!(passports::encrypt_stored(&office.services).await.expect("sealed"), 2);
        assert!(passports_of(&stored(&office, &order).await.details.travellers).is_empty());
        assert_eq!(passports_of(&office.order(&order.reference).await.order.details.travellers), passports);
        assert_eq!(passports::encrypt_stored(&office.services).await.expect("nothing to do"), 0);
    }
}
