//! Seat maps of an offer's flights.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use jetway_domain::air::extra::{Extra, ExtraKind, SeatCell, SeatStatus};
use jetway_domain::air::offer::Ptc;
use serde::Deserialize;
use serde_json::json;

use super::offers::current;
use crate::Simulator;
use crate::paint;
use crate::reply::{Answer, Fault};
use crate::shelf::{Offered, Service, Shelf};

#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    offer_id: String,
}

pub(super) async fn show(State(simulator): State<Arc<Simulator>>, Query(asked): Query<Asked>) -> Answer {
    let mut shelf = simulator.shelf.lock().await;
    let offered = current(&simulator, &mut shelf, &asked.offer_id).await?;
    let catalogue = simulator
        .supplier
        .extras(&offered.offer)
        .await
        .map_err(|_| Fault::lost())?;
    let mut drawn = Vec::new();
    for map in &catalogue.seat_maps {
        let cells = map.rows.iter().flat_map(|row| &row.cells);
        for cell in cells {
            if let SeatCell::Seat(seat) = cell
                && seat.status == SeatStatus::Free
            {
                sell(&mut shelf, &offered, map.segment_id.as_str(), seat);
            }
        }
        drawn.push(paint::seat_map(&offered, map, &shelf));
    }
    Ok(Json(json!({ "data": drawn })).into_response())
}

/// A free seat is on sale to every traveller who may sit there, with the same id each time the map is requested.
fn sell(shelf: &mut Shelf, offered: &Offered, segment: &str, seat: &jetway_domain::air::extra::Seat) {
    let may_sit = |ptc| ptc == Ptc::Adt || ptc == Ptc::Chd && !seat.adults_only;
    for person in offered.people.iter().filter(|person| may_sit(person.ptc)) {
        let id = paint::seat_service(offered, segment, &seat.designator, &person.id);
        let extra = Extra {
            extra_id: id.clone(),
            kind: ExtraKind::Seat,
            code: seat.designator.clone(),
            name: format!("Seat {}", seat.designator),
            traveller_id: person.id.clone(),
            segment_ids: vec![segment.to_owned()],
            quantity: 1,
            remark: None,
            price: seat.price,
        };
        let service = Service {
            offer: offered.id.clone(),
            extra,
            most: 1,
        };
        shelf.services.insert(id, service);
    }
}
