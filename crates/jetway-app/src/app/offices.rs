//! Products beside flights and hotels: groups, umrah quotes, holidays and visas.

use std::sync::Arc;

use super::App;
use crate::holiday::orders::Holidays;
use crate::holiday::requests::HolidayRequests;
use crate::lots::group::Groups;
use crate::lots::requests::GroupRequests;
use crate::lots::umrah::UmrahQuotes;
use crate::visa::Visas;

impl App {
    /// Groups that buy seats of fare lots, and their orders.
    #[must_use]
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    /// Requests for groups that no lot covers.
    #[must_use]
    pub const fn group_requests(&self) -> &Arc<GroupRequests> {
        &self.group_requests
    }

    /// Quotes of umrah journeys.
    #[must_use]
    pub fn umrah_quotes(&self) -> UmrahQuotes {
        let (services, hotels, visas) = (&self.services, &self.hotel_searches, &self.visas);
        UmrahQuotes::new(Arc::clone(services), Arc::clone(hotels), Arc::clone(visas))
    }

    /// Holiday orders.
    #[must_use]
    pub fn holidays(&self) -> &Holidays {
        &self.holidays
    }

    /// Requests for tour packages.
    #[must_use]
    pub const fn holiday_requests(&self) -> &Arc<HolidayRequests> {
        &self.holiday_requests
    }

    /// Visa applications.
    #[must_use]
    pub fn visas(&self) -> &Visas {
        &self.visas
    }
}
