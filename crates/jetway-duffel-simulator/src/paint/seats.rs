//! Seat maps: rows divided into sections by the aisles.

use jetway_domain::air::extra::{Seat, SeatCell, SeatMap, SeatRow, SeatStatus};
use serde_json::{Value, json};

use super::flights::{cabin, segment_id, slice_id};
use crate::shelf::{Offered, Shelf};

/// The id of a seat on sale for one passenger.
pub(crate) fn seat_service(offered: &Offered, segment: &str, designator: &str, person: &str) -> String {
    let (offer, person) = (offered.id.trim_start_matches("off_"), person.trim_start_matches("pas_"));
    format!("ase_{offer}_{segment}_{designator}_{person}")
}

/// The seat map of one flight.
pub(crate) fn seat_map(offered: &Offered, map: &SeatMap, shelf: &Shelf) -> Value {
    let segment = offered
        .offer
        .segments
        .iter()
        .find(|segment| segment.segment_id == map.segment_id);
    let journey = segment.map_or(0, |segment| segment.journey_index);
    let aisles = map.columns.iter().filter(|column| column.is_none()).count();
    let row_at = |number: u16| map.rows.iter().position(|row| row.number == Some(number));
    let wings = map.wing.and_then(|(first, last)| row_at(first).zip(row_at(last)));
    let rows = map
        .rows
        .iter()
        .map(|row| json!({ "sections": sections(offered, map, row, shelf) }));
    json!({
        "id": format!("sea_{}_{}", offered.id.trim_start_matches("off_"), map.segment_id),
        "segment_id": segment_id(&offered.id, &map.segment_id),
        "slice_id": slice_id(&offered.id, journey),
        "cabins": [{
            "deck": 0,
            "cabin_class": cabin(map.cabin).0,
            "aisles": aisles,
            "wings": wings.map(|(first, last)| json!({ "first_row_index": first, "last_row_index": last })),
            "rows": rows.collect::<Vec<_>>(),
        }],
    })
}

/// Every row is divided at the cabin's aisles, whatever the row contains there.
fn sections(offered: &Offered, map: &SeatMap, row: &SeatRow, shelf: &Shelf) -> Vec<Value> {
    let mut sections: Vec<Vec<Value>> = vec![Vec::new()];
    for (column, cell) in map.columns.iter().zip(&row.cells) {
        match (column, sections.last_mut()) {
            (Some(_), Some(section)) => section.push(element(offered, map, cell, shelf)),
            (None, _) | (_, None) => sections.push(Vec::new()),
        }
    }
    sections
        .into_iter()
        .map(|elements| json!({ "elements": elements }))
        .collect()
}

fn element(offered: &Offered, map: &SeatMap, cell: &SeatCell, shelf: &Shelf) -> Value {
    match cell {
        SeatCell::Seat(seat) => seat_element(offered, map, seat, shelf),
        SeatCell::Aisle | SeatCell::Empty => json!({ "type": "empty" }),
        SeatCell::Lavatory => json!({ "type": "lavatory" }),
        SeatCell::Galley => json!({ "type": "galley" }),
    }
}

fn seat_element(offered: &Offered, map: &SeatMap, seat: &Seat, shelf: &Shelf) -> Value {
    let on_sale = offered.people.iter().filter_map(|person| {
        let id = seat_service(offered, &map.segment_id, &seat.designator, &person.id);
        let service = shelf.services.get(&id).filter(|_| seat.status == SeatStatus::Free)?;
        Some(json!({
            "id": id,
            "passenger_id": person.id,
            "total_amount": service.extra.price.amount(),
            "total_currency": service.extra.price.currency.as_str(),
        }))
    });
    json!({
        "type": "seat",
        "designator": seat.designator,
        "name": null,
        "disclosures": [],
        "available_services": on_sale.collect::<Vec<_>>(),
    })
}
