//! The branches of agencies.

use jetway_domain::ids::{AgencyId, BranchId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use crate::entity::{TenantRows, branch};
use crate::repo::users::User;
use crate::{DbError, Tx};

/// Whether a branch or account is in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// In use.
    Active,
    /// Not in use any more; kept because other rows refer to it.
    Closed,
}

impl Standing {
    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Closed => "closed",
        }
    }

    /// The standing with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Active, Self::Closed]
            .into_iter()
            .find(|one| one.as_str() == text)
    }
}

/// A branch of an agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// Its identifier.
    pub id: BranchId,
    /// The agency it belongs to.
    pub agency_id: AgencyId,
    /// Its name.
    pub name: String,
    /// Its e-mail address.
    pub email: String,
    /// Its phone number.
    pub phone: String,
    /// Street and house number.
    pub address: String,
    /// City.
    pub city: String,
    /// ISO 3166 alpha-2, upper case, or empty.
    pub country: String,
    /// Name of its manager.
    pub manager: String,
    /// Whether it is open.
    pub standing: Standing,
    /// Increases with every change.
    pub version: i64,
}

/// The branches of one tenant.
#[derive(Debug)]
pub struct Branches<'t>(&'t Tx);

impl Tx {
    /// The branches of this tenant's agencies.
    #[must_use]
    pub const fn branches(&self) -> Branches<'_> {
        Branches(self)
    }
}

impl Branches<'_> {
    /// One branch of an agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, agency: AgencyId, id: BranchId) -> Result<Option<Branch>, DbError> {
        let query = branch::Entity::in_tenant(self.0.scope())
            .filter(branch::Column::AgencyId.eq(agency.0))
            .filter(branch::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// Whether a user belongs to a closed branch. Users of the whole agency belong to none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_closed_to(&self, person: &User) -> Result<bool, DbError> {
        let Some(branch) = person.branch_id else {
            return Ok(false);
        };
        let branch = self.get(person.agency_id, branch).await?;
        Ok(branch.is_none_or(|branch| branch.standing == Standing::Closed))
    }

    /// The branches of an agency, by name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_agency(&self, agency: AgencyId) -> Result<Vec<Branch>, DbError> {
        let query = branch::Entity::in_tenant(self.0.scope())
            .filter(branch::Column::AgencyId.eq(agency.0))
            .order_by_asc(branch::Column::Name)
            .order_by_asc(branch::Column::Id);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// The number of branches of each of these agencies that has any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counted(&self, agencies: &[AgencyId]) -> Result<Vec<(AgencyId, u64)>, DbError> {
        let counted: Vec<(Uuid, i64)> = branch::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(branch::Column::AgencyId)
            .column_as(branch::Column::Id.count(), "branches")
            .filter(branch::Column::AgencyId.is_in(agencies.iter().map(|agency| agency.0)))
            .group_by(branch::Column::AgencyId)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let whole = |(agency, count): (Uuid, i64)| {
            let count = u64::try_from(count).map_err(|_| DbError::Unreadable("branches.count"))?;
            Ok((AgencyId(agency), count))
        };
        counted.into_iter().map(whole).collect()
    }

    /// Insert a branch.
    ///
    /// # Errors
    /// `Duplicate` when the identifier exists; `Refused` when the agency does not exist.
    pub async fn insert(&self, branch: &Branch) -> Result<(), DbError> {
        let row = write(self.0.tenant(), branch.clone());
        branch::Entity::insert_row(self.0, row).await
    }

    /// Save a changed branch unless a concurrent change was saved first. Returns whether it was saved.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn update(&self, branch: &Branch) -> Result<bool, DbError> {
        let row = write(self.0.tenant(), branch.clone());
        let update = branch::Entity::update_in_tenant(self.0.scope())
            .col_expr(branch::Column::Name, Expr::value(row.name))
            .col_expr(branch::Column::Email, Expr::value(row.email))
            .col_expr(branch::Column::Phone, Expr::value(row.phone))
            .col_expr(branch::Column::Address, Expr::value(row.address))
            .col_expr(branch::Column::City, Expr::value(row.city))
            .col_expr(branch::Column::Country, Expr::value(row.country))
            .col_expr(branch::Column::Manager, Expr::value(row.manager))
            .col_expr(branch::Column::Status, Expr::value(row.status))
            .col_expr(branch::Column::Version, Expr::value(row.version + 1))
            .filter(branch::Column::AgencyId.eq(row.agency_id))
            .filter(branch::Column::Id.eq(row.id))
            .filter(branch::Column::Version.eq(row.version));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn write(tenant: String, branch: Branch) -> branch::Model {
    branch::Model {
        tenant,
        id: branch.id.0,
        agency_id: branch.agency_id.0,
        name: branch.name,
        email: branch.email,
        phone: branch.phone,
        address: branch.address,
        city: branch.city,
        country: branch.country,
        manager: branch.manager,
        status: branch.standing.as_str().to_owned(),
        version: branch.version,
    }
}

fn read(row: branch::Model) -> Result<Branch, DbError> {
    Ok(Branch {
        id: BranchId(row.id),
        agency_id: AgencyId(row.agency_id),
        name: row.name,
        email: row.email,
        phone: row.phone,
        address: row.address,
        city: row.city,
        country: row.country,
        manager: row.manager,
        standing: Standing::parse(&row.status).ok_or(DbError::Unreadable("branches.status"))?,
        version: row.version,
    })
}
