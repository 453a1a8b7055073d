//! A transaction: what the store asked, and what the payer did.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::Choice;

/// Fields of a form or a query.
pub(crate) type Fields = BTreeMap<String, String>;

/// A transaction of the store.
#[derive(Debug, Clone)]
pub(crate) struct Sale {
    pub(crate) session: String,
    /// As the store sent it.
    pub(crate) asked: Fields,
    pub(crate) attempt: Option<Attempt>,
}

/// What became of the payer's attempt.
#[derive(Debug, Clone)]
pub(crate) struct Attempt {
    pub(crate) choice: Choice,
    pub(crate) status: &'static str,
    pub(crate) val_id: String,
    pub(crate) bank_tran_id: String,
    pub(crate) amount: String,
}

impl Sale {
    pub(crate) fn field(&self, name: &str) -> &str {
        self.asked.get(name).map_or("", String::as_str)
    }

    pub(crate) fn is_paid(&self) -> bool {
        let paid = |attempt: &Attempt| ["VALID", "VALIDATED"].contains(&attempt.status);
        self.attempt.as_ref().is_some_and(paid)
    }

    /// Where the payer's browser goes.
    pub(crate) fn way_back(&self, choice: Choice) -> &str {
        self.field(match choice {
            Choice::Fail => "fail_url",
            Choice::Cancel => "cancel_url",
            _ => "success_url",
        })
    }
}

impl Attempt {
    pub(crate) fn of(sale: &Sale, choice: Choice, number: u64) -> Self {
        let total = sale.field("total_amount");
        let amount = if choice == Choice::PayLess {
            less(total)
        } else {
            total.to_owned()
        };
        Self {
            choice,
            status: match choice {
                Choice::PayLate => "PENDING",
                Choice::Fail => "FAILED",
                Choice::Cancel => "CANCELLED",
                _ => "VALID",
            },
            val_id: format!("26112805{number:05}Jw"),
            bank_tran_id: format!("26112805{number:05}BnK"),
            amount,
        }
    }

    fn risk(&self) -> (&'static str, &'static str) {
        if self.choice == Choice::PayRisky {
            ("1", "Not Safe")
        } else {
            ("0", "Safe")
        }
    }

    /// As the services and callbacks describe it. The simulator converts no currencies: the store receives what was asked.
    pub(crate) fn fields(&self, sale: &Sale) -> Vec<(String, String)> {
        let (risk_level, risk_title) = self.risk();
        let currency = sale.field("currency");
        [
            ("status", self.status),
            ("tran_date", "2026-11-28 11:35:00"),
            ("tran_id", sale.field("tran_id")),
            ("val_id", &self.val_id),
            ("amount", &self.amount),
            ("store_amount", &self.amount),
            ("currency", currency),
            ("bank_tran_id", &self.bank_tran_id),
            ("card_type", "VISA-Dutch Bangla"),
            ("card_no", "432149XXXXXX0667"),
            ("card_issuer", "TRUST BANK, LTD."),
            ("card_brand", "VISA"),
            ("card_issuer_country", "Bangladesh"),
            ("card_issuer_country_code", "BD"),
            ("currency_type", currency),
            ("currency_amount", sale.field("total_amount")),
            ("currency_rate", "1.0000"),
            ("base_fair", "0.00"),
            ("value_a", sale.field("value_a")),
            ("value_b", ""),
            ("value_c", ""),
            ("value_d", ""),
            ("risk_level", risk_level),
            ("risk_title", risk_title),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec()
    }

    pub(crate) fn json(&self, sale: &Sale) -> Value {
        let mut object = serde_json::Map::new();
        for (name, value) in self.fields(sale) {
            object.insert(name, Value::String(value));
        }
        object.insert("error".to_owned(), json!(""));
        Value::Object(object)
    }
}

/// One unit of the currency less.
fn less(amount: &str) -> String {
    let (whole, rest) = amount.split_once('.').unwrap_or((amount, "00"));
    let whole: u64 = whole.parse().unwrap_or_default();
    format!("{}.{rest}", whole.saturating_sub(1))
}
