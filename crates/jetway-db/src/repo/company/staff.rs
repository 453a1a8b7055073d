//! Work details of agencies' users; their accounts are `users`.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter};

use crate::entity::company::staff_detail as detail;
use crate::entity::{TenantRows, user};
use crate::repo::to_json;
use crate::repo::users::{User, UserStatus};
use crate::{DbError, Tx};

/// Work details of a user, beside the account.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StaffDetails {
    /// Job title.
    pub designation: String,
    /// Department.
    pub department: String,
    /// IANA time zone; empty for the portal's.
    pub time_zone: String,
    /// Increases with every change; 0 before the first.
    pub version: i64,
}

/// The staff of one tenant.
#[derive(Debug)]
pub struct Staff<'t>(&'t Tx);

impl Tx {
    /// The staff of this tenant's agencies.
    #[must_use]
    pub const fn staff(&self) -> Staff<'_> {
        Staff(self)
    }
}

impl Staff<'_> {
    /// A user's work details.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn details(&self, person: UserId) -> Result<StaffDetails, DbError> {
        let query = detail::Entity::in_tenant(self.0.scope()).filter(detail::Column::UserId.eq(person.0));
        let row = query.one(&self.0.conn).await?;
        Ok(row
            .map(|row| StaffDetails {
                designation: row.designation,
                department: row.department,
                time_zone: row.time_zone,
                version: row.version,
            })
            .unwrap_or_default())
    }

    /// Save a user's work details unless a concurrent change was saved first. Returns whether they were saved.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put(&self, person: UserId, new: &StaffDetails, now: DateTime<Utc>) -> Result<bool, DbError> {
        if new.version == 0 {
            let row = detail::Model {
                tenant: self.0.tenant(),
                user_id: person.0,
                designation: new.designation.clone(),
                department: new.department.clone(),
                time_zone: new.time_zone.clone(),
                version: 1,
                updated_at: now,
            };
            return detail::Entity::insert_row_once(self.0, row).await;
        }
        let update = detail::Entity::update_in_tenant(self.0.scope())
            .col_expr(detail::Column::Designation, Expr::value(new.designation.as_str()))
            .col_expr(detail::Column::Department, Expr::value(new.department.as_str()))
            .col_expr(detail::Column::TimeZone, Expr::value(new.time_zone.as_str()))
            .col_expr(detail::Column::Version, Expr::value(new.version + 1))
            .col_expr(detail::Column::UpdatedAt, Expr::value(now))
            .filter(detail::Column::UserId.eq(person.0))
            .filter(detail::Column::Version.eq(new.version));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Change what an employer decides about a user: name, branch, role, permission codes, whether they may sign in.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn update_person(&self, agency: AgencyId, person: &User) -> Result<bool, DbError> {
        let status = match person.status {
            UserStatus::Active => "active",
            UserStatus::Disabled => "disabled",
        };
        let codes = to_json(&person.functionalities, "users.functionalities")?;
        let update = user::Entity::update_in_tenant(self.0.scope())
            .col_expr(user::Column::FirstName, Expr::value(person.first_name.as_str()))
            .col_expr(user::Column::LastName, Expr::value(person.last_name.as_str()))
            .col_expr(user::Column::Phone, Expr::value(person.phone.as_str()))
            .col_expr(user::Column::PhoneVerifiedAt, Expr::value(person.phone_verified_at))
            .col_expr(user::Column::BranchId, Expr::value(person.branch_id.map(|id| id.0)))
            .col_expr(user::Column::Functionalities, Expr::value(codes))
            .col_expr(user::Column::Roles, Expr::value(to_json(&person.roles, "users.roles")?))
            .col_expr(user::Column::Status, Expr::value(status))
            .filter(user::Column::AgencyId.eq(agency.0))
            .filter(user::Column::Id.eq(person.id.0));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}
