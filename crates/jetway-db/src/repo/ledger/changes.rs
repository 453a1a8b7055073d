//! Changes of wallets that two operators make.

use jetway_domain::ids::{AgencyId, WalletChangeId};
use jetway_domain::ledger::{AdjustmentCause, ChangeSignature, WalletChange, WalletChangeStatus, WalletChangeSubject};
use jetway_domain::money::{CurrencyCode, Money};
use sea_orm::sea_query::{Condition, IntoCondition};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::TenantRows;
use crate::entity::ledger::change::{Column, Entity, Model};
use crate::{DbError, Tx};

/// The changes of a tenant's wallets.
#[derive(Debug)]
pub struct WalletChanges<'t>(&'t Tx);

impl Tx {
    /// Changes of wallets that two operators make.
    #[must_use]
    pub const fn wallet_changes(&self) -> WalletChanges<'_> {
        WalletChanges(self)
    }
}

impl WalletChanges<'_> {
    /// Insert a proposal. Returns `false` if it exists, or if another change of the same credit limit is open.
    ///
    /// # Errors
    /// When the database fails, or the agency has no wallet.
    pub async fn insert(&self, change: &WalletChange) -> Result<bool, DbError> {
        Entity::insert_row_once(self.0, row_of(self.0, change)).await
    }

    /// Save a decision unless a concurrent one was saved first. Returns whether it was saved; if so, `change.version` has
    /// increased.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save(&self, change: &mut WalletChange) -> Result<bool, DbError> {
        let mut row = row_of(self.0, change);
        row.version += 1;
        let result = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(change.id.0))
            .filter(Column::Version.eq(i64::from(change.version)))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        let kept = result.rows_affected == 1;
        if kept {
            change.version += 1;
        }
        Ok(kept)
    }

    /// The change with this identifier.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_id(&self, id: WalletChangeId) -> Result<Option<WalletChange>, DbError> {
        self.one(Column::Id.eq(id.0)).await
    }

    /// The change with this number.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_reference(&self, reference: &str) -> Result<Option<WalletChange>, DbError> {
        self.one(Column::Reference.eq(reference)).await
    }

    /// The open change of an agency's credit limit.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn open_limit(&self, agency: AgencyId) -> Result<Option<WalletChange>, DbError> {
        let open = Condition::all()
            .add(Column::AgencyId.eq(agency.0))
            .add(Column::Kind.eq("credit"))
            .add(Column::Status.eq(WalletChangeStatus::Proposed.as_str()));
        self.one(open).await
    }

    /// At most `most` changes of an agency's wallet, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn of_agency(&self, agency: AgencyId, most: u64) -> Result<Vec<WalletChange>, DbError> {
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .order_by_desc(Column::ProposedAt)
            .order_by_desc(Column::Id)
            .limit(most);
        rows.all(&self.0.conn).await?.into_iter().map(change_of).collect()
    }

    /// At most `most` changes that wait for a decision, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn waiting(&self, most: u64) -> Result<Vec<WalletChange>, DbError> {
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::Status.eq(WalletChangeStatus::Proposed.as_str()))
            .order_by_asc(Column::ProposedAt)
            .order_by_asc(Column::Id)
            .limit(most);
        rows.all(&self.0.conn).await?.into_iter().map(change_of).collect()
    }

    async fn one(&self, which: impl IntoCondition) -> Result<Option<WalletChange>, DbError> {
        let found = Entity::in_tenant(self.0.scope()).filter(which);
        found.one(&self.0.conn).await?.map(change_of).transpose()
    }
}

fn row_of(tx: &Tx, change: &WalletChange) -> Model {
    let amount = change.subject.amount();
    let (before_minor, cause) = match change.subject {
        WalletChangeSubject::Credit { before, .. } => (Some(before.minor), None),
        WalletChangeSubject::Adjustment { cause, .. } => (None, Some(cause.as_str().to_owned())),
    };
    let checker = change.checker.clone();
    Model {
        tenant: tx.tenant(),
        id: change.id.0,
        version: i64::from(change.version),
        agency_id: change.agency.0,
        reference: change.reference.clone(),
        kind: change.subject.kind().to_owned(),
        status: change.status.as_str().to_owned(),
        amount_minor: amount.minor,
        before_minor,
        currency: amount.currency.to_string(),
        cause,
        note: change.maker.note.clone(),
        proposed_by: change.maker.by.clone(),
        proposed_at: change.maker.at,
        decided_by: checker.as_ref().map(|checker| checker.by.clone()),
        decided_at: checker.as_ref().map(|checker| checker.at),
        decision_note: checker.map(|checker| checker.note),
    }
}

fn change_of(row: Model) -> Result<WalletChange, DbError> {
    let currency = CurrencyCode::parse(&row.currency).map_err(|_| DbError::Unreadable("wallet_changes.currency"))?;
    let amount = Money::new(row.amount_minor, currency);
    let cause = row.cause.as_deref().and_then(AdjustmentCause::parse);
    let subject = match (row.kind.as_str(), row.before_minor, cause) {
        ("credit", Some(before), None) => WalletChangeSubject::Credit {
            before: Money::new(before, currency),
            limit: amount,
        },
        ("adjustment", None, Some(cause)) => WalletChangeSubject::Adjustment { amount, cause },
        _ => return Err(DbError::Unreadable("wallet_changes.kind")),
    };
    let decided = row.decided_by.zip(row.decided_at);
    let decision_note = row.decision_note.unwrap_or_default();
    Ok(WalletChange {
        id: WalletChangeId(row.id),
        version: u32::try_from(row.version).map_err(|_| DbError::Unreadable("wallet_changes.version"))?,
        reference: row.reference,
        agency: AgencyId(row.agency_id),
        subject,
        status: WalletChangeStatus::parse(&row.status).ok_or(DbError::Unreadable("wallet_changes.status"))?,
        maker: ChangeSignature {
            by: row.proposed_by,
            at: row.proposed_at,
            note: row.note,
        },
        checker: decided.map(|(by, at)| ChangeSignature {
            by,
            at,
            note: decision_note,
        }),
    })
}
