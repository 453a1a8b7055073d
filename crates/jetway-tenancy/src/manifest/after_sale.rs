//! `[after_sale]`: the tenant's rules for voids, refunds and exchanges.

use chrono::{NaiveTime, Weekday};
use jetway_domain::air::after_sale::AfterSaleRules;
use schemars::JsonSchema;
use serde::Deserialize;

/// Fees and times of voids, refunds and exchanges. Amounts are minor units of the tenant's currency.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AfterSale {
    /// Fee for each voided ticket.
    #[serde(default)]
    pub void_fee_minor: i64,
    /// Fee for each refunded ticket.
    #[serde(default)]
    pub refund_fee_minor: i64,
    /// Fee for each exchanged ticket.
    #[serde(default)]
    pub exchange_fee_minor: i64,
    /// Office time on the day of issue from which tickets are not voided any more; `23:30` if omitted.
    pub void_until: Option<String>,
    /// Days of the week on which the office is closed; Saturday and Sunday if omitted.
    pub weekend: Option<Vec<Day>>,
}

/// A day of the week.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Day {
    /// Monday.
    Monday,
    /// Tuesday.
    Tuesday,
    /// Wednesday.
    Wednesday,
    /// Thursday.
    Thursday,
    /// Friday.
    Friday,
    /// Saturday.
    Saturday,
    /// Sunday.
    Sunday,
}

impl Day {
    const fn weekday(self) -> Weekday {
        match self {
            Self::Monday => Weekday::Mon,
            Self::Tuesday => Weekday::Tue,
            Self::Wednesday => Weekday::Wed,
            Self::Thursday => Weekday::Thu,
            Self::Friday => Weekday::Fri,
            Self::Saturday => Weekday::Sat,
            Self::Sunday => Weekday::Sun,
        }
    }
}

impl AfterSale {
    /// Validates the rules.
    ///
    /// # Errors
    /// The invalid key and what it must be.
    pub fn rules(&self) -> Result<AfterSaleRules, (&'static str, &'static str)> {
        if self.void_fee_minor < 0 {
            return Err(("void_fee_minor", "a fee is not negative; write 0 for none"));
        }
        if self.refund_fee_minor < 0 {
            return Err(("refund_fee_minor", "a fee is not negative; write 0 for none"));
        }
        if self.exchange_fee_minor < 0 {
            return Err(("exchange_fee_minor", "a fee is not negative; write 0 for none"));
        }
        let until = self
            .void_until
            .as_deref()
            .map(|text| NaiveTime::parse_from_str(text, "%H:%M"));
        let until = until.transpose();
        let void_until = until.map_err(|_| ("void_until", "a time of the day, such as 23:30"))?;
        let closed_on = self.weekend.as_ref().map_or(AfterSaleRules::WEEKEND, |days| {
            let mut closed = [false; 7];
            for day in days {
                closed[day.weekday().num_days_from_monday() as usize] = true;
            }
            closed
        });
        if closed_on == [true; 7] {
            return Err(("weekend", "an office is open on one day at least"));
        }
        Ok(AfterSaleRules {
            void_fee_minor: self.void_fee_minor,
            refund_fee_minor: self.refund_fee_minor,
            exchange_fee_minor: self.exchange_fee_minor,
            void_until: void_until.unwrap_or(AfterSaleRules::VOID_UNTIL),
            closed_on,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{AfterSale, Day};

    #[test]
    fn rules_that_cannot_hold_name_their_key() {
        let wrong = [
            AfterSale {
                void_fee_minor: -1,
                ..AfterSale::default()
            },
            AfterSale {
                refund_fee_minor: -1,
                ..AfterSale::default()
            },
            AfterSale {
                exchange_fee_minor: -1,
                ..AfterSale::default()
            },
            AfterSale {
                void_until: Some("24:30".to_owned()),
                ..AfterSale::default()
            },
            AfterSale {
                weekend: Some(vec![
                    Day::Monday,
                    Day::Tuesday,
                    Day::Wednesday,
                    Day::Thursday,
                    Day::Friday,
                    Day::Saturday,
                    Day::Sunday,
                ]),
                ..AfterSale::default()
            },
        ];
        let keys = wrong.map(|rules| rules.rules().expect_err("wrong").0);
        assert_eq!(
            keys,
            [
                "void_fee_minor",
                "refund_fee_minor",
                "exchange_fee_minor",
                "void_until",
                "weekend"
            ]
        );
        let rules = AfterSale {
            weekend: Some(vec![Day::Friday]),
            ..AfterSale::default()
        };
        let closed = rules.rules().expect("rules").closed_on;
        assert_eq!(closed, [false, false, false, false, true, false, false]);
    }
}
