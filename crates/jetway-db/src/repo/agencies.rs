//! Agencies.

use chrono::{DateTime, Utc};
use jetway_domain::ids::AgencyId;
use sea_orm::sea_query::{Condition, Expr, ExprTrait, Func, LikeExpr, Query, SelectStatement};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait};
use serde::{Deserialize, Serialize};

use super::{escaped, from_json, holds_in, to_json};
use crate::entity::registration::application;
use crate::entity::{TenantRows, agency};
use crate::{DbError, Tx};

/// A contact person or office for an agency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContactPerson {
    /// Full name.
    pub name: String,
    /// E-mail address.
    pub email: String,
    /// Phone number with country code.
    pub phone_number: String,
}

/// Whether an agency may buy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgencyStatus {
    /// It may.
    Active,
    /// It may search, but not buy.
    Blocked,
}

/// A travel agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agency {
    /// Its identifier.
    pub id: AgencyId,
    /// Trading name.
    pub name: String,
    /// Office e-mail address.
    pub email: String,
    /// Office phone number.
    pub phone: String,
    /// Path of its logo below the tenant's assets.
    pub logo_path: Option<String>,
    /// Whether it may trade.
    pub status: AgencyStatus,
    /// The tenant's person for this agency.
    pub account_manager: Option<ContactPerson>,
    /// The tenant's office for this agency.
    pub service_branch: Option<ContactPerson>,
    /// When it joined.
    pub created_at: DateTime<Utc>,
}

/// Filter of agencies; `None` does not filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AgencyFilter {
    /// Part of the name or e-mail address, or the number of the application, in any letter case.
    pub search: Option<String>,
    /// In this state.
    pub status: Option<AgencyStatus>,
}

/// Position of an agency in the list by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgencyMark {
    /// Its name.
    pub name: String,
    /// Its identifier.
    pub id: AgencyId,
}

/// The agencies of one tenant.
#[derive(Debug)]
pub struct Agencies<'t>(&'t Tx);

impl Tx {
    /// The agencies of this tenant.
    #[must_use]
    pub const fn agencies(&self) -> Agencies<'_> {
        Agencies(self)
    }
}

impl Agencies<'_> {
    /// One agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, id: AgencyId) -> Result<Option<Agency>, DbError> {
        let row = agency::Entity::in_tenant(self.0.scope())
            .filter(agency::Column::Id.eq(id.0))
            .one(&self.0.conn)
            .await?;
        row.map(read_agency).transpose()
    }

    /// Lock an agency until the transaction ends, so that changes to its users are serialised.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold(&self, id: AgencyId) -> Result<(), DbError> {
        let query = agency::Entity::in_tenant(self.0.scope())
            .filter(agency::Column::Id.eq(id.0))
            .lock_exclusive();
        query.one(&self.0.conn).await?;
        Ok(())
    }

    /// All agencies, by name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self) -> Result<Vec<Agency>, DbError> {
        let rows = agency::Entity::in_tenant(self.0.scope())
            .order_by_asc(agency::Column::Name)
            .all(&self.0.conn)
            .await?;
        rows.into_iter().map(read_agency).collect()
    }

    /// At most `most` agencies that match, by name, after a position.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn page(
        &self,
        filter: &AgencyFilter,
        after: Option<&AgencyMark>,
        most: u64,
    ) -> Result<Vec<Agency>, DbError> {
        let later = |mark: &AgencyMark| {
            let same = Condition::all()
                .add(agency::Column::Name.eq(mark.name.as_str()))
                .add(agency::Column::Id.gt(mark.id.0));
            Condition::any()
                .add(agency::Column::Name.gt(mark.name.as_str()))
                .add(same)
        };
        let condition = Condition::all()
            .add_option(filter.search.as_deref().map(|text| self.holding(text)))
            .add_option(
                filter
                    .status
                    .map(|status| agency::Column::Status.eq(status_text(status))),
            )
            .add_option(after.map(later));
        let rows = agency::Entity::in_tenant(self.0.scope())
            .filter(condition)
            .order_by_asc(agency::Column::Name)
            .order_by_asc(agency::Column::Id)
            .limit(most);
        rows.all(&self.0.conn).await?.into_iter().map(read_agency).collect()
    }

    /// A query of the keys of agencies whose name or e-mail address contains the text, or who applied under this number.
    pub(in crate::repo) fn keys_of(&self, text: &str) -> SelectStatement {
        let found = agency::Entity::in_tenant(self.0.scope()).filter(self.holding(text));
        found.select_only().column(agency::Column::Id).into_query()
    }

    /// Whose name or e-mail address contains the text, or who applied under this number.
    fn holding(&self, text: &str) -> Condition {
        let text_lower = text.to_lowercase();
        let like = LikeExpr::new(format!("%{}%", escaped(&text_lower))).escape('\\');
        let lower = |column: agency::Column| Expr::from(Func::lower(Expr::col(column)));
        let applied = Query::select()
            .column(application::Column::AgencyId)
            .from(application::Entity)
            .and_where(application::Column::Tenant.eq(self.0.tenant()))
            .and_where(application::Column::Reference.eq(text.to_uppercase()))
            .and_where(application::Column::AgencyId.is_not_null())
            .to_owned();
        let name = lower(agency::Column::Name);
        let named = text_lower.split_whitespace();
        let named = named.fold(Condition::all(), |all, word| all.add(holds_in(&name, word)));
        Condition::any()
            .add(named)
            .add(ExprTrait::like(lower(agency::Column::Email), like))
            .add(agency::Column::Id.in_subquery(applied))
    }

    /// Insert an agency.
    ///
    /// # Errors
    /// `Duplicate` when the identifier exists.
    pub async fn insert(&self, agency: &Agency) -> Result<(), DbError> {
        self.0.register_tenant(agency.created_at).await?;
        let Agency {
            id,
            name,
            email,
            phone,
            logo_path,
            status,
            account_manager,
            service_branch,
            created_at,
        } = agency.clone();
        let row = agency::Model {
            tenant: self.0.tenant(),
            id: id.0,
            name,
            email,
            phone,
            logo_path,
            status: status_text(status).to_owned(),
            account_manager: account_manager
                .map(|person| to_json(&person, "agencies.account_manager"))
                .transpose()?,
            service_branch: service_branch
                .map(|person| to_json(&person, "agencies.service_branch"))
                .transpose()?,
            created_at,
        };
        agency::Entity::insert_row(self.0, row).await
    }

    /// Change an agency's name and contacts. Returns whether it exists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_contact(&self, id: AgencyId, name: &str, email: &str, phone: &str) -> Result<bool, DbError> {
        let update = agency::Entity::update_in_tenant(self.0.scope())
            .col_expr(agency::Column::Name, Expr::value(name))
            .col_expr(agency::Column::Email, Expr::value(email))
            .col_expr(agency::Column::Phone, Expr::value(phone))
            .filter(agency::Column::Id.eq(id.0));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Activate or block an agency. Returns whether it exists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_status(&self, id: AgencyId, status: AgencyStatus) -> Result<bool, DbError> {
        let update = agency::Entity::update_in_tenant(self.0.scope())
            .col_expr(agency::Column::Status, Expr::value(status_text(status)))
            .filter(agency::Column::Id.eq(id.0));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

const fn status_text(status: AgencyStatus) -> &'static str {
    match status {
        AgencyStatus::Active => "active",
        AgencyStatus::Blocked => "blocked",
    }
}

fn read_agency(row: agency::Model) -> Result<Agency, DbError> {
    let agency::Model {
        tenant: _,
        id,
        name,
        email,
        phone,
        logo_path,
        status,
        account_manager,
        service_branch,
        created_at,
    } = row;
    let status = match status.as_str() {
        "active" => AgencyStatus::Active,
        "blocked" => AgencyStatus::Blocked,
        _ => return Err(DbError::Unreadable("agencies.status")),
    };
    Ok(Agency {
        id: AgencyId(id),
        name,
        email,
        phone,
        logo_path,
        status,
        account_manager: account_manager
            .map(|json| from_json(json, "agencies.account_manager"))
            .transpose()?,
        service_branch: service_branch
            .map(|json| from_json(json, "agencies.service_branch"))
            .transpose()?,
        created_at,
    })
}
