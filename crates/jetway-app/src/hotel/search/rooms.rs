//! Rooms of one hotel across suppliers.

use jetway_connectors::port::hotel::SupplierHotel;
use jetway_connectors::reference::fold;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::hotel::rate::{HotelRate, Room};

use super::card::with_commission;
use super::places::guid;

/// A room type with the rates of all suppliers.
#[derive(Debug, Clone)]
pub struct RoomGroup {
    /// Its id.
    pub guid: String,
    /// As the first supplier describes it.
    pub room: Room,
    /// Its rates, the lowest first: the rate's id, the supplier's code of the hotel, and the rate.
    pub rates: Vec<(String, String, HotelRate)>,
}

/// Rooms are the same when their beds and the words of their names are. Their ids do not depend on the hotel's id, which
/// changes once a higher-ranked supplier answers.
pub(super) fn grouped(answers: Vec<SupplierHotel>, rules: &PricingRules) -> Vec<RoomGroup> {
    let mut groups: Vec<(String, RoomGroup)> = Vec::new();
    for answer in answers {
        for rate in answer.rates {
            let Some(rate) = with_commission(rate, rules) else {
                continue;
            };
            let key = room_key(&rate.room);
            let at = groups.iter().position(|(known, _)| *known == key);
            let at = at.unwrap_or_else(|| {
                let group = RoomGroup {
                    guid: guid(&[&key]),
                    room: rate.room.clone(),
                    rates: Vec::new(),
                };
                groups.push((key, group));
                groups.len() - 1
            });
            let id = guid(&[&rate.supplier.0, &answer.code, &rate.key]);
            groups[at].1.rates.push((id, answer.code.clone(), rate));
        }
    }
    let mut groups: Vec<RoomGroup> = groups.into_iter().map(|(_, group)| group).collect();
    for group in &mut groups {
        group.rates.sort_by_key(|(_, _, rate)| rate.total.minor);
    }
    groups.sort_by_key(|group| group.rates.first().map(|(_, _, rate)| rate.total.minor));
    groups
}

fn room_key(room: &Room) -> String {
    let folded = fold(&room.name);
    let mut words: Vec<&str> = folded
        .split_whitespace()
        .filter(|word| !matches!(*word, "room" | "apartment" | "with" | "and"))
        .collect();
    words.sort_unstable();
    words.dedup();
    format!("{}|{}", words.join(" "), fold(&room.beds))
}
