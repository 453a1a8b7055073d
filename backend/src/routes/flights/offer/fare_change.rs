//! Changes of price, booking class or times since an offer was shown.

use jetway_domain::air::offer::{FlightDesignator, Segment as Flight};
use jetway_domain::air::pricing::Quote;
use jetway_domain::air::pricing::fare_change::{ClassChange as Reclassed, FareChange, SoldClass as Sold};
use jetway_domain::air::schedule_change::TimeChange as Retimed;
use jetway_domain::money::Money;
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use super::fare::FareBreakdown;
use super::segment::{SegmentEnd, cabin_name};
use crate::wire::visibility::Visibility;

/// Status of a fare. If several things changed, the first of this list is returned; each change has its own field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) enum PriceStatus {
    /// Unchanged.
    #[serde(rename = "OK")]
    Ok,
    /// The price changed; see `previous`, `current` and `delta`.
    PriceChanged,
    /// Same price in another booking class; see `classChanges`.
    ClassChanged,
    /// Price and booking class changed.
    Both,
    /// Same price and classes at other times; see `timeChanges`.
    ScheduleChanged,
    /// The seats are gone.
    SoldOut,
    /// The offer expired; search again.
    Expired,
}

/// The cabin and booking class of a flight.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SoldClass {
    /// Booking letter.
    rbd: String,
    cabin: &'static str,
    fare_basis: String,
}

/// A flight whose booking class changed.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ClassChange {
    /// Such as `EK 585`.
    flight: String,
    previous: SoldClass,
    current: SoldClass,
}

/// Departure and arrival of a flight.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FlightTimes {
    origin: SegmentEnd,
    destination: SegmentEnd,
}

/// A flight whose times changed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TimeChange {
    /// Such as `EK 585`.
    flight: String,
    previous: FlightTimes,
    current: FlightTimes,
}

/// The fields of a response that report a change.
pub(crate) struct ChangeReport {
    pub(crate) status: PriceStatus,
    /// Set only if the price changed.
    pub(crate) previous: Option<FareBreakdown>,
    pub(crate) delta: Option<String>,
    pub(crate) class_changes: Vec<ClassChange>,
    pub(crate) time_changes: Vec<TimeChange>,
}

impl ChangeReport {
    pub(crate) fn of(change: Option<&FareChange>, current: &Quote, visibility: Visibility) -> Self {
        let priced = change.filter(|change| change.moves_price(current));
        let class_changes: Vec<_> = change
            .iter()
            .flat_map(|change| &change.classes)
            .map(ClassChange::of)
            .collect();
        let times = change.iter().flat_map(|change| &change.times);
        let time_changes: Vec<_> = times.map(|change| TimeChange::of(change, visibility.names)).collect();
        Self {
            status: match status(priced.is_some(), !class_changes.is_empty()) {
                PriceStatus::Ok if !time_changes.is_empty() => PriceStatus::ScheduleChanged,
                named => named,
            },
            previous: priced.map(|change| FareBreakdown::of(&change.previous, visibility)),
            delta: priced.map(|change| delta(&change.previous, current)),
            class_changes,
            time_changes,
        }
    }
}

impl PriceStatus {
    /// The wire form of a change.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::PriceChanged => "PriceChanged",
            Self::ClassChanged => "ClassChanged",
            Self::Both => "Both",
            Self::ScheduleChanged => "ScheduleChanged",
            Self::SoldOut => "SoldOut",
            Self::Expired => "Expired",
        }
    }
}

const fn status(is_priced_anew: bool, is_reclassed: bool) -> PriceStatus {
    match (is_priced_anew, is_reclassed) {
        (false, false) => PriceStatus::Ok,
        (true, false) => PriceStatus::PriceChanged,
        (false, true) => PriceStatus::ClassChanged,
        (true, true) => PriceStatus::Both,
    }
}

impl SoldClass {
    fn of(sold: &Sold) -> Self {
        Self {
            rbd: sold.rbd.to_string(),
            cabin: cabin_name(sold.cabin),
            fare_basis: sold.fare_basis.to_string(),
        }
    }
}

impl ClassChange {
    fn of(change: &Reclassed) -> Self {
        Self {
            flight: flight_name(&change.flight),
            previous: SoldClass::of(&change.previous),
            current: SoldClass::of(&change.current),
        }
    }
}

impl TimeChange {
    fn of(Retimed { previous, current }: &Retimed, language: NameLanguage) -> Self {
        Self {
            flight: flight_name(&current.marketing),
            previous: FlightTimes::of(previous, language),
            current: FlightTimes::of(current, language),
        }
    }
}

impl FlightTimes {
    fn of(flight: &Flight, language: NameLanguage) -> Self {
        Self {
            origin: SegmentEnd::of(&flight.origin, language),
            destination: SegmentEnd::of(&flight.destination, language),
        }
    }
}

fn flight_name(flight: &FlightDesignator) -> String {
    format!("{} {}", flight.carrier, flight.number)
}

/// Change of the customer's total; negative if cheaper.
fn delta(previous: &Quote, current: &Quote) -> String {
    let minor = current.customer_total.minor - previous.customer_total.minor;
    Money::new(minor, current.customer_total.currency).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_at_the_same_price_is_no_silent_ok() {
        let told =
            [(false, false), (true, false), (false, true), (true, true)].map(|(price, class)| status(price, class));
        assert_eq!(
            told.map(PriceStatus::as_str),
            ["OK", "PriceChanged", "ClassChanged", "Both"]
        );
    }

    #[test]
    fn a_status_is_written_as_it_is_called() {
        use PriceStatus::{Both, ClassChanged, Expired, Ok, PriceChanged, ScheduleChanged, SoldOut};
        for status in [Ok, PriceChanged, ClassChanged, Both, ScheduleChanged, SoldOut, Expired] {
            assert_eq!(serde_json::to_value(status).expect("a name"), status.as_str());
        }
    }
}
