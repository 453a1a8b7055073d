//! The current prices of a journey's lines.

use std::time::Duration;

use jetway_domain::codes::CountryCode;
use jetway_domain::hotel::search::{Destination, DestinationKind, HotelSearch};
use jetway_domain::lot::umrah::{
    FareLine, HotelChoice, LeftOut, LeftOutReason, LineContent, LineKind, QuoteLine, StayLine, StayPlan, UmrahPlan,
    VisaLine, stays,
};
use jetway_domain::lot::{FareLot, LotOffer};
use jetway_domain::money::MoneyError;
use jetway_domain::visa::fees::VisaAmounts;
use jetway_domain::visa::product::{VisaEligibility, VisaProduct, VisaPurpose};

use super::{Barred, UmrahQuoteError, UmrahQuotes};
use crate::context::Caller;
use crate::hotel::search::{Cheapest, CheapestError};
use crate::lots::group::hold::check_party;
use crate::visa::search::{InTime, VisaSearch, in_time};

/// The country of the journey.
const SAUDI_ARABIA: &str = "SA";
/// Purposes of a visa that pilgrims may enter on, the best first.
const PURPOSES: [VisaPurpose; 2] = [VisaPurpose::Umrah, VisaPurpose::Tourist];

/// A hotel without a checked rate by then is left out, so that a quote is made well within the lease of its idempotency key.
const HOTEL_DEADLINE: Duration = Duration::from_secs(20);

/// A line, or why there is none.
type Found = Result<QuoteLine, LeftOutReason>;

impl UmrahQuotes {
    /// The lines that are available now, in the order of the trip, and those that are not. The lot is `None` once it is not on sale.
    ///
    /// # Errors
    /// When amounts do not add up.
    pub(super) async fn priced(
        &self,
        caller: &Caller,
        (lot, offer): (Option<&FareLot>, &LotOffer),
        plan: &UmrahPlan,
        barred: Barred,
    ) -> Result<(Vec<QuoteLine>, Vec<LeftOut>), UmrahQuoteError> {
        let fare = self.fare(lot, plan)?;
        let visa = self.visa(caller, offer, plan, barred.visas)?;
        let mut found = vec![(LineKind::Fare, fare)];
        if let Some([first, second]) = stays(offer, plan.makkah_nights) {
            let stays = tokio::join!(
                self.stay(caller, (offer, plan), first, barred.hotels),
                self.stay(caller, (offer, plan), second, barred.hotels)
            );
            found.extend([(first.city.line(), stays.0?), (second.city.line(), stays.1?)]);
        } else {
            let reason = barred.hotels.unwrap_or(LeftOutReason::NoReturn);
            found.extend([(LineKind::Makkah, Err(reason)), (LineKind::Madinah, Err(reason))]);
        }
        found.push((LineKind::Visa, visa));
        let (mut lines, mut left_out) = (Vec::new(), Vec::new());
        for (kind, found) in found {
            match found {
                Ok(line) => lines.push(line),
                Err(reason) => left_out.push(LeftOut { kind, reason }),
            }
        }
        Ok((lines, left_out))
    }

    /// The seats of the party, as a hold would price them.
    fn fare(&self, lot: Option<&FareLot>, plan: &UmrahPlan) -> Result<Found, MoneyError> {
        let (now, party) = (self.services.now(), plan.seats());
        let on_sale = |lot: &&FareLot| {
            let terms = &lot.offer.terms;
            now < terms.names_by.min(terms.balance_by) && check_party(party, terms).is_ok()
        };
        let Some(lot) = lot.filter(on_sale) else {
            return Ok(Err(LeftOutReason::LotGone));
        };
        if lot.seats.free() < party.seats() {
            return Ok(Err(LeftOutReason::SoldOut));
        }
        let (offer, price) = (&lot.offer, lot.offer.prices.total(party)?);
        Ok(Ok(QuoteLine {
            content: LineContent::Fare(FareLine {
                title: offer.title.clone(),
                airline: offer.airline,
                journeys: offer.journeys.clone(),
                baggage: offer.baggage.clone(),
            }),
            customer: price.customer,
            agent: price.agent,
        }))
    }

    /// The cheapest available rate of the chosen hotel or class.
    async fn stay(
        &self,
        caller: &Caller,
        (offer, plan): (&LotOffer, &UmrahPlan),
        StayPlan { city, stay }: StayPlan,
        barred: Option<LeftOutReason>,
    ) -> Result<Found, MoneyError> {
        if let Some(reason) = barred {
            return Ok(Err(reason));
        }
        if stay.nights() < 1 {
            return Ok(Err(LeftOutReason::NoNights));
        }
        let of_city = || Destination {
            kind: DestinationKind::City,
            id: city.place().to_owned(),
        };
        let (destination, stars) = match plan.hotel(city) {
            HotelChoice::Any => (of_city(), None),
            HotelChoice::Stars(stars) => (of_city(), Some(*stars)),
            HotelChoice::Hotel(id) => {
                let hotel = Destination {
                    kind: DestinationKind::Hotel,
                    id: id.clone(),
                };
                (hotel, None)
            }
        };
        let search = HotelSearch {
            destination,
            nationality: plan.nationality,
            residency: plan.nationality,
            stay,
            rooms: plan.occupancies(),
            currency: offer.currency(),
        };
        let Cheapest {
            card,
            destination,
            rate,
        } = match tokio::time::timeout(HOTEL_DEADLINE, self.hotels.cheapest(caller, search, stars)).await {
            Ok(Ok(found)) => found,
            Err(_) | Ok(Err(CheapestError::NoAnswer)) => return Ok(Err(LeftOutReason::NoAnswer)),
            Ok(Err(CheapestError::NoHotel | CheapestError::Start(_))) => return Ok(Err(LeftOutReason::NoHotel)),
        };
        let property = &card.lead.property;
        // Terms without a fee are free until the guests arrive.
        let arrival = property.zone().instant(stay.check_in.and_time(property.check_in_from));
        let free_until = rate.cancellation.free_until().unwrap_or(arrival);
        let free_until = Some(free_until).filter(|_| rate.refundable);
        let free_until = free_until.filter(|until| *until > self.services.now());
        Ok(Ok(QuoteLine {
            customer: rate.total,
            agent: rate.payable()?,
            content: LineContent::Stay(StayLine {
                city,
                destination,
                hotel: property.name.clone(),
                stars: property.stars,
                address: property.address.clone(),
                rooms: plan.occupancies().len(),
                board: rate.board,
                stay,
                free_until,
                free_until_local: free_until.map(|until| property.local(until)),
                pay_at_hotel: rate.pay_at_hotel()?,
                room: rate.room.name,
            }),
        }))
    }

    /// Visas for every traveller.
    fn visa(
        &self,
        caller: &Caller,
        offer: &LotOffer,
        plan: &UmrahPlan,
        barred: Option<LeftOutReason>,
    ) -> Result<Found, MoneyError> {
        if let Some(reason) = barred {
            return Ok(Err(reason));
        }
        let Ok(destination) = CountryCode::parse(SAUDI_ARABIA) else {
            return Ok(Err(LeftOutReason::NoVisa));
        };
        let travel_on = offer.departure_date().unwrap_or_else(|| offer.departs_at.date_naive());
        let today = self.visas.today(&caller.tenant);
        let mut reason = LeftOutReason::NoVisa;
        for purpose in PURPOSES {
            let found = self.visas.search(&VisaSearch {
                destination,
                nationality: plan.nationality,
                purpose,
                travel_on,
                currency: offer.currency(),
            });
            let Some(found) = found else { continue };
            match found.eligibility {
                VisaEligibility::VisaFree => return Ok(Err(LeftOutReason::VisaFree)),
                VisaEligibility::OnArrival => return Ok(Err(LeftOutReason::VisaOnArrival)),
                VisaEligibility::EVisa | VisaEligibility::Embassy => {}
            }
            let mut sold = Vec::new();
            for product in found.products {
                if in_time(&product, travel_on, today) == InTime::TooLate {
                    reason = LeftOutReason::VisaTooLate;
                } else {
                    let price = VisaAmounts::of_one(&product, false)?.total()?;
                    sold.push((price.minor, product));
                }
            }
            if let Some((_, product)) = sold.into_iter().min_by_key(|(price, _)| *price) {
                let is_tight = in_time(&product, travel_on, today) == InTime::Tight;
                return visa_line(&product, plan, is_tight).map(Ok);
            }
        }
        Ok(Err(reason))
    }
}

fn visa_line(product: &VisaProduct, plan: &UmrahPlan, tight: bool) -> Result<QuoteLine, MoneyError> {
    let applicants = plan.seats().passengers();
    let total = VisaAmounts::of_one(product, false)?.times(applicants)?.total()?;
    Ok(QuoteLine {
        content: LineContent::Visa(VisaLine {
            product: product.id.clone(),
            name: product.name.clone(),
            purpose: product.purpose,
            entries: product.entries,
            stay_days: product.stay_days,
            processing: product.processing,
            applicants,
            tight,
        }),
        customer: total,
        // Agencies pay the fees that their customers see.
        agent: total,
    })
}
