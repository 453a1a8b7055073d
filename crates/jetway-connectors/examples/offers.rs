//! Prints the sandbox's offers: `cargo run -p jetway-connectors --example offers DXB DAC 2027-01-20 [2027-02-03]
//! [AED]`.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::clock::SystemClock;
use jetway_domain::codes::AirportCode;
use jetway_domain::money::CurrencyCode;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [from, to, dates @ ..] = arguments.as_slice() else {
        return Err("give two airports and a date".into());
    };
    let (from, to) = (AirportCode::parse(from)?, AirportCode::parse(to)?);
    let mut journeys = Vec::new();
    let mut currency = CurrencyCode::AED;
    for word in dates {
        match word.parse() {
            Ok(departs_on) if journeys.is_empty() => journeys.push(JourneyQuery {
                origin: from,
                destination: to,
                departs_on,
            }),
            Ok(departs_on) => journeys.push(JourneyQuery {
                origin: to,
                destination: from,
                departs_on,
            }),
            Err(_) => currency = CurrencyCode::parse(word)?,
        }
    }
    let query = AirSearchQuery {
        trip_type: if journeys.len() > 1 {
            TripType::Return
        } else {
            TripType::OneWay
        },
        cabin: Cabin::Economy,
        journeys,
        passengers: PassengerCounts {
            adults: 1,
            child_ages: Vec::new(),
            infants: 0,
        },
        preferred_airlines: Vec::new(),
        fare_kind: jetway_domain::air::fare_kind::FareKind::Regular,
        direct_only: false,
        nearby_airports: false,
        currency,
    };
    let journal = Arc::new(MemoryJournal::default());
    let world = World::open(42, Arc::new(SystemClock), journal, WorldConfig::quiet())?;
    for supplier in world.suppliers() {
        let start = Instant::now();
        let mut offers = supplier.search(&query).await?;
        println!(
            "── {}: {} offers in {:?}",
            supplier.id().0,
            offers.len(),
            start.elapsed()
        );
        offers.sort_by_key(total);
        for offer in &offers {
            print(offer);
        }
    }
    Ok(())
}

fn total(offer: &SupplierOffer) -> i64 {
    let fare = &offer.fares[0];
    fare.base.minor + fare.surcharge.minor + fare.taxes.iter().map(|tax| tax.amount.minor).sum::<i64>()
}

fn print(offer: &SupplierOffer) {
    let flights: Vec<String> = offer
        .segments
        .iter()
        .map(|flight| {
            let (out, into) = (&flight.origin, &flight.destination);
            let number = format!("{}{}", flight.marketing.carrier, flight.marketing.number);
            format!(
                "{number} {}{}-{}{} {}",
                out.airport,
                out.local.format("%H:%M"),
                into.airport,
                into.local.format("%H:%M"),
                flight.rbd
            )
        })
        .collect();
    let fare = &offer.fares[0];
    println!(
        "{:>9}.{:02} base {} yq {} {:5} {} | {}",
        total(offer) / 100,
        total(offer) % 100,
        fare.base,
        fare.surcharge,
        offer.brand.code,
        offer.seats_remaining,
        flights.join(" · ")
    );
}
