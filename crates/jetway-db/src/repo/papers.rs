//! The licences of agencies, and whether the portal asks for them.

use chrono::{DateTime, Utc};
use jetway_domain::ids::AgencyId;
use jetway_domain::papers::{CivilAviation, Papers, PapersStanding};
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::{TenantRows, agency_papers as papers};
use crate::{DbError, Tx};

/// What is kept of an agency's papers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PapersFile {
    /// Whose.
    pub agency_id: AgencyId,
    /// Where they stand.
    pub standing: PapersStanding,
    /// How often the question may still be put off.
    pub skips_left: u32,
    /// The papers; absent until they were given once.
    pub papers: Option<Papers>,
    /// Last change.
    pub updated_at: DateTime<Utc>,
}

impl PapersFile {
    /// Of an agency that never gave any and is asked for them.
    #[must_use]
    pub const fn due(agency: AgencyId, skips: u32, now: DateTime<Utc>) -> Self {
        Self {
            agency_id: agency,
            standing: PapersStanding::Due,
            skips_left: skips,
            papers: None,
            updated_at: now,
        }
    }
}

/// The papers of one tenant's agencies.
#[derive(Debug)]
pub struct PapersFiles<'t>(&'t Tx);

impl Tx {
    /// The papers of this tenant's agencies.
    #[must_use]
    pub const fn papers(&self) -> PapersFiles<'_> {
        PapersFiles(self)
    }
}

impl PapersFiles<'_> {
    /// One agency's file; `None` when nobody ever asked it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(&self, agency: AgencyId) -> Result<Option<PapersFile>, DbError> {
        let row = papers::Entity::in_tenant(self.0.scope())
            .filter(papers::Column::AgencyId.eq(agency.0))
            .one(&self.0.conn)
            .await?;
        row.map(read).transpose()
    }

    /// Those that were given and wait for a decision, the longest waiting first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn submitted(&self, limit: u64) -> Result<Vec<PapersFile>, DbError> {
        let query = papers::Entity::in_tenant(self.0.scope())
            .filter(papers::Column::Standing.eq(standing_text(PapersStanding::Submitted)))
            .order_by_asc(papers::Column::UpdatedAt)
            .limit(limit);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Put a file in place of the one there is.
    ///
    /// # Errors
    /// `Refused` when the agency does not exist.
    pub async fn put(&self, file: &PapersFile) -> Result<(), DbError> {
        let replace = OnConflict::columns([papers::Column::Tenant, papers::Column::AgencyId])
            .update_columns([
                papers::Column::Standing,
                papers::Column::SkipsLeft,
                papers::Column::TradeLicenseNumber,
                papers::Column::TradeLicenseExpiry,
                papers::Column::CivilAviationNumber,
                papers::Column::CivilAviationExpiry,
                papers::Column::UpdatedAt,
            ])
            .to_owned();
        let row = row(self.0.tenant(), file).into_active_model().reset_all();
        papers::Entity::insert(row)
            .on_conflict(replace)
            .exec_without_returning(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Put the question off once. Answers whether one was left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn skip(&self, agency: AgencyId, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = papers::Entity::update_in_tenant(self.0.scope())
            .col_expr(
                papers::Column::SkipsLeft,
                Expr::col(papers::Column::SkipsLeft).sub(1_i64),
            )
            .col_expr(papers::Column::UpdatedAt, Expr::value(now))
            .filter(papers::Column::AgencyId.eq(agency.0))
            .filter(papers::Column::SkipsLeft.gt(0));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn row(tenant: String, file: &PapersFile) -> papers::Model {
    let aviation = file.papers.as_ref().and_then(|papers| papers.civil_aviation.clone());
    papers::Model {
        tenant,
        agency_id: file.agency_id.0,
        standing: standing_text(file.standing).to_owned(),
        skips_left: i64::from(file.skips_left),
        trade_license_number: file.papers.as_ref().map(|papers| papers.trade_license_number.clone()),
        trade_license_expiry: file.papers.as_ref().map(|papers| papers.trade_license_expiry),
        civil_aviation_number: aviation.as_ref().map(|permit| permit.number.clone()),
        civil_aviation_expiry: aviation.map(|permit| permit.expiry),
        updated_at: file.updated_at,
    }
}

fn read(row: papers::Model) -> Result<PapersFile, DbError> {
    let standing = match row.standing.as_str() {
        "due" => PapersStanding::Due,
        "submitted" => PapersStanding::Submitted,
        "accepted" => PapersStanding::Accepted,
        _ => return Err(DbError::Unreadable("agency_papers.standing")),
    };
    let civil_aviation = row
        .civil_aviation_number
        .zip(row.civil_aviation_expiry)
        .map(|(number, expiry)| CivilAviation { number, expiry });
    Ok(PapersFile {
        agency_id: AgencyId(row.agency_id),
        standing,
        skips_left: u32::try_from(row.skips_left).map_err(|_| DbError::Unreadable("agency_papers.skips_left"))?,
        papers: row.trade_license_number.zip(row.trade_license_expiry).map(
            |(trade_license_number, trade_license_expiry)| Papers {
                trade_license_number,
                trade_license_expiry,
                civil_aviation,
            },
        ),
        updated_at: row.updated_at,
    })
}

const fn standing_text(standing: PapersStanding) -> &'static str {
    match standing {
        PapersStanding::Due => "due",
        PapersStanding::Submitted => "submitted",
        PapersStanding::Accepted => "accepted",
    }
}
