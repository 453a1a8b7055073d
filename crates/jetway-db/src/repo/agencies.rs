//! Agencies.

use chrono::{DateTime, Utc};
use jetway_domain::ids::AgencyId;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};

use super::{from_json, to_json};
use crate::entity::{TenantRows, agency};
use crate::{DbError, Tx};

/// Whom an agency calls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContactPerson {
    /// Full name.
    pub name: String,
    /// Mail address.
    pub email: String,
    /// Phone number with country code.
    pub phone_number: String,
}

/// Whether an agency may trade.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgencyStatus {
    /// It may.
    Active,
    /// It may look, not buy.
    Blocked,
}

/// A travel agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agency {
    /// Its identifier.
    pub id: AgencyId,
    /// Trading name.
    pub name: String,
    /// Office mail address.
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
    /// When it was taken on.
    pub created_at: DateTime<Utc>,
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

    /// Hold an agency until the transaction ends, so that changes to its people happen one after the other.
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

    /// Every agency, by name.
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

    /// Take an agency on.
    ///
    /// # Errors
    /// `Duplicate` when the identifier is taken.
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

    /// Change how an agency is called and reached. Answers whether it exists.
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

    /// Let an agency trade, or stop it. Answers whether it exists.
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
