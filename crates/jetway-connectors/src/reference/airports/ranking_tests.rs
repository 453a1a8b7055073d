//! What typed texts find first.

use chrono::{Datelike, NaiveDate};
use jetway_domain::reference::NameLanguage;
use serde::Deserialize;

use super::rows::OVERLAY;
use super::*;
use crate::reference::shown::ShownNames;
use crate::reference::table;

/// Typed text, and the first codes it finds.
const FIRST_HITS: &[(&str, &[&str])] = &[
    // Codes newer than the packages' ranking, their cities, and the codes before them.
    ("kti", &["KTI"]),
    ("sai", &["SAI"]),
    ("bsz", &["BSZ"]),
    ("rmo", &["RMO"]),
    ("nmi", &["NMI"]),
    ("dxn", &["DXN"]),
    ("phnom penh", &["KTI"]),
    ("siem reap", &["SAI"]),
    ("bishkek", &["BSZ"]),
    ("chisinau", &["RMO"]),
    ("mumbai", &["BOM", "NMI"]),
    ("noida", &["DXN"]),
    ("pnh", &["KTI"]),
    ("rep", &["SAI"]),
    ("kiv", &["RMO"]),
    ("fru", &["BSZ"]),
    ("harry reid", &["LAS"]),
    ("mccarran", &["LAS"]),
    // Second and former names, whichever word they begin with.
    ("makkah", &["JED"]),
    ("mecca", &["JED"]),
    ("new delhi", &["DEL"]),
    ("rangoon", &["RGN"]),
    ("yangon", &["RGN"]),
    ("peking", &["BJS"]),
    ("saigon", &["SGN"]),
    ("hcmc", &["SGN"]),
    ("al khobar", &["DMM"]),
    ("khobar", &["DMM"]),
    ("pulau pinang", &["PEN"]),
    ("kishinev", &["RMO"]),
    // An island or resort is named as travellers name it, and found by the town at its airport too.
    ("langkawi", &["LGK"]),
    ("kuah", &["LGK"]),
    ("لنكاوي", &["LGK"]),
    ("bali", &["DPS"]),
    ("denpasar", &["DPS"]),
    ("penang", &["PEN"]),
    ("george town", &["PEN"]),
    ("boracay", &["MPH"]),
    ("caticlan", &["MPH"]),
    ("koh samui", &["USM"]),
    ("santorini", &["JTR"]),
    ("palma", &["PMI"]),
    ("turkey", &["IST"]),
    ("istanbul turkey", &["IST", "SAW"]),
    ("swaziland", &["SHO"]),
    // A city with its country or region, and short forms.
    ("washington dc", &["WAS", "IAD", "DCA"]),
    ("washington d.c.", &["WAS", "IAD", "DCA"]),
    ("dubai uae", &["DXB", "DWC"]),
    ("dubai united arab emirates", &["DXB", "DWC"]),
    ("saint louis", &["STL"]),
    ("st louis", &["STL"]),
    ("st. louis", &["STL"]),
    ("paris texas", &["PRX"]),
    ("portland maine", &["PWM"]),
    ("london ontario", &["YXU"]),
    ("london uk", &["LON", "LHR"]),
    ("riyadh airport", &["RUH"]),
    ("intl dubai", &["DXB"]),
    ("Dubai (DXB)", &["DXB"]),
    ("London (LGW)", &["LGW"]),
    ("london heathrow", &["LHR"]),
    // The scripts of the tenants' markets.
    ("دبي", &["DXB", "DWC"]),
    ("القاهرة", &["CAI"]),
    ("قاهرة", &["CAI"]),
    ("مكة", &["JED"]),
    ("مطار دبي", &["DXB"]),
    ("شارقة", &["SHJ"]),
    ("ঢাকা", &["DAC"]),
    ("ঢাক", &["DAC"]),
    ("চট্টগ্রাম", &["CGP"]),
    ("দুবাই বিমানবন্দর", &["DXB"]),
    // Typing errors.
    ("tokio", &["TYO", "NRT", "HND"]),
    ("newyork", &["NYC", "JFK"]),
    ("kualalumpur", &["KUL"]),
    ("kuala lampur", &["KUL"]),
    ("new dehli", &["DEL"]),
    ("cario", &["CAI"]),
    // The order of the rules.
    ("london", &["LON", "LHR", "LGW"]),
    ("dub", &["DUB", "DXB"]),
    ("goa", &["GOA", "GOI", "GOX"]),
    ("uae", &["DXB", "AUH", "SHJ"]),
    ("u.a.e.", &["DXB", "AUH", "SHJ"]),
    ("dubai u.a.e", &["DXB", "DWC"]),
    ("england", &["LON", "LHR"]),
];

/// Typed text, and all it finds: nothing far from it.
const ALL_HITS: &[(&str, &[&str])] = &[
    ("dhak", &["DAC"]),
    ("dahka", &["DAC"]),
    ("mecka", &["JED"]),
    ("phnom penh", &["KTI"]),
    ("makkah", &["JED"]),
    ("qqqqzzzz", &[]),
];

#[test]
fn each_text_finds_its_place_first() {
    let wrong: Vec<_> = FIRST_HITS
        .iter()
        .map(|(typed, wanted)| (typed, found(typed, wanted.len()), wanted))
        .filter(|(_, found, wanted)| found != *wanted)
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn a_typing_error_finds_nothing_far_from_the_text() {
    for (typed, wanted) in ALL_HITS {
        assert_eq!(found(typed, 10), *wanted, "{typed}");
    }
}

#[test]
fn popular_places_are_home_then_featured_then_large_ones_at_home() {
    let code = |text: &str| AirportCode::parse(text).expect("a code");
    let popular = Airports::embedded().popular(code("DAC"), ["JED", "QQQ", "DAC"].map(code), 5);
    let codes: Vec<&str> = popular.iter().map(|place| place.code.as_str()).collect();
    assert_eq!(codes, ["DAC", "JED", "CGP", "ZYL", "CXB"]);
}

#[test]
fn an_island_or_resort_has_the_name_that_travellers_use() {
    for (code, english, arabic) in [
        ("LGK", "Langkawi", "لنكاوي"),
        ("DPS", "Bali", "بالي"),
        ("PEN", "Penang", "بينانغ"),
        ("USM", "Koh Samui", "كو ساموي"),
        ("MPH", "Boracay", "بوراكاي"),
        ("HKT", "Phuket", "فوكيت"),
        ("MLE", "Malé", "ماليه"),
        ("ZNZ", "Zanzibar", "زنجبار"),
        ("SAI", "Siem Reap", "سيام ريب"),
        ("GOI", "Goa", "غوا"),
    ] {
        let airport = Airports::embedded()
            .get(AirportCode::parse(code).expect("a code"))
            .expect("an airport");
        let shown = ShownNames::embedded().city(airport.city_code, NameLanguage::Arabic);
        assert_eq!((airport.city_name.as_str(), shown), (english, Some(arabic)), "{code}");
    }
}

#[derive(Deserialize)]
struct OverlayRow {
    code: AirportCode,
    since: NaiveDate,
    source: String,
}

#[test]
fn each_row_of_the_overlay_has_its_date_and_source_and_is_read() {
    for row in table::rows::<OverlayRow>("airports-overlay.csv", OVERLAY) {
        assert!(!row.source.is_empty() && row.since.year() >= 1980, "{}", row.code);
        let place = Airports::embedded().get(row.code).expect("read");
        assert_eq!(place.kind, PlaceKind::Airport, "{}", row.code);
    }
}

fn found(typed: &str, limit: usize) -> Vec<&'static str> {
    let places = Airports::embedded().search(typed, limit);
    places.into_iter().map(|place| place.code.as_str()).collect()
}
