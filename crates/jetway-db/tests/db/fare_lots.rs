//! Fare lots: seats that many take at once, lists, imports and their undoing.

use std::collections::BTreeSet;

use chrono::{NaiveDateTime, TimeDelta};
use jetway_db::repo::prices::fare_lots::{DaySeats, LotListFilter, LotMark, SaleFilter, SeatChange, UndoneImport};
use jetway_db::{Database, TenantScope, Tx};
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::ids::{AgencyId, FareLotId, LotImportId, OrderId, SeatMoveId};
use jetway_domain::lot::{
    FareLot, LotDeposit, LotFeature, LotFlight, LotImport, LotJourney, LotKind, LotOffer, LotSeats, LotState, LotTerms,
    LotVisibility, SeatMove, SeatPrice, SeatPrices,
};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_testkit::{TestDatabase, on_both_engines, start};
use uuid::Uuid;

const LOT: FareLotId = FareLotId(Uuid::from_u128(7));

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn flight(number: &str, from: &str, to: &str, departs: NaiveDateTime) -> LotFlight {
    LotFlight {
        number: number.to_owned(),
        origin: AirportCode::parse(from).expect("an airport"),
        destination: AirportCode::parse(to).expect("an airport"),
        departs,
        arrives: departs + TimeDelta::hours(2),
    }
}

/// A lot on sale that leaves some days after the start.
pub(crate) fn lot(id: FareLotId, days: i64, total: u32) -> FareLot {
    let departs_at = start() + TimeDelta::days(days);
    let price = SeatPrice {
        customer: aed(180_000),
        agent: aed(170_000),
    };
    FareLot {
        id,
        version: 1,
        state: LotState::OnSale,
        visibility: LotVisibility::Only(BTreeSet::from([AgencyId(Uuid::from_u128(1))])),
        seats: LotSeats {
            total,
            held: 0,
            sold: 0,
        },
        offer: LotOffer {
            kind: LotKind::Umrah,
            title: format!("Umrah after {days} days"),
            airline: CarrierCode::parse("SV").expect("an airline"),
            journeys: vec![LotJourney {
                flights: vec![flight("SV551", "DXB", "JED", departs_at.naive_utc())],
            }],
            departs_at,
            ends_at: departs_at + TimeDelta::hours(2),
            prices: SeatPrices {
                adult: price,
                child: price,
                infant: price,
            },
            baggage: "30 kg".to_owned(),
            features: BTreeSet::from([LotFeature::Direct]),
            rating_tenths: 43,
            terms: LotTerms {
                deposit: LotDeposit::Percent(25),
                deposit_hours: 2,
                names_by: departs_at - TimeDelta::days(14),
                balance_by: departs_at - TimeDelta::days(12),
                ticketing_by: departs_at - TimeDelta::days(7),
                min_passengers: 1,
                max_passengers: 40,
                drop_penalty: aed(10_000),
                cancel_penalty_percent: 50,
                name_change_fee: aed(5_000),
                keep_deposit_percent: 100,
            },
            notes: Some("With a guide.".to_owned()),
        },
        import: None,
        changed_at: start(),
        changed_by: "Nadia".to_owned(),
    }
}

/// All umrah lots that an agency sees.
pub(crate) fn on_sale(agency: AgencyId) -> SaleFilter {
    SaleFilter {
        kind: LotKind::Umrah,
        agency,
        now: start(),
        days: None,
        airports: Vec::new(),
        seats: None,
    }
}

/// A move of an order, both numbered.
pub(crate) fn moved(number: u128, seats: u32) -> SeatMove {
    SeatMove {
        id: SeatMoveId(Uuid::from_u128(number)),
        lot: LOT,
        order: OrderId(Uuid::from_u128(number)),
        seats,
        at: start(),
    }
}

fn change(number: u128, delta: i32) -> SeatChange {
    SeatChange {
        id: SeatMoveId(Uuid::from_u128(number)),
        lot: LOT,
        delta,
        by: "Nadia".to_owned(),
        reason: "The airline took some back.".to_owned(),
        at: start() + TimeDelta::minutes(i64::try_from(number).unwrap_or_default()),
    }
}

async fn put(test: &TestDatabase, lots: &[FareLot]) {
    let tx = test.db.begin(&test.scope("falcon")).await.expect("the database");
    tx.fare_lots().insert(lots).await.expect("the database");
    tx.commit().await.expect("the database");
}

async fn seats(test: &TestDatabase) -> LotSeats {
    let tx = test.db.read(&test.scope("falcon")).await.expect("the database");
    tx.fare_lots()
        .find(LOT)
        .await
        .expect("the database")
        .expect("the lot")
        .seats
}

async fn take(db: &Database, scope: &TenantScope, seats: SeatMove) -> bool {
    let tx = db.begin(scope).await.expect("the database");
    let taken = tx.fare_lots().take(&seats).await.expect("the database");
    tx.commit().await.expect("the database");
    taken
}

on_both_engines! {
    async fn a_lot_is_read_as_it_was_written(test: TestDatabase) {
        let written = lot(LOT, 60, 40);
        put(&test, std::slice::from_ref(&written)).await;
        let tx = test.db.read(&test.scope("falcon")).await.unwrap();
        assert_eq!(tx.fare_lots().find(LOT).await.unwrap(), Some(written.clone()));
    }

    async fn an_agency_finds_the_lots_on_sale_that_it_sees_and_asks_for(test: TestDatabase) {
        let id = |number| FareLotId(Uuid::from_u128(number));
        let (named, mut open) = (lot(id(1), 60, 10), lot(id(2), 40, 5));
        open.visibility = LotVisibility::All;
        put(&test, &[named.clone(), open.clone()]).await;
        let tx = test.db.read(&test.scope("falcon")).await.unwrap();
        let all = on_sale(AgencyId(Uuid::from_u128(1)));
        let day = named.offer.departure_date().unwrap();
        let table = [
            (all.clone(), vec![2, 1], "both, by departure"),
            (on_sale(AgencyId(Uuid::from_u128(2))), vec![2], "what another agency sees"),
            (SaleFilter { kind: LotKind::Group, ..all.clone() }, vec![], "another kind"),
            (SaleFilter { now: open.offer.departs_at, ..all.clone() }, vec![1], "what has not left"),
            (SaleFilter { days: Some((day, day)), ..all.clone() }, vec![1], "a day"),
            (SaleFilter { seats: Some(6), ..all.clone() }, vec![1], "free seats"),
            (SaleFilter { airports: vec![AirportCode::parse("JED").unwrap()], ..all.clone() }, vec![2, 1], "an airport"),
            (SaleFilter { airports: vec![AirportCode::parse("MED").unwrap()], ..all.clone() }, vec![], "another airport"),
        ];
        for (filter, expected, what) in table {
            let found = tx.fare_lots().on_sale(&filter, None, 9).await.unwrap();
            assert_eq!(found.iter().map(|lot| lot.id).collect::<Vec<_>>(), expected.into_iter().map(id).collect::<Vec<_>>(), "{what}");
        }
        assert_eq!(tx.fare_lots().on_sale(&all, None, 1).await.unwrap().len(), 1);
        let rest = tx.fare_lots().on_sale(&all, Some(LotMark::of(&open)), 9).await.unwrap();
        assert_eq!(rest.iter().map(|lot| lot.id).collect::<Vec<_>>(), [id(1)], "after the first");
    }

    async fn many_take_exactly_the_seats_there_are(test: TestDatabase) {
        put(&test, &[lot(LOT, 60, 25)]).await;
        let scope = test.scope("falcon");
        let tasks: Vec<_> = (1..=200)
            .map(|order| {
                let (db, scope) = (test.db.clone(), scope.clone());
                tokio::spawn(async move { take(&db, &scope, moved(order, 3)).await })
            })
            .collect();
        let mut taken = 0;
        for task in tasks {
            taken += u32::from(task.await.unwrap());
        }
        assert_eq!(taken, 8);
        assert_eq!(seats(&test).await, LotSeats { total: 25, held: 24, sold: 0 });
    }

    async fn seats_go_from_held_to_sold_and_back_and_never_below_nothing(test: TestDatabase) {
        put(&test, &[lot(LOT, 60, 10)]).await;
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        let lots = tx.fare_lots();
        assert!(!lots.give_back(&moved(1, 1)).await.unwrap());
        assert!(!lots.sell(&moved(2, 1)).await.unwrap());
        assert!(lots.take(&moved(3, 6)).await.unwrap());
        assert!(!lots.take(&moved(4, 5)).await.unwrap());
        assert!(lots.give_back(&moved(5, 2)).await.unwrap());
        assert!(lots.sell(&moved(6, 3)).await.unwrap());
        assert!(!lots.sell(&moved(7, 2)).await.unwrap());
        assert!(lots.refund(&moved(8, 1)).await.unwrap());
        assert!(!lots.refund(&moved(9, 3)).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(seats(&test).await, LotSeats { total: 10, held: 1, sold: 2 });
    }

    async fn nobody_takes_seats_of_a_draft_or_of_flights_that_have_left(test: TestDatabase) {
        let mut draft = lot(LOT, 60, 10);
        draft.state = LotState::Draft;
        put(&test, std::slice::from_ref(&draft)).await;
        let scope = test.scope("falcon");
        assert!(!take(&test.db, &scope, moved(1, 1)).await);
        let tx = test.db.begin(&scope).await.unwrap();
        draft.state = LotState::OnSale;
        assert!(tx.fare_lots().save(&mut draft).await.unwrap());
        tx.commit().await.unwrap();
        let late = SeatMove { at: draft.offer.departs_at, ..moved(2, 1) };
        assert!(!take(&test.db, &scope, late).await);
        assert!(take(&test.db, &scope, moved(3, 1)).await);
    }

    async fn a_lot_never_has_fewer_seats_than_its_orders(test: TestDatabase) {
        put(&test, &[lot(LOT, 60, 10)]).await;
        let scope = test.scope("falcon");
        assert!(take(&test.db, &scope, moved(1, 6)).await);
        let tx = test.db.begin(&scope).await.unwrap();
        assert!(!tx.fare_lots().change_seats(&change(2, -5), 1).await.unwrap());
        assert!(tx.fare_lots().change_seats(&change(3, -4), 1).await.unwrap());
        assert!(!tx.fare_lots().change_seats(&change(9, 2), 1).await.unwrap(), "it has another version");
        assert!(tx.fare_lots().change_seats(&change(4, 2), 2).await.unwrap());
        let changes = tx.fare_lots().seat_changes(LOT, 9).await.unwrap();
        assert_eq!(changes, [change(4, 2), change(3, -4)], "newest first, without the order's");
        tx.commit().await.unwrap();
        assert_eq!(seats(&test).await, LotSeats { total: 8, held: 6, sold: 0 });
        // What keeps it so when code does not.
        let tx = test.db.begin(&scope).await.unwrap();
        let oversold = tx.tamper("update fare_lots set seats_held = 9").await;
        assert!(matches!(oversold, Err(jetway_db::DbError::Refused(_))), "{oversold:?}");
    }

    async fn saving_keeps_seats_and_conflicts_with_another_save_alone(test: TestDatabase) {
        let mut known = lot(LOT, 60, 10);
        put(&test, std::slice::from_ref(&known)).await;
        let scope = test.scope("falcon");
        assert!(take(&test.db, &scope, moved(1, 6)).await);
        let mut stale = known.clone();
        known.offer.title = "A new title".to_owned();
        known.visibility = LotVisibility::All;
        let tx = test.db.begin(&scope).await.unwrap();
        assert!(tx.fare_lots().save(&mut known).await.unwrap());
        assert!(!tx.fare_lots().save(&mut stale).await.unwrap());
        let saved = tx.fare_lots().find(LOT).await.unwrap().unwrap();
        assert_eq!((saved.version, saved.seats.held), (2, 6));
        assert_eq!((saved.offer.title.as_str(), saved.visibility), ("A new title", LotVisibility::All));
    }

    async fn pages_follow_each_other_by_departure(test: TestDatabase) {
        let id = |number| FareLotId(Uuid::from_u128(number));
        let lots: Vec<FareLot> = [(1, 50), (2, 40), (3, 60), (4, 40)].map(|(number, days)| lot(id(number), days, 9)).into();
        put(&test, &lots).await;
        let tx = test.db.read(&test.scope("falcon")).await.unwrap();
        let all = LotListFilter::default();
        let ids = |lots: &[FareLot]| lots.iter().map(|lot| lot.id).collect::<Vec<_>>();
        let first = tx.fare_lots().page(&all, None, 2).await.unwrap();
        assert_eq!(ids(&first), [id(2), id(4)]);
        let mark = LotMark { departs_at: first[1].offer.departs_at, id: first[1].id };
        assert_eq!(ids(&tx.fare_lots().page(&all, Some(mark), 9).await.unwrap()), [id(1), id(3)]);
        let found = |search: &str| LotListFilter { search: Some(search.to_owned()), ..LotListFilter::default() };
        assert_eq!(ids(&tx.fare_lots().page(&found("AFTER 60"), None, 9).await.unwrap()), [id(3)]);
        assert_eq!(tx.fare_lots().page(&found("sv551"), None, 9).await.unwrap().len(), 4);
        assert_eq!(tx.fare_lots().page(&found("%"), None, 9).await.unwrap(), []);
        let day = lots[0].offer.departure_date().unwrap();
        let of_day = LotListFilter { from: Some(day), to: Some(day), ..LotListFilter::default() };
        assert_eq!(ids(&tx.fare_lots().page(&of_day, None, 9).await.unwrap()), [id(1)]);
        let seats = DaySeats { day, lots: 1, total: 9, held: 0, sold: 0 };
        assert_eq!(tx.fare_lots().by_day(None, day, day).await.unwrap(), [seats]);
        assert_eq!(tx.fare_lots().by_day(Some(LotKind::Group), day, day).await.unwrap(), []);
        let before = day - TimeDelta::days(10);
        let both = tx.fare_lots().by_day(Some(LotKind::Umrah), before, day).await.unwrap();
        assert_eq!(both.iter().map(|day| (day.lots, day.total)).collect::<Vec<_>>(), [(2, 18), (1, 9)]);
    }

    async fn lots_from_before_their_limits_are_brought_within_them(test: TestDatabase) {
        let id = |number| FareLotId(Uuid::from_u128(number));
        let (mut large, mut dear, usual) = (lot(id(1), 60, 900), lot(id(2), 60, 10), lot(id(3), 60, 10));
        (large.offer.terms.min_passengers, large.offer.terms.max_passengers) = (600, 2_000);
        dear.offer.terms.drop_penalty = aed(175_000);
        dear.offer.prices.child.agent = aed(99_000);
        put(&test, &[large, dear, usual.clone()]).await;
        test.db.undo_migrations_from("m20261127_000048_lot_limits").await.expect("undone");
        let db = Database::open(test.url()).await.expect("migrated");
        let tx = db.read(&test.scope("falcon")).await.unwrap();
        let read = async |number| tx.fare_lots().find(id(number)).await.unwrap().unwrap();
        let (large, dear) = (read(1).await, read(2).await);
        assert_eq!((large.offer.terms.min_passengers, large.offer.terms.max_passengers), (500, 500));
        assert_eq!(large.offer.terms.drop_penalty, aed(10_000), "what fits stays");
        assert_eq!((dear.offer.terms.drop_penalty, dear.offer.terms.max_passengers), (aed(99_000), 40));
        assert_eq!((large.offer.faults(900), dear.offer.faults(10)), (vec![], vec![]), "both can be saved");
        assert_eq!(read(3).await, usual);
    }

    async fn an_import_of_five_thousand_lots_is_undone_but_for_those_with_orders(test: TestDatabase) {
        let import = LotImport { id: LotImportId(Uuid::from_u128(1)), lots: 5_000, loaded: Some(0), made_by: "Nadia".to_owned(), made_at: start(), undone: None };
        let mut lots: Vec<FareLot> = (1..=5_000_u128).map(|number| lot(FareLotId(Uuid::from_u128(number)), 60, 10)).collect();
        for lot in &mut lots {
            lot.import = Some(import.id);
            lot.state = LotState::Draft;
        }
        let scope = test.scope("falcon");
        let tx = test.db.begin(&scope).await.unwrap();
        assert!(tx.fare_lots().insert_import(&import, "a file").await.unwrap());
        let again = LotImport { id: LotImportId(Uuid::from_u128(2)), ..import.clone() };
        assert!(!tx.fare_lots().insert_import(&again, "a file").await.unwrap());
        assert_eq!(tx.fare_lots().import_of("a file").await.unwrap(), Some(import.clone()));
        assert_eq!(tx.fare_lots().import_of("another").await.unwrap(), None);
        tx.fare_lots().insert(&lots[..2_000]).await.unwrap();
        assert!(tx.fare_lots().set_import_loaded(import.id, 2_000).await.unwrap());
        assert_eq!(tx.fare_lots().imports(9).await.unwrap(), [LotImport { loaded: Some(2_000), ..import.clone() }]);
        tx.fare_lots().insert(&lots[2_000..]).await.unwrap();
        let on_sale_now = async |tx: &Tx| tx.fare_lots().on_sale(&on_sale(AgencyId(Uuid::from_u128(1))), None, 5_000).await.unwrap().len();
        assert_eq!(on_sale_now(&tx).await, 0, "none is sold before all are there");
        // A lot that an operator changed meanwhile is as they left it.
        assert!(tx.fare_lots().save(&mut lots[4_999]).await.unwrap());
        let all: Vec<FareLotId> = lots.iter().map(|lot| lot.id).collect();
        assert!(tx.fare_lots().end_import(import.id, &all).await.unwrap());
        assert_eq!(on_sale_now(&tx).await, 4_999);
        tx.commit().await.unwrap();
        assert!(take(&test.db, &scope, moved(1, 2)).await);
        let tx = test.db.begin(&scope).await.unwrap();
        // What was given back was an order's all the same.
        assert!(tx.fare_lots().give_back(&moved(2, 2)).await.unwrap());
        assert!(tx.fare_lots().change_seats(&SeatChange { lot: FareLotId(Uuid::from_u128(8)), ..change(3, 1) }, 2).await.unwrap());
        let undone = tx.fare_lots().undo_import(import.id, "Sami", start()).await.unwrap();
        assert_eq!(undone, Some(UndoneImport { removed: 4_999, kept: 1 }));
        assert_eq!(tx.fare_lots().undo_import(import.id, "Sami", start()).await.unwrap(), None);
        assert!(!tx.fare_lots().set_import_loaded(import.id, 9).await.unwrap(), "an undone import does not go on");
        assert!(!tx.fare_lots().end_import(import.id, &[]).await.unwrap());
        let known = tx.fare_lots().imports(9).await.unwrap();
        assert_eq!(known, [LotImport { loaded: None, undone: Some(("Sami".to_owned(), start())), ..import }]);
        assert!(tx.fare_lots().insert_import(&again, "a file").await.unwrap(), "the first one is undone");
        let leaves = lots[6].offer.departs_at;
        let kept = tx.fare_lots().kept_of_undone(leaves, leaves).await.unwrap();
        assert_eq!(kept.iter().map(|lot| lot.id).collect::<Vec<_>>(), [LOT], "what the undone import left");
        let later = leaves + TimeDelta::days(1);
        assert_eq!(tx.fare_lots().kept_of_undone(later, later).await.unwrap(), []);
        tx.fare_lots().set_import_lots(again.id, 4_999).await.unwrap();
        assert_eq!(tx.fare_lots().import_of("a file").await.unwrap().map(|import| import.lots), Some(4_999));
        let left = tx.fare_lots().on_sale(&on_sale(AgencyId(Uuid::from_u128(1))), None, 9).await.unwrap();
        assert_eq!(left.iter().map(|lot| lot.id).collect::<Vec<_>>(), [LOT]);
    }
}
