//! The tables, each reached from a transaction: `tx.users().by_email(…)`.

pub mod agencies;
pub mod audit;
pub mod company;
pub mod content;
pub mod counters;
pub mod files;
pub mod flights;
pub mod idempotency;
pub mod jobs;
pub mod ledger;
pub mod licences;
pub mod orders;
pub mod outbox;
pub mod payments;
pub mod prices;
pub mod registration;
pub mod sign_in;
pub mod sweep;
pub mod travellers;
pub mod users;

use jetway_domain::text::{letters_of, plain_name};
use sea_orm::ColumnTrait;
use sea_orm::sea_query::{Condition, Expr, ExprTrait, Func, LikeExpr};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::DbError;

/// A stored JSON value as the type it was stored from.
fn from_json<T: DeserializeOwned>(value: serde_json::Value, place: &'static str) -> Result<T, DbError> {
    serde_json::from_value(value).map_err(|_| DbError::Unreadable(place))
}

fn to_json<T: Serialize>(value: &T, place: &'static str) -> Result<serde_json::Value, DbError> {
    serde_json::to_value(value).map_err(|_| DbError::Unreadable(place))
}

/// Terms with fewer letters are compared as typed only, because their letters alone would match across words. So are terms with
/// characters that names do not have.
const FEWEST_LETTERS: usize = 3;

/// Rows whose search words hold every word of a typed text, in any order; see [`holds`].
fn holds_all(words: impl ColumnTrait, text: &str) -> Condition {
    let text = text.to_lowercase();
    let terms = text.split_whitespace();
    terms.fold(Condition::all(), |all, term| all.add(holds(words, term)))
}

/// Rows whose search words hold a term as typed, or by its letters alone: `ONEIL` finds `o'neil`, `annamaria` finds
/// `anna maria`. The words and the term are in lower case.
fn holds(words: impl ColumnTrait, term: &str) -> Condition {
    holds_in(&Expr::col(words.as_column_ref()), term)
}

/// The same for an expression, such as a column in lower case.
fn holds_in(words: &Expr, term: &str) -> Condition {
    let like = |text: &str| LikeExpr::new(format!("%{}%", escaped(text))).escape('\\');
    let as_typed = Condition::any().add(ExprTrait::like(words.clone(), like(term)));
    let letters = letters_of(term);
    let is_name = plain_name(term)
        .chars()
        .all(|letter| letter.is_alphanumeric() || matches!(letter, '\'' | '-'));
    if !is_name || letters.chars().count() < FEWEST_LETTERS {
        return as_typed;
    }
    let without = |text: Expr, sign: &str| Expr::from(Func::cust("replace").arg(text).arg(sign).arg(""));
    // Names of companies are stored as typed, some with a typographic apostrophe.
    let squeezed = ["'", "\u{2019}", "-", " "].into_iter().fold(words.clone(), without);
    as_typed.add(ExprTrait::like(squeezed, like(&letters)))
}

/// `%` and `_` in a typed text are literal.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}
