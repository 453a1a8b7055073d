//! Licences of agencies and their review state.

use chrono::{DateTime, Utc};
use jetway_domain::ids::AgencyId;
use jetway_domain::registration::licences::{CivilAviation, LicenceStanding, Licences};
use sea_orm::sea_query::{Expr, ExprTrait, LockType, OnConflict};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::{TenantRows, agency_licences as licences};
use crate::{DbError, Tx};

/// An agency's licences with their review state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LicenceFile {
    /// The agency.
    pub agency_id: AgencyId,
    /// Review state.
    pub standing: LicenceStanding,
    /// How often the agency may still skip the request.
    pub skips_left: u32,
    /// The licences; `None` before the first submission.
    pub licences: Option<Licences>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

impl LicenceFile {
    /// A request to an agency that never submitted any.
    #[must_use]
    pub const fn due(agency: AgencyId, skips: u32, now: DateTime<Utc>) -> Self {
        Self {
            agency_id: agency,
            standing: LicenceStanding::Due,
            skips_left: skips,
            licences: None,
            updated_at: now,
        }
    }
}

/// The licences of one tenant's agencies.
#[derive(Debug)]
pub struct LicenceFiles<'t>(&'t Tx);

impl Tx {
    /// The licences of this tenant's agencies.
    #[must_use]
    pub const fn licences(&self) -> LicenceFiles<'_> {
        LicenceFiles(self)
    }
}

impl LicenceFiles<'_> {
    /// One agency's licences; `None` if it was never asked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(&self, agency: AgencyId) -> Result<Option<LicenceFile>, DbError> {
        let row = licences::Entity::in_tenant(self.0.scope())
            .filter(licences::Column::AgencyId.eq(agency.0))
            .one(&self.0.conn)
            .await?;
        row.map(read).transpose()
    }

    /// The same, locked until the transaction ends.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn locked(&self, agency: AgencyId) -> Result<Option<LicenceFile>, DbError> {
        let row = licences::Entity::in_tenant(self.0.scope())
            .filter(licences::Column::AgencyId.eq(agency.0))
            .lock(LockType::Update)
            .one(&self.0.conn)
            .await?;
        row.map(read).transpose()
    }

    /// Submitted licences that wait for a decision, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn submitted(&self, limit: u64) -> Result<Vec<LicenceFile>, DbError> {
        let query = licences::Entity::in_tenant(self.0.scope())
            .filter(licences::Column::Standing.eq(standing_text(LicenceStanding::Submitted)))
            .order_by_asc(licences::Column::UpdatedAt)
            .limit(limit);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Insert or replace the licences of an agency.
    ///
    /// # Errors
    /// `Refused` when the agency does not exist.
    pub async fn put(&self, file: &LicenceFile) -> Result<(), DbError> {
        let replace = OnConflict::columns([licences::Column::Tenant, licences::Column::AgencyId])
            .update_columns([
                licences::Column::Standing,
                licences::Column::SkipsLeft,
                licences::Column::TradeLicenseNumber,
                licences::Column::TradeLicenseExpiry,
                licences::Column::CivilAviationNumber,
                licences::Column::CivilAviationExpiry,
                licences::Column::UpdatedAt,
            ])
            .to_owned();
        let row = row(self.0.tenant(), file).into_active_model().reset_all();
        licences::Entity::insert(row)
            .on_conflict(replace)
            .exec_without_returning(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Use one of the skips. Returns whether one was left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn skip(&self, agency: AgencyId, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = licences::Entity::update_in_tenant(self.0.scope())
            .col_expr(
                licences::Column::SkipsLeft,
                Expr::col(licences::Column::SkipsLeft).sub(1_i64),
            )
            .col_expr(licences::Column::UpdatedAt, Expr::value(now))
            .filter(licences::Column::AgencyId.eq(agency.0))
            .filter(licences::Column::SkipsLeft.gt(0));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn row(tenant: String, file: &LicenceFile) -> licences::Model {
    let aviation = file
        .licences
        .as_ref()
        .and_then(|licences| licences.civil_aviation.clone());
    licences::Model {
        tenant,
        agency_id: file.agency_id.0,
        standing: standing_text(file.standing).to_owned(),
        skips_left: i64::from(file.skips_left),
        trade_license_number: file
            .licences
            .as_ref()
            .map(|licences| licences.trade_license_number.clone()),
        trade_license_expiry: file.licences.as_ref().map(|licences| licences.trade_license_expiry),
        civil_aviation_number: aviation.as_ref().map(|permit| permit.number.clone()),
        civil_aviation_expiry: aviation.map(|permit| permit.expiry),
        updated_at: file.updated_at,
    }
}

fn read(row: licences::Model) -> Result<LicenceFile, DbError> {
    let standing = match row.standing.as_str() {
        "due" => LicenceStanding::Due,
        "submitted" => LicenceStanding::Submitted,
        "accepted" => LicenceStanding::Accepted,
        _ => return Err(DbError::Unreadable("agency_papers.standing")),
    };
    let civil_aviation = row
        .civil_aviation_number
        .zip(row.civil_aviation_expiry)
        .map(|(number, expiry)| CivilAviation { number, expiry });
    Ok(LicenceFile {
        agency_id: AgencyId(row.agency_id),
        standing,
        skips_left: u32::try_from(row.skips_left).map_err(|_| DbError::Unreadable("agency_papers.skips_left"))?,
        licences: row.trade_license_number.zip(row.trade_license_expiry).map(
            |(trade_license_number, trade_license_expiry)| Licences {
                trade_license_number,
                trade_license_expiry,
                civil_aviation,
            },
        ),
        updated_at: row.updated_at,
    })
}

const fn standing_text(standing: LicenceStanding) -> &'static str {
    match standing {
        LicenceStanding::Due => "due",
        LicenceStanding::Submitted => "submitted",
        LicenceStanding::Accepted => "accepted",
    }
}
