//! Rows. Private: repositories return domain types, never rows.

pub(crate) mod agency;
pub(crate) mod agency_licences;
pub(crate) mod audit_event;
pub(crate) mod branch;
pub(crate) mod company;
pub(crate) mod content;
pub(crate) mod device;
pub(crate) mod file;
pub(crate) mod idempotency_key;
pub(crate) mod job;
pub(crate) mod ledger;
pub(crate) mod order;
pub(crate) mod outbox_message;
pub(crate) mod payment;
pub(crate) mod prices;
pub(crate) mod registration;
pub(crate) mod session;
pub(crate) mod traveller;
pub(crate) mod user;
pub(crate) mod verification_code;

use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DeleteMany, EntityTrait, IntoActiveModel, QueryFilter, Select, TryInsertResult,
    UpdateMany,
};

use crate::{DbError, TenantScope, Tx};

/// Entities whose rows all belong to tenants, and the only starting points of their queries.
pub(crate) trait TenantRows: EntityTrait {
    const TENANT: Self::Column;

    /// The rows of one tenant.
    #[expect(clippy::disallowed_methods, reason = "the starting point the ban points to")]
    fn in_tenant(scope: &TenantScope) -> Select<Self> {
        Self::find().filter(Self::TENANT.eq(scope.key()))
    }

    /// A change to rows of one tenant.
    #[expect(clippy::disallowed_methods, reason = "the starting point the ban points to")]
    fn update_in_tenant(scope: &TenantScope) -> UpdateMany<Self> {
        Self::update_many().filter(Self::TENANT.eq(scope.key()))
    }

    /// A removal of rows of one tenant.
    #[expect(clippy::disallowed_methods, reason = "the starting point the ban points to")]
    fn delete_in_tenant(scope: &TenantScope) -> DeleteMany<Self> {
        Self::delete_many().filter(Self::TENANT.eq(scope.key()))
    }

    /// A new row; the caller fills its `tenant` from `tx.tenant()`.
    async fn insert_row(tx: &Tx, row: Self::Model) -> Result<(), DbError>
    where
        Self::Model: IntoActiveModel<Self::ActiveModel>,
    {
        Self::insert(row.into_active_model().reset_all())
            .exec_without_returning(&tx.conn)
            .await?;
        Ok(())
    }

    /// Insert a row unless one with any of its unique keys exists. Returns whether it was inserted. On PostgreSQL it waits for another
    /// transaction that is inserting the same key.
    async fn insert_row_once(tx: &Tx, row: Self::Model) -> Result<bool, DbError>
    where
        Self::Model: IntoActiveModel<Self::ActiveModel>,
    {
        // Without a target the clause covers every unique key of the table, not the primary one alone.
        let clause = OnConflict::new().do_nothing().to_owned();
        let insert = Self::insert(row.into_active_model().reset_all())
            .on_conflict(clause)
            .try_insert();
        match insert.exec_without_returning(&tx.conn).await? {
            TryInsertResult::Inserted(rows) => Ok(rows > 0),
            TryInsertResult::Conflicted | TryInsertResult::Empty => Ok(false),
        }
    }
}

macro_rules! tenant_rows {
    ($($($module:ident)::+),* $(,)?) => {
        $(impl TenantRows for $($module)::+::Entity {
            const TENANT: $($module)::+::Column = $($module)::+::Column::Tenant;
        })*
    };
}

tenant_rows!(
    agency,
    agency_licences,
    registration::application,
    registration::application_code,
    audit_event,
    company::bank_account,
    content::banner,
    branch,
    company::company_profile,
    device,
    file,
    idempotency_key,
    job,
    company::kyc_remark,
    ledger::account,
    ledger::change,
    ledger::entry,
    ledger::hold,
    ledger::line,
    ledger::wallet,
    content::notice,
    order,
    order::event,
    order::flight,
    order::group,
    order::holiday,
    order::hotel,
    order::visa,
    order::visa_file,
    order::imported_record,
    order::itinerary_link,
    order::note,
    order::request,
    outbox_message,
    payment,
    payment::deposit,
    payment::deposit::event,
    payment::due,
    payment::report_file,
    prices::fare_day,
    prices::fare_index_hour,
    prices::fare_index_month,
    prices::fare_lot,
    prices::group_request,
    prices::group_request_event,
    prices::holiday_message,
    prices::holiday_request,
    prices::holiday_request_event,
    prices::lot_import,
    prices::price_session,
    prices::seat_move,
    prices::tour_departure,
    prices::tour_package,
    prices::umrah_quote,
    content::proposal,
    content::template,
    session,
    company::staff_detail,
    registration::spent_captcha,
    traveller,
    content::testimonial,
    user,
    user::operator,
    user::operator_session,
    user::recovery_code,
    verification_code,
    verification_code::failed_guess,
);
