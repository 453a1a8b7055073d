//! The copy of a package that a request keeps.

use jetway_domain::holiday::package::{PackageDay, PackageHotel, PackageParty, PackagePrice, TourPackage};
use jetway_domain::holiday::quotation::QuotationLine;
use jetway_domain::holiday::trip::{HolidayDay, HolidayHotel, HolidayTrip, HolidayWish};
use jetway_domain::lot::SeatPrice;
use jetway_domain::reference::NameLanguage;
use jetway_domain::text::Bilingual;

use crate::holiday::packages::city_name;

/// Places that a party needs on a departure.
pub(super) fn places_of(wish: &HolidayWish) -> u32 {
    party_of(wish).count().seats()
}

/// The package in a language, with its price for a party.
pub(super) fn trip_of(package: &TourPackage, wish: &HolidayWish, language: NameLanguage) -> HolidayTrip {
    let offer = &package.offer;
    let text = |text: &Bilingual| text.in_language(language).to_owned();
    let day = |(number, day): (u32, &PackageDay)| HolidayDay {
        day: number,
        title: text(&day.title),
        text: text(&day.text),
        meals: day.meals.iter().copied().collect(),
    };
    let hotel = |hotel: &PackageHotel| HolidayHotel {
        name: hotel.name.clone(),
        stars: hotel.stars,
        nights: hotel.nights,
        city: hotel.city.clone(),
    };
    HolidayTrip {
        package: package.id,
        title: text(&offer.title),
        city: city_name(&offer.city, language).to_owned(),
        days: offer.days,
        itinerary: (1..).zip(&offer.itinerary).map(day).collect(),
        hotels: offer.hotels.iter().map(hotel).collect(),
        inclusions: offer.inclusions.iter().map(text).collect(),
        lines: lines_of(package, wish, language),
        cancellation: offer.cancellation.clone(),
        deposit_percent: offer.deposit_percent,
    }
}

/// What each type of traveller pays; nothing when the package is not sold to the party on that day.
fn lines_of(package: &TourPackage, wish: &HolidayWish, language: NameLanguage) -> Vec<QuotationLine> {
    let (party, offer) = (party_of(wish), &package.offer);
    let Some(band) = offer
        .band_on(wish.date)
        .filter(|_| package.price_on(wish.date, &party).is_ok())
    else {
        return Vec::new();
    };
    let count = party.count();
    let of = [
        (["Adult", "بالغ"], count.adults, band.adult),
        (["Child", "طفل"], count.children, band.child),
        (["Infant", "رضيع"], count.infants, band.infant),
        (
            ["Single room supplement", "رسم الغرفة المفردة"],
            count.adults % 2,
            band.single_supplement,
        ),
    ];
    let line = |([english, arabic], quantity, price): ([&str; 2], u32, PackagePrice)| QuotationLine {
        label: if language == NameLanguage::Arabic {
            arabic
        } else {
            english
        }
        .to_owned(),
        quantity,
        unit: SeatPrice {
            customer: price.customer,
            agent: price.agent,
        },
    };
    of.into_iter()
        .filter(|(_, quantity, price)| *quantity > 0 && !price.customer.is_zero())
        .map(line)
        .collect()
}

fn party_of(wish: &HolidayWish) -> PackageParty {
    PackageParty {
        adults: wish.adults,
        child_ages: wish.child_ages.clone(),
    }
}
