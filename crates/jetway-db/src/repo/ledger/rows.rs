//! Rows of the ledger as the domain's types.

use jetway_domain::ids::{AgencyId, HoldId, JournalId, OrderReference};
use jetway_domain::ledger::{
    Account, ChainHash, EntryKind, Hold, HoldState, JournalEntry, Line, PostedEntry, Side, WalletBalance,
};
use jetway_domain::money::{CurrencyCode, Money};

use crate::DbError;
use crate::entity::ledger::{entry, hold, line, wallet};

pub(super) fn balance(row: &wallet::Model) -> Result<WalletBalance, DbError> {
    Ok(WalletBalance {
        currency: currency(&row.currency, "wallets.currency")?,
        posted_minor: row.posted_minor,
        held_minor: row.held_minor,
        credit_limit_minor: row.credit_limit_minor,
        version: row.version,
    })
}

pub(super) fn hash(text: &str, place: &'static str) -> Result<ChainHash, DbError> {
    ChainHash::parse(text).map_err(|_| DbError::Unreadable(place))
}

fn currency(text: &str, place: &'static str) -> Result<CurrencyCode, DbError> {
    CurrencyCode::parse(text).map_err(|_| DbError::Unreadable(place))
}

fn order(text: &str, place: &'static str) -> Result<OrderReference, DbError> {
    OrderReference::parse(text).map_err(|_| DbError::Unreadable(place))
}

pub(super) fn read_hold(row: hold::Model) -> Result<Hold, DbError> {
    let currency = currency(&row.currency, "ledger_holds.currency")?;
    Ok(Hold {
        id: HoldId(row.id),
        agency: AgencyId(row.agency_id),
        order: order(&row.order_reference, "ledger_holds.order_reference")?,
        amount: Money::new(row.amount_minor, currency),
        captured: Money::new(row.captured_minor, currency),
        state: HoldState::parse(&row.state).ok_or(DbError::Unreadable("ledger_holds.state"))?,
        actor: row.actor,
        created_at: row.created_at,
        expires_at: row.expires_at,
        settled_at: row.settled_at,
    })
}

pub(super) fn write_hold(tenant: String, hold: &Hold) -> hold::Model {
    let Hold {
        id,
        agency,
        order,
        amount,
        captured,
        state,
        actor,
        created_at,
        expires_at,
        settled_at,
    } = hold.clone();
    hold::Model {
        tenant,
        id: id.0,
        agency_id: agency.0,
        order_reference: order.to_string(),
        amount_minor: amount.minor,
        captured_minor: captured.minor,
        currency: amount.currency.to_string(),
        state: state.as_str().to_owned(),
        actor,
        created_at,
        expires_at,
        settled_at,
    }
}

/// `lines` in their order.
pub(super) fn read_entry(row: entry::Model, lines: Vec<line::Model>) -> Result<PostedEntry, DbError> {
    let order = row
        .order_reference
        .as_deref()
        .map(|text| order(text, "ledger_entries.order_reference"))
        .transpose()?;
    let entry = JournalEntry {
        agency: AgencyId(row.agency_id),
        kind: EntryKind::parse(&row.kind).ok_or(DbError::Unreadable("ledger_entries.kind"))?,
        reference: row.reference,
        order,
        hold: row.hold_id.map(HoldId),
        description: row.description,
        actor: row.actor,
        reason: row.reason,
        posted_at: row.posted_at,
        value_on: row.value_on,
        lines: lines.into_iter().map(read_line).collect::<Result<_, _>>()?,
    };
    Ok(PostedEntry {
        id: JournalId(row.id),
        number: row.number,
        previous: hash(&row.previous_hash, "ledger_entries.previous_hash")?,
        hash: hash(&row.hash, "ledger_entries.hash")?,
        entry,
    })
}

fn read_line(row: line::Model) -> Result<Line, DbError> {
    let side = match row.side.as_str() {
        "debit" => Side::Debit,
        "credit" => Side::Credit,
        _ => return Err(DbError::Unreadable("ledger_lines.side")),
    };
    let currency = currency(&row.currency, "ledger_lines.currency")?;
    let account = Account::parse(&row.account).map_err(|_| DbError::Unreadable("ledger_lines.account"))?;
    Ok(Line {
        account,
        side,
        amount: Money::new(row.amount_minor, currency),
    })
}
