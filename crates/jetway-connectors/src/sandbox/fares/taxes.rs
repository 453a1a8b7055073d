//! Taxes and airport charges of one departure for one passenger.
//!
//! Bangladesh: travel tax and embarkation fee by destination and age. UAE: passenger service charge, facilities charge
//! and security fee, infants exempt. Elsewhere one generic charge. Illustrative, not legal information.

use jetway_domain::air::offer::TaxLine;

use super::rates::Filing;
use crate::sandbox::dice::Dice;
use crate::sandbox::schedule::Place;

/// A passenger's tax category by age on the day of travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(in crate::sandbox) enum TaxedPassenger {
    /// Twelve and over.
    Adult,
    /// Five to eleven.
    OlderChild,
    /// Two to four.
    YoungerChild,
    /// Under two.
    Infant,
}

impl TaxedPassenger {
    pub(in crate::sandbox) const fn child(age: u8) -> Self {
        if age >= 5 { Self::OlderChild } else { Self::YoungerChild }
    }
}

/// Charges of other countries are the same in every world.
const DICE: Dice = Dice::new(0x7461_7865);
const SAARC: [&str; 7] = ["AF", "BT", "IN", "LK", "MV", "NP", "PK"];
const FAR_EAST: [&str; 8] = ["CN", "HK", "JP", "KH", "KP", "LA", "TW", "VN"];

/// Charges for departing from `from` to `to`.
pub(in crate::sandbox) fn taxes(from: &Place, to: &Place, who: TaxedPassenger, filing: Filing) -> Vec<TaxLine> {
    let domestic = from.country == to.country;
    let line = |code: &str, name: &str, hundredths: i64, currency: &str, refundable: bool| TaxLine {
        code: code.into(),
        name: name.into(),
        amount: filing.foreign(hundredths, currency),
        refundable,
    };
    match from.country.as_str() {
        _ if who == TaxedPassenger::Infant => Vec::new(),
        "BD" => {
            let embarkation = if domestic { 5_000 } else { 50_000 };
            let mut lines = vec![line("BD", "Embarkation fee", embarkation, "BDT", true)];
            let travel = travel_tax(to, domestic, who);
            if travel > 0 {
                lines.push(line("UT", "Travel tax", travel, "BDT", true));
            }
            lines
        }
        "AE" => vec![
            line("AE", "Passenger service charge", 7_500, "AED", true),
            line("F6", "Passenger facilities charge", 3_500, "AED", true),
            line("TP", "Passenger security fee", 500, "AED", true),
        ],
        country => {
            let hundredths = generic_charge(country, domestic);
            vec![line(country, "Airport and security charges", hundredths, "USD", true)]
        }
    }
}

/// Taka × 100: half from five to eleven, none below.
fn travel_tax(to: &Place, domestic: bool, who: TaxedPassenger) -> i64 {
    let country = to.country.as_str();
    let full = if domestic {
        20_000
    } else if SAARC.contains(&country) {
        200_000
    } else if to.continent != "AS" || FAR_EAST.contains(&country) {
        600_000
    } else {
        400_000
    };
    match who {
        TaxedPassenger::Adult => full,
        TaxedPassenger::OlderChild => full / 2,
        TaxedPassenger::YoungerChild | TaxedPassenger::Infant => 0,
    }
}

/// US cents.
fn generic_charge(country: &str, domestic: bool) -> i64 {
    let roll = i64::try_from(DICE.below(3_200, format_args!("charge|{country}"))).unwrap_or(0);
    if domestic { 300 + roll / 5 } else { 900 + roll }
}

#[cfg(test)]
mod tests {
    use jetway_domain::codes::AirportCode;
    use jetway_domain::money::CurrencyCode;

    use super::*;
    use crate::sandbox::schedule::Schedule;

    fn due(from: &str, to: &str, who: TaxedPassenger, currency: CurrencyCode) -> Vec<(String, i64)> {
        let place = |code: &str| {
            let code = AirportCode::parse(code).expect("a code");
            Schedule::shared().places.get(code).expect("a place")
        };
        let filing = Filing::of(currency).expect("filed");
        let lines = taxes(place(from), place(to), who, filing);
        lines
            .into_iter()
            .map(|line| (line.code.to_string(), line.amount.minor))
            .collect()
    }

    #[test]
    fn bangladesh_asks_by_destination_and_age() {
        let travel = |to: &str, who| {
            let lines = due("DAC", to, who, CurrencyCode::BDT);
            lines
                .iter()
                .find(|(code, _)| code == "UT")
                .map_or(0, |(_, amount)| *amount)
        };
        use TaxedPassenger::{Adult, Infant, OlderChild, YoungerChild};
        let table = [
            ("CGP", Adult, 20_000),
            ("CCU", Adult, 200_000),
            ("DXB", Adult, 400_000),
            ("DXB", OlderChild, 200_000),
            ("DXB", YoungerChild, 0),
            ("DXB", Infant, 0),
            ("LHR", Adult, 600_000),
            ("HKG", Adult, 600_000),
        ];
        for (to, who, expected) in table {
            assert_eq!(travel(to, who), expected, "{to} {who:?}");
        }
        assert_eq!(due("DAC", "DXB", Infant, CurrencyCode::BDT), []);
    }

    #[test]
    fn the_emirates_ask_115_dirhams_and_nothing_of_infants() {
        let adult = due("DXB", "DAC", TaxedPassenger::Adult, CurrencyCode::AED);
        assert_eq!(adult.iter().map(|(_, amount)| amount).sum::<i64>(), 11_500);
        assert_eq!(due("DXB", "DAC", TaxedPassenger::Infant, CurrencyCode::AED), []);
    }
}
