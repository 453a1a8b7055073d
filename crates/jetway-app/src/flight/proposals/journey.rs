//! A journey of several products in a proposal's PDF.

use jetway_documents::{ProposedTrip, Words};
use jetway_domain::air::proposal::{ProposedJourney, ProposedLine};
use jetway_domain::lot::umrah::{FareLine, LineContent, StayLine, VisaLine};

use crate::context::place_names::{airline_name, names_in};
use crate::flight::documents::text::money;
use crate::hotel::documents::board;
use crate::lots::group::trip::legs;
use crate::order::dates::{date, time};
use crate::order::documents::itinerary::journeys;

/// Its lines, and their sum.
pub(super) fn parts(journey: &ProposedJourney, words: &Words) -> Vec<ProposedTrip> {
    let lines = journey.lines.iter().map(|line| part(line, words));
    let total = ProposedTrip {
        title: words.total.clone(),
        terms: Vec::new(),
        journeys: Vec::new(),
        amount: money(journey.total),
    };
    lines.chain([total]).collect()
}

fn part(line: &ProposedLine, words: &Words) -> ProposedTrip {
    let amount = money(line.amount);
    match &line.content {
        LineContent::Fare(fare) => flights(fare, amount, words),
        LineContent::Stay(stay) => hotel(stay, amount, words),
        LineContent::Visa(visa) => visas(visa, amount, words),
    }
}

fn flights(fare: &FareLine, amount: String, words: &Words) -> ProposedTrip {
    let airline = airline_name(fare.airline, names_in(words));
    // A lot says nothing of cabins.
    let flown: Vec<_> = legs(&fare.journeys)
        .into_iter()
        .map(|leg| (leg, String::new()))
        .collect();
    let baggage = (!fare.baggage.is_empty()).then(|| format!("{}: {}", words.baggage, fare.baggage));
    ProposedTrip {
        title: format!("{} · {airline}", words.flights),
        terms: baggage.into_iter().collect(),
        journeys: journeys(&flown, words),
        amount,
    }
}

fn hotel(stay: &StayLine, amount: String, words: &Words) -> ProposedTrip {
    let (from, until) = (date(stay.stay.check_in, words), date(stay.stay.check_out, words));
    let cancellation = stay.free_until_local.map_or_else(
        || words.not_refundable.clone(),
        |at| {
            let day = date(at.date(), words);
            format!("{}: {} {day} {}", words.cancellation, words.free_until, time(at))
        },
    );
    let stars = "★".repeat(usize::from(stay.stars));
    let at_hotel = stay.pay_at_hotel.is_positive();
    let at_hotel = at_hotel.then(|| format!("{}: {}", words.pay_at_hotel, money(stay.pay_at_hotel)));
    let terms = [
        stay.address.clone(),
        format!("{from} – {until}"),
        format!("{}: {}", words.nights, stay.stay.nights()),
        format!("{}: {} × {}", words.rooms, stay.rooms, stay.room),
        board(stay.board, words).clone(),
        cancellation,
    ];
    ProposedTrip {
        title: format!("{} · {} {stars}", words.hotel, stay.hotel),
        terms: terms.into_iter().chain(at_hotel).collect(),
        journeys: Vec::new(),
        amount,
    }
}

fn visas(visa: &VisaLine, amount: String, words: &Words) -> ProposedTrip {
    let name = visa.name.in_language(names_in(words));
    let processing = &visa.processing;
    ProposedTrip {
        title: format!("{} · {name}", words.visa_type),
        terms: vec![
            format!("{}: {}", words.applicants, visa.applicants),
            format!("{}: {}–{}", words.processing_days, processing.min, processing.max),
        ],
        journeys: Vec::new(),
        amount,
    }
}
