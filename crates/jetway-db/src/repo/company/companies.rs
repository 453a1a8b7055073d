//! Company profiles of agencies, and remarks on their licences.

use chrono::{DateTime, Utc};
use jetway_domain::clock::Ids;
use jetway_domain::ids::{AgencyId, FileId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};

use crate::entity::TenantRows;
use crate::entity::company::{company_profile as profile, kyc_remark as remark};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

/// The company behind an agency. Every field may be empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CompanyDetails {
    /// Street and house number.
    pub address: String,
    /// City.
    pub city: String,
    /// Postal code.
    pub postal_code: String,
    /// ISO 3166 alpha-2, upper case.
    pub country: String,
    /// Its website, `https://…`.
    pub website: String,
    /// Tax registration number.
    pub tax_number: String,
    /// IANA time zone of its business day.
    pub time_zone: String,
    /// Accent colour of its customers' documents, `#rrggbb`; the portal's if empty.
    pub accent_colour: String,
}

/// A profile with its logo and version.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CompanyProfile {
    /// The profile.
    pub details: CompanyDetails,
    /// Its logo.
    pub logo: Option<FileId>,
    /// Increases with every change; 0 before the first.
    pub version: i64,
}

/// Author of a remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemarkAuthor {
    /// The portal's operators.
    Portal,
    /// The agency.
    Agency,
}

impl RemarkAuthor {
    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Portal => "portal",
            Self::Agency => "agency",
        }
    }
}

/// A remark on an agency's licences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KycRemark {
    /// When it happened.
    pub at: DateTime<Utc>,
    /// Side of its author.
    pub author: RemarkAuthor,
    /// Name of its author.
    pub author_name: String,
    /// The text.
    pub remark: String,
}

/// The companies of one tenant.
#[derive(Debug)]
pub struct Companies<'t>(&'t Tx);

impl Tx {
    /// The companies behind this tenant's agencies.
    #[must_use]
    pub const fn companies(&self) -> Companies<'_> {
        Companies(self)
    }
}

impl Companies<'_> {
    /// An agency's company profile; empty before the first change.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, agency: AgencyId) -> Result<CompanyProfile, DbError> {
        let query = profile::Entity::in_tenant(self.0.scope()).filter(profile::Column::AgencyId.eq(agency.0));
        let Some(row) = query.one(&self.0.conn).await? else {
            return Ok(CompanyProfile::default());
        };
        Ok(CompanyProfile {
            details: from_json(row.details, "company_profiles.details")?,
            logo: row.logo_file.map(FileId),
            version: row.version,
        })
    }

    /// Save a changed profile unless a concurrent change was saved first. Returns whether it was saved.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put(&self, agency: AgencyId, new: &CompanyProfile, now: DateTime<Utc>) -> Result<bool, DbError> {
        let details = to_json(&new.details, "company_profiles.details")?;
        if new.version == 0 {
            let row = profile::Model {
                tenant: self.0.tenant(),
                agency_id: agency.0,
                details,
                logo_file: new.logo.map(|id| id.0),
                version: 1,
                updated_at: now,
            };
            return profile::Entity::insert_row_once(self.0, row).await;
        }
        let update = profile::Entity::update_in_tenant(self.0.scope())
            .col_expr(profile::Column::Details, Expr::value(details))
            .col_expr(profile::Column::LogoFile, Expr::value(new.logo.map(|id| id.0)))
            .col_expr(profile::Column::Version, Expr::value(new.version + 1))
            .col_expr(profile::Column::UpdatedAt, Expr::value(now))
            .filter(profile::Column::AgencyId.eq(agency.0))
            .filter(profile::Column::Version.eq(new.version));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Remarks on an agency's licences, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remarks(&self, agency: AgencyId) -> Result<Vec<KycRemark>, DbError> {
        let query = remark::Entity::in_tenant(self.0.scope())
            .filter(remark::Column::AgencyId.eq(agency.0))
            .order_by_desc(remark::Column::At)
            .order_by_desc(remark::Column::Id);
        query.all(&self.0.conn).await?.into_iter().map(read_remark).collect()
    }

    /// Add a remark on an agency's licences.
    ///
    /// # Errors
    /// `Refused` when the agency does not exist.
    pub async fn remark(&self, agency: AgencyId, said: &KycRemark, ids: &dyn Ids) -> Result<(), DbError> {
        let row = remark::Model {
            tenant: self.0.tenant(),
            id: ids.uuid(),
            agency_id: agency.0,
            at: said.at,
            author: said.author.as_str().to_owned(),
            author_name: said.author_name.clone(),
            remark: said.remark.clone(),
        };
        remark::Entity::insert_row(self.0, row).await
    }
}

fn read_remark(row: remark::Model) -> Result<KycRemark, DbError> {
    let author = [RemarkAuthor::Portal, RemarkAuthor::Agency]
        .into_iter()
        .find(|author| author.as_str() == row.author);
    Ok(KycRemark {
        at: row.at,
        author: author.ok_or(DbError::Unreadable("kyc_remarks.author"))?,
        author_name: row.author_name,
        remark: row.remark,
    })
}
