//! What an agency asks for, and the package as it was then.

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};

use super::line::QuotationLine;
use super::package::{CancellationStep, PackageMeal};
use crate::ids::TourPackageId;
use crate::lot::{LotFault, LotFaultCode};
use crate::money::{CurrencyCode, Money};

/// Most adults of a party.
pub const MOST_ADULTS: u32 = 30;
/// Most children of a party.
pub const MOST_CHILDREN: usize = 30;
/// Age of the oldest child; older travellers are adults.
pub const OLDEST_CHILD: u8 = 11;
/// Most rooms of a party.
pub const MOST_ROOMS: u32 = 30;
/// Most days that the start may be earlier or later.
pub const MOST_FLEXIBLE_DAYS: u8 = 14;
/// Days after today on which a holiday may start first: operations need them to quote it.
pub const FIRST_DAYS: i64 = 2;
/// Days after today on which a holiday may start last.
const LATEST_DAYS: i64 = 730;

/// What an agency asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HolidayWish {
    /// First day of the holiday.
    pub date: NaiveDate,
    /// Days that it may start earlier or later.
    pub flexible_days: u8,
    /// Travellers of 12 years and more.
    pub adults: u32,
    /// Age of each child in years.
    pub child_ages: Vec<u8>,
    /// Rooms, if the agency says.
    pub rooms: Option<u32>,
    /// Who is asked about it.
    pub contact: HolidayContact,
    /// What the customer would like to spend at most.
    pub budget: Option<Money>,
    /// Wishes, in words.
    pub notes: Option<String>,
}

/// Who is asked about a holiday.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HolidayContact {
    /// Name.
    pub name: String,
    /// Phone number with the country code.
    pub phone: String,
    /// E-mail address.
    pub email: String,
}

/// A tour package as it was when an agency asked for it, in the portal's language. Later changes of the package do not touch it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HolidayTrip {
    /// The package.
    pub package: TourPackageId,
    /// Its title.
    pub title: String,
    /// Name of its city.
    pub city: String,
    /// Days, the first and the last included; at least 1.
    pub days: u32,
    /// What happens on each day.
    pub itinerary: Vec<HolidayDay>,
    /// Where the party stays.
    pub hotels: Vec<HolidayHotel>,
    /// What its price includes.
    pub inclusions: Vec<String>,
    /// Its price for the party on the day that was asked for; empty when it is not sold then.
    pub lines: Vec<QuotationLine>,
    /// What cancelling costs, the earliest step first.
    pub cancellation: Vec<CancellationStep>,
    /// Percent of the price that is paid first, 0 to 100.
    pub deposit_percent: u8,
}

/// A day of a holiday.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HolidayDay {
    /// From 1.
    pub day: u32,
    /// In a few words.
    pub title: String,
    /// In sentences.
    pub text: String,
    /// Meals that are included.
    pub meals: Vec<PackageMeal>,
}

/// A hotel of a holiday.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HolidayHotel {
    /// Name.
    pub name: String,
    /// Stars, 1 to 5.
    pub stars: u8,
    /// Nights there.
    pub nights: u32,
    /// Its city.
    pub city: String,
}

impl HolidayTrip {
    /// The last day of a holiday that starts on a day.
    #[must_use]
    pub fn ends_on(&self, starts_on: NaiveDate) -> NaiveDate {
        let more = Days::new(u64::from(self.days.saturating_sub(1)));
        starts_on.checked_add_days(more).unwrap_or(starts_on)
    }
}

impl HolidayWish {
    /// Everyone who travels.
    #[must_use]
    pub fn travellers(&self) -> u32 {
        let children = u32::try_from(self.child_ages.len()).unwrap_or(u32::MAX);
        self.adults.saturating_add(children)
    }

    /// Everything that is not possible of a request that is made on a day, at a tenant with this currency.
    #[must_use]
    pub fn faults(&self, today: NaiveDate, currency: CurrencyCode) -> Vec<LotFault> {
        let mut faults = Vec::new();
        let mut unless = |holds: bool, pointer: String, code| {
            if !holds {
                faults.push(LotFault { pointer, code });
            }
        };
        let ahead = (self.date - today).num_days();
        unless(ahead >= FIRST_DAYS, "/date".to_owned(), LotFaultCode::TooEarly);
        unless(ahead <= LATEST_DAYS, "/date".to_owned(), LotFaultCode::TooLate);
        let flexible = self.flexible_days <= MOST_FLEXIBLE_DAYS;
        unless(flexible, "/flexibleDays".to_owned(), LotFaultCode::Number);
        let adults = (1..=MOST_ADULTS).contains(&self.adults);
        unless(adults, "/adults".to_owned(), LotFaultCode::Number);
        let children = self.child_ages.len() <= MOST_CHILDREN;
        unless(children, "/childAges".to_owned(), LotFaultCode::Count);
        for (at, age) in self.child_ages.iter().enumerate().take(MOST_CHILDREN) {
            unless(*age <= OLDEST_CHILD, format!("/childAges/{at}"), LotFaultCode::Number);
        }
        let rooms = self.rooms.is_none_or(|rooms| (1..=MOST_ROOMS).contains(&rooms));
        unless(rooms, "/rooms".to_owned(), LotFaultCode::Number);
        if let Some(budget) = self.budget {
            unless(budget.minor > 0, "/budget".to_owned(), LotFaultCode::Amount);
            let same = budget.currency == currency;
            unless(same, "/budget".to_owned(), LotFaultCode::Currency);
        }
        faults
    }
}
