//! PNRs that an agency created elsewhere, and what prevents importing one. Source: ADR 0102.

use chrono::{DateTime, NaiveDate, Utc};

use super::SupplierOffer;
use crate::air::order::{Contact, ImportedRecord};
use crate::air::search::AirSearchQuery;
use crate::air::time_limits::TimeLimits;
use crate::air::traveller::Traveller;
use crate::money::{CurrencyCode, Money};

/// A supplier's record that another office created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForeignRecord {
    /// Record locator.
    pub pnr: String,
    /// The office that created it.
    pub office: String,
    /// The day it was created. Locators are reused after years; together with this day one is unique.
    pub made_on: NaiveDate,
    /// Whether it was transferred to our office.
    pub released: bool,
    /// Whether an office took it over before.
    pub claimed: bool,
    /// Whether it has tickets.
    pub ticketed: bool,
    /// The name of its group, for a group record.
    pub group: Option<String>,
    /// State of each flight of the offer, in order.
    pub flights: Vec<FlightState>,
    /// The stored fare of the party, one amount per currency it was stored in.
    pub stored: Vec<Money>,
    /// The trip as a search.
    pub query: AirSearchQuery,
    /// Its flights at the current fare.
    pub offer: SupplierOffer,
    /// The travellers.
    pub travellers: Vec<Traveller>,
    /// Their contact details.
    pub contact: Contact,
}

/// State of a flight of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlightState {
    /// The seats are confirmed.
    Confirmed,
    /// The seats are on a waiting list.
    Waitlisted,
    /// It was flown.
    Flown,
}

impl FlightState {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Confirmed => "confirmed",
            Self::Waitlisted => "waitlisted",
            Self::Flown => "flown",
        }
    }
}

/// Who imported a claimed record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claimant {
    /// The asking agency.
    Own,
    /// Another agency.
    Other,
}

/// Why a record cannot be imported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportBlocker {
    /// The agency imported it before.
    AlreadyImported,
    /// Another agency imported it.
    ClaimedElsewhere,
    /// It was not transferred to our office.
    NotReleasedToQueue,
    /// It has tickets.
    AlreadyTicketed,
    /// Its first flight was flown.
    FirstSegmentFlown,
    /// Its seats could not be held as an order: its time limit has passed, it departs too soon, or its fare cannot be held.
    NotHoldable,
    /// A flight is on a waiting list.
    Waitlisted,
    /// Its fare is stored in several currencies, or in another currency than its current price.
    MixedCurrency,
    /// It is a group record.
    GroupPnr,
}

impl ImportBlocker {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AlreadyImported => "alreadyImported",
            Self::ClaimedElsewhere => "claimedElsewhere",
            Self::NotReleasedToQueue => "notReleasedToQueue",
            Self::AlreadyTicketed => "alreadyTicketed",
            Self::FirstSegmentFlown => "firstSegmentFlown",
            Self::NotHoldable => "notHoldable",
            Self::Waitlisted => "waitlisted",
            Self::MixedCurrency => "mixedCurrency",
            Self::GroupPnr => "groupPnr",
        }
    }

    /// Whether the asking agency may not see the content of the record.
    #[must_use]
    pub const fn hides_content(self) -> bool {
        matches!(
            self,
            Self::AlreadyImported | Self::ClaimedElsewhere | Self::NotReleasedToQueue
        )
    }
}

impl ForeignRecord {
    /// Everything that prevents an agency from importing it now; `claim` tells who has imported it. For a record
    /// whose content is hidden, only the reason for that is returned.
    #[must_use]
    pub fn blockers(&self, claim: Option<Claimant>, now: DateTime<Utc>) -> Vec<ImportBlocker> {
        match claim {
            Some(Claimant::Own) => return vec![ImportBlocker::AlreadyImported],
            Some(Claimant::Other) => return vec![ImportBlocker::ClaimedElsewhere],
            None if self.claimed => return vec![ImportBlocker::ClaimedElsewhere],
            None if !self.released => return vec![ImportBlocker::NotReleasedToQueue],
            None => {}
        }
        let found = [
            (self.ticketed, ImportBlocker::AlreadyTicketed),
            (
                self.flights.first() == Some(&FlightState::Flown),
                ImportBlocker::FirstSegmentFlown,
            ),
            (self.is_too_late(now), ImportBlocker::NotHoldable),
            (
                self.flights.contains(&FlightState::Waitlisted),
                ImportBlocker::Waitlisted,
            ),
            (self.is_stored_otherwise(), ImportBlocker::MixedCurrency),
            (self.group.is_some(), ImportBlocker::GroupPnr),
        ];
        let found = found.into_iter().filter(|(is_so, _)| *is_so);
        found.map(|(_, blocker)| blocker).collect()
    }

    /// Whether its seats cannot be held. Irrelevant with tickets or a flown flight.
    fn is_too_late(&self, now: DateTime<Utc>) -> bool {
        let is_past_it = self.ticketed || self.flights.first() == Some(&FlightState::Flown);
        !is_past_it && !TimeLimits::hold_allowed(&self.offer, now)
    }

    /// Whether the stored fare cannot be compared with the current one.
    fn is_stored_otherwise(&self) -> bool {
        !self.stored.is_empty() && self.stored_fare().is_none()
    }

    /// Whether a traveller has this surname, in any case.
    #[must_use]
    pub fn has_surname(&self, surname: &str) -> bool {
        let wanted = surname.trim().to_lowercase();
        let mut people = self.travellers.iter();
        people.any(|person| person.surname.to_lowercase() == wanted)
    }

    /// The stored fare; `None` when none is stored, or not only in the offer's currency.
    #[must_use]
    pub fn stored_fare(&self) -> Option<Money> {
        match self.stored.as_slice() {
            [fare] if self.is_priced_in(fare.currency) => Some(*fare),
            _ => None,
        }
    }

    fn is_priced_in(&self, currency: CurrencyCode) -> bool {
        self.offer.fares.iter().all(|fare| fare.base.currency == currency)
    }

    /// The reference to it in sessions and orders.
    #[must_use]
    pub fn imported(&self) -> ImportedRecord {
        ImportedRecord {
            pnr: self.pnr.clone(),
            made_on: self.made_on,
        }
    }
}

/// A record locator as typed: five or six letters and digits. `None` for anything else.
#[must_use]
pub fn parse_locator(text: &str) -> Option<String> {
    let typed = text.trim().to_ascii_uppercase();
    let fits = matches!(typed.len(), 5 | 6) && typed.bytes().all(|letter| letter.is_ascii_alphanumeric());
    fits.then_some(typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::air::fixtures::{at, flight, money, offer, order_details};
    use crate::air::offer::{FareMode, Ptc};
    use crate::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, quote};

    /// A day before the limit of the record.
    fn now() -> DateTime<Utc> {
        at("2026-11-21T10:00:00Z")
    }

    fn record() -> ForeignRecord {
        let segments = vec![
            flight(
                0,
                "EK",
                "585",
                ("DAC", "2026-12-10T10:15", 6),
                ("DXB", "2026-12-10T14:00", 4),
            ),
            flight(
                1,
                "EK",
                "584",
                ("DXB", "2026-12-20T02:00", 4),
                ("DAC", "2026-12-20T08:45", 6),
            ),
        ];
        let offer = offer("gds-a", "SAVER", 100_000, segments.clone());
        let rules = PricingRules {
            tax_on_agent: TaxRule {
                label: TaxLabel::Vat,
                rate_bp: 0,
                base: TaxBase::BasePlusSurcharge,
            },
            service_fee_minor: 0,
            commission_share_bp: 0,
        };
        let quote = quote(&offer.fares, &rules).expect("a price");
        let details = order_details(segments, quote, &[(Ptc::Adt, "1990-01-01")]);
        ForeignRecord {
            pnr: "OQ12AB".to_owned(),
            office: "DACBX2107".to_owned(),
            made_on: "2026-11-20".parse().expect("a date"),
            released: true,
            claimed: false,
            ticketed: false,
            group: None,
            flights: vec![FlightState::Confirmed; 2],
            stored: vec![money(100_000, "AED")],
            query: details.query,
            offer,
            travellers: details.travellers,
            contact: details.contact,
        }
    }

    #[test]
    fn a_transferred_record_with_confirmed_flights_has_no_blocker() {
        assert!(record().blockers(None, now()).is_empty());
        assert_eq!(record().stored_fare(), Some(money(100_000, "AED")));
    }

    #[test]
    fn every_reason_is_told_at_once() {
        let bad = ForeignRecord {
            ticketed: true,
            group: Some("UMRAH FRIENDS".to_owned()),
            flights: vec![FlightState::Flown, FlightState::Waitlisted],
            stored: vec![money(100_000, "AED"), money(20_000, "USD")],
            ..record()
        };
        let names: Vec<_> = bad
            .blockers(None, now())
            .into_iter()
            .map(ImportBlocker::as_str)
            .collect();
        let all = [
            "alreadyTicketed",
            "firstSegmentFlown",
            "waitlisted",
            "mixedCurrency",
            "groupPnr",
        ];
        assert_eq!(names, all);
        assert_eq!(bad.stored_fare(), None);
    }

    #[test]
    fn a_fare_stored_in_another_currency_is_not_compared() {
        let foreign = ForeignRecord {
            stored: vec![money(100_000, "USD")],
            ..record()
        };
        assert_eq!(foreign.blockers(None, now()), [ImportBlocker::MixedCurrency]);
        assert_eq!(foreign.stored_fare(), None);
    }

    #[test]
    fn what_could_not_be_held_is_no_order() {
        let held = record();
        assert!(held.blockers(None, at("2026-11-22T09:58:00Z")).is_empty());
        let limit = at("2026-11-22T09:59:00Z");
        assert_eq!(held.blockers(None, limit), [ImportBlocker::NotHoldable]);
        let mut instant = record();
        instant.offer.mode = FareMode::Instant;
        assert_eq!(instant.blockers(None, now()), [ImportBlocker::NotHoldable]);
        let ticketed = ForeignRecord {
            ticketed: true,
            ..instant
        };
        assert_eq!(ticketed.blockers(None, now()), [ImportBlocker::AlreadyTicketed]);
    }

    #[test]
    fn what_is_not_ours_tells_nothing_else() {
        let ticketed = ForeignRecord {
            ticketed: true,
            ..record()
        };
        let unreleased = ForeignRecord {
            released: false,
            ..ticketed.clone()
        };
        let claimed = ForeignRecord {
            claimed: true,
            ..ticketed.clone()
        };
        let told = [
            (unreleased.blockers(None, now()), ImportBlocker::NotReleasedToQueue),
            (claimed.blockers(None, now()), ImportBlocker::ClaimedElsewhere),
            (
                claimed.blockers(Some(Claimant::Own), now()),
                ImportBlocker::AlreadyImported,
            ),
            (
                ticketed.blockers(Some(Claimant::Other), now()),
                ImportBlocker::ClaimedElsewhere,
            ),
        ];
        for (blockers, only) in told {
            assert_eq!(blockers, [only]);
            assert!(only.hides_content());
        }
        assert!(!ImportBlocker::AlreadyTicketed.hides_content());
    }

    #[test]
    fn surnames_and_locators_are_read_as_people_type_them() {
        assert!(record().has_surname(" rahman ") && !record().has_surname("Karim"));
        assert_eq!(parse_locator(" oq12ab "), Some("OQ12AB".to_owned()));
        for wrong in ["", "OQ12", "OQ12ABC", "OQ-12A", "ÖQ12A"] {
            assert_eq!(parse_locator(wrong), None, "{wrong}");
        }
    }
}
