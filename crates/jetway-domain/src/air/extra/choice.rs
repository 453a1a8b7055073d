//! Matches an agent's selection with the catalogue. Prices always come from the server, never from the client.

use super::{Catalogue, Extra, ExtraKind, SeatStatus, ServiceOption, Words};
use crate::air::offer::Ptc;
use crate::air::traveller::Traveller;
use crate::air::traveller::alone::names_guardians;
use crate::money::Money;

/// Maximum length of a remark, in characters.
const LONGEST_REMARK: usize = 70;

/// An extra selected for one traveller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtraChoice {
    /// Kind of extra.
    pub kind: ExtraKind,
    /// A seat's designator or an option's code.
    pub code: String,
    /// The traveller.
    pub traveller_id: String,
    /// The flight, or the first of the flights it covers.
    pub segment_id: String,
    /// Number of pieces.
    pub quantity: u8,
    /// Remark for the airline.
    pub remark: Option<String>,
}

/// Why a selection is invalid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtraFault {
    /// Index of the selection.
    pub at: usize,
    /// Stable code, such as `extra.quantity`.
    pub code: &'static str,
    /// One sentence, safe to show.
    pub detail: String,
    /// It was on sale before and no longer is.
    pub gone: bool,
}

/// Looks up every selection in the current catalogue.
///
/// # Errors
/// Every invalid selection, with the reason. The agent corrects them and tries again.
pub fn choose(
    choices: &[ExtraChoice],
    catalogue: &Catalogue,
    travellers: &[Traveller],
) -> Result<Vec<Extra>, Vec<ExtraFault>> {
    let mut faults = Vec::new();
    let mut extras: Vec<Extra> = Vec::with_capacity(choices.len());
    for (at, choice) in choices.iter().enumerate() {
        let found = one(choice, catalogue, travellers).and_then(|extra| alone(extra, &extras));
        match found {
            Ok(extra) => extras.push(Extra {
                extra_id: format!("x{}", at + 1),
                ..extra
            }),
            Err(why) => faults.push(ExtraFault {
                at,
                code: why.code,
                detail: why.detail,
                gone: why.gone,
            }),
        }
    }
    if faults.is_empty() { Ok(extras) } else { Err(faults) }
}

struct Why {
    code: &'static str,
    detail: String,
    gone: bool,
}

fn wrong(code: &'static str, detail: impl Into<String>) -> Why {
    Why {
        code,
        detail: detail.into(),
        gone: false,
    }
}

fn gone(code: &'static str, detail: String) -> Why {
    Why {
        code,
        detail,
        gone: true,
    }
}

fn one(choice: &ExtraChoice, catalogue: &Catalogue, travellers: &[Traveller]) -> Result<Extra, Why> {
    let traveller = travellers
        .iter()
        .find(|traveller| traveller.traveller_id == choice.traveller_id)
        .ok_or_else(|| wrong("extra.traveller", "No such traveller."))?;
    if let Some(remark) = &choice.remark
        && (remark.chars().count() > LONGEST_REMARK || !remark.chars().all(|letter| (' '..='~').contains(&letter)))
    {
        let detail = format!("At most {LONGEST_REMARK} Latin letters and digits.");
        return Err(wrong("extra.remark", detail));
    }
    match choice.kind {
        ExtraKind::Seat => seat(choice, catalogue, traveller, travellers),
        ExtraKind::Baggage | ExtraKind::Meal | ExtraKind::Request => option(choice, catalogue, traveller),
    }
}

fn seat(choice: &ExtraChoice, catalogue: &Catalogue, traveller: &Traveller, party: &[Traveller]) -> Result<Extra, Why> {
    let map = catalogue
        .seat_maps
        .iter()
        .find(|map| map.segment_id == choice.segment_id);
    let seat = map.and_then(|map| map.seat(&choice.code));
    let seat = seat.ok_or_else(|| gone("seat.unknown", format!("There is no seat {}.", choice.code)))?;
    if seat.status != SeatStatus::Free {
        let detail = format!("Seat {} was taken meanwhile.", choice.code);
        return Err(gone("seat.taken", detail));
    }
    if traveller.ptc == Ptc::Inf {
        return Err(wrong("seat.infant", "An infant travels on an adult's lap."));
    }
    let has_infant = party
        .iter()
        .any(|other| other.linked_adult_id.as_ref() == Some(&traveller.traveller_id));
    if seat.adults_only && (traveller.ptc != Ptc::Adt || has_infant) {
        let detail = "Seats at an exit are for adults without an infant.";
        return Err(wrong("seat.exit", detail));
    }
    Ok(Extra {
        extra_id: String::new(),
        kind: ExtraKind::Seat,
        code: seat.designator.clone(),
        name: format!("Seat {}", seat.designator),
        traveller_id: traveller.traveller_id.clone(),
        segment_ids: vec![choice.segment_id.clone()],
        quantity: 1,
        remark: None,
        price: seat.price,
    })
}

fn option(choice: &ExtraChoice, catalogue: &Catalogue, traveller: &Traveller) -> Result<Extra, Why> {
    let sold = |option: &&ServiceOption| {
        option.kind == choice.kind
            && option.code == choice.code
            && option.segment_ids.first() == Some(&choice.segment_id)
    };
    let option = catalogue.options.iter().find(sold);
    let option = option.ok_or_else(|| gone("extra.unknown", format!("{} is not sold here.", choice.code)))?;
    if !option.ptcs.contains(&traveller.ptc) {
        return Err(wrong("extra.passengerType", "Not for a traveller of this age."));
    }
    if choice.quantity == 0 || choice.quantity > option.most {
        let detail = format!("1 to {}.", option.most);
        return Err(wrong("extra.quantity", detail));
    }
    let remark = said_with(option, choice)?;
    let minor = option.price.minor.checked_mul(i64::from(choice.quantity));
    let minor = minor.ok_or_else(|| wrong("extra.quantity", "Too many."))?;
    Ok(Extra {
        extra_id: String::new(),
        kind: option.kind,
        code: option.code.clone(),
        name: option.name.clone(),
        traveller_id: traveller.traveller_id.clone(),
        segment_ids: option.segment_ids.clone(),
        quantity: choice.quantity,
        remark,
        price: Money::new(minor, option.price.currency),
    })
}

/// The remark of a selection, dropped if the option takes none.
fn said_with(option: &ServiceOption, choice: &ExtraChoice) -> Result<Option<String>, Why> {
    match option.words {
        Words::None => Ok(None),
        Words::Any => Ok(choice.remark.clone()),
        Words::Guardians if choice.remark.as_deref().is_some_and(names_guardians) => Ok(choice.remark.clone()),
        Words::Guardians => {
            let detail = "Say who brings the child and who meets it, each with a phone number.";
            Err(wrong("extra.guardians", detail))
        }
    }
}

/// Checks for duplicates: one seat and one meal per traveller and flight, one traveller per seat, no request twice.
fn alone(extra: Extra, others: &[Extra]) -> Result<Extra, Why> {
    let on_board = |other: &&Extra| other.kind == extra.kind && other.segment_ids.first() == extra.segment_ids.first();
    for other in others.iter().filter(on_board) {
        let same_person = other.traveller_id == extra.traveller_id;
        let clash = match extra.kind {
            ExtraKind::Seat => same_person || other.code == extra.code,
            ExtraKind::Meal => same_person,
            ExtraKind::Baggage | ExtraKind::Request => same_person && other.code == extra.code,
        };
        if clash {
            return Err(wrong("extra.twice", "Chosen twice on the same flight."));
        }
    }
    Ok(extra)
}
