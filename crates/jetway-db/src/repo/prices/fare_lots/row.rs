//! A lot and its row.

use std::collections::BTreeSet;

use jetway_domain::ids::{AgencyId, FareLotId, LotImportId};
use jetway_domain::lot::{FareLot, LotOffer, LotSeats, LotState, LotVisibility};

use crate::entity::prices::fare_lot::Model;
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

pub(super) fn row_of(tx: &Tx, lot: &FareLot) -> Result<Model, DbError> {
    let agencies = match &lot.visibility {
        LotVisibility::All => None,
        LotVisibility::Only(agencies) => Some(to_json(agencies, "fare_lots.agencies")?),
    };
    let offer = &lot.offer;
    Ok(Model {
        tenant: tx.tenant(),
        id: lot.id.0,
        version: i64::from(lot.version),
        kind: offer.kind.name().to_owned(),
        state: lot.state.name().to_owned(),
        seats_total: i64::from(lot.seats.total),
        seats_held: i64::from(lot.seats.held),
        seats_sold: i64::from(lot.seats.sold),
        departs_on: offer.departure_date().unwrap_or_else(|| offer.departs_at.date_naive()),
        departs_at: offer.departs_at,
        words: words(offer),
        offer: to_json(offer, "fare_lots.offer")?,
        agencies,
        import_id: lot.import.map(|import| import.0),
        changed_at: lot.changed_at,
        changed_by: lot.changed_by.clone(),
    })
}

pub(super) fn lot_of(row: Model) -> Result<FareLot, DbError> {
    let count = |count: i64, place| u32::try_from(count).map_err(|_| DbError::Unreadable(place));
    let agencies: Option<BTreeSet<AgencyId>> = row
        .agencies
        .map(|agencies| from_json(agencies, "fare_lots.agencies"))
        .transpose()?;
    Ok(FareLot {
        id: FareLotId(row.id),
        version: count(row.version, "fare_lots.version")?,
        state: LotState::parse(&row.state).ok_or(DbError::Unreadable("fare_lots.state"))?,
        visibility: agencies.map_or(LotVisibility::All, LotVisibility::Only),
        seats: LotSeats {
            total: count(row.seats_total, "fare_lots.seats_total")?,
            held: count(row.seats_held, "fare_lots.seats_held")?,
            sold: count(row.seats_sold, "fare_lots.seats_sold")?,
        },
        offer: from_json(row.offer, "fare_lots.offer")?,
        import: row.import_id.map(LotImportId),
        changed_at: row.changed_at,
        changed_by: row.changed_by,
    })
}

/// What operators search in: title, airline, airports and flight numbers, in lower case.
fn words(offer: &LotOffer) -> String {
    let mut words = vec![offer.title.clone(), offer.airline.to_string()];
    for flight in offer.journeys.iter().flat_map(|journey| &journey.flights) {
        words.extend([
            flight.number.clone(),
            flight.origin.to_string(),
            flight.destination.to_string(),
        ]);
    }
    words.join(" ").to_lowercase()
}
