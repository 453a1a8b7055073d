//! Saved travellers of agencies. Their passport data is read and written encrypted; this crate has no key.

use chrono::{DateTime, Utc};
use jetway_domain::air::traveller::saved::SavedTraveller;
use jetway_domain::ids::{AgencyId, SavedTravellerId, UserId};
use sea_orm::sea_query::{Condition, Expr};
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select};

use super::{from_json, holds, to_json};
use crate::entity::TenantRows;
use crate::entity::traveller::{Column, Entity, Model};
use crate::{DbError, Tx};

/// Greatest offset of a page; databases count rows in signed 64 bits.
const LAST_OFFSET: u64 = i64::MAX.unsigned_abs();

/// A traveller as stored: `person` is without passport data, which is in `sealed_passports`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TravellerRecord {
    /// Its identifier.
    pub id: SavedTravellerId,
    /// The agency it belongs to.
    pub agency_id: AgencyId,
    /// Number of changes, from 1.
    pub version: i64,
    /// The traveller's data.
    pub person: SavedTraveller,
    /// The passport data, encrypted.
    pub sealed_passports: Option<String>,
    /// When they were added.
    pub created_at: DateTime<Utc>,
    /// When they were last changed.
    pub updated_at: DateTime<Utc>,
}

/// Author and instant of a change, and the keys the traveller is found by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TravellerChange {
    /// The user who changes it.
    pub by: UserId,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// Fingerprint of the passport; unique within an agency.
    pub passport_print: Option<String>,
    /// Name and birth date in the form that is compared.
    pub name_key: String,
}

/// Filter of a list; without words, everyone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TravellerFilter {
    /// In lower case; each is part of the name, e-mail address or phone number.
    pub words: Vec<String>,
}

/// The travellers of one tenant.
#[derive(Debug)]
pub struct Travellers<'t>(&'t Tx);

impl Tx {
    /// The travellers of this tenant.
    #[must_use]
    pub const fn travellers(&self) -> Travellers<'_> {
        Travellers(self)
    }
}

impl Travellers<'_> {
    /// A page of an agency's travellers by surname, and their number on all pages. `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn page(
        &self,
        agency: AgencyId,
        filter: &TravellerFilter,
        page: u64,
        page_size: u64,
    ) -> Result<(Vec<TravellerRecord>, u64), DbError> {
        let found = filter.words.iter().fold(self.of_agency(agency), |found, word| {
            found.filter(holds(Column::SearchText, word))
        });
        let total = found.clone().count(&self.0.conn).await?;
        let rows = by_name(found)
            .offset(page.saturating_sub(1).saturating_mul(page_size).min(LAST_OFFSET))
            .limit(page_size);
        let rows = rows.all(&self.0.conn).await?;
        Ok((rows.into_iter().map(read).collect::<Result<_, _>>()?, total))
    }

    /// All travellers of an agency, by surname.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn all(&self, agency: AgencyId) -> Result<Vec<TravellerRecord>, DbError> {
        let rows = by_name(self.of_agency(agency)).all(&self.0.conn).await?;
        rows.into_iter().map(read).collect()
    }

    /// One traveller of an agency.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn get(&self, agency: AgencyId, id: SavedTravellerId) -> Result<Option<TravellerRecord>, DbError> {
        let query = self.of_agency(agency).filter(Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// Travellers with one of the passport fingerprints or the name key; each with whether the passport matched.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn twins(
        &self,
        agency: AgencyId,
        passport_prints: &[String],
        name_key: &str,
    ) -> Result<Vec<(TravellerRecord, bool)>, DbError> {
        let either = Condition::any()
            .add(Column::NameKey.eq(name_key))
            .add(Column::PassportPrint.is_in(passport_prints.iter().map(String::as_str)));
        let rows = by_name(self.of_agency(agency).filter(either)).all(&self.0.conn).await?;
        let read_twin = |row: Model| {
            let has_passport = row
                .passport_print
                .as_ref()
                .is_some_and(|print| passport_prints.contains(print));
            Ok((read(row)?, has_passport))
        };
        rows.into_iter().map(read_twin).collect()
    }

    /// Insert a traveller.
    ///
    /// # Errors
    /// `Duplicate` when the agency has a traveller with this passport.
    pub async fn insert(&self, record: &TravellerRecord, change: &TravellerChange) -> Result<(), DbError> {
        let person = &record.person;
        let row = Model {
            tenant: self.0.tenant(),
            id: record.id.0,
            agency_id: record.agency_id.0,
            version: record.version,
            surname: person.surname.clone(),
            given_name: person.given_name.clone(),
            birth_on: person.birth_on,
            details: to_json(person, "travellers.details")?,
            sealed_passports: record.sealed_passports.clone(),
            passport_print: change.passport_print.clone(),
            name_key: change.name_key.clone(),
            search_text: search_text(person),
            created_by: change.by.0,
            created_at: record.created_at,
            updated_by: change.by.0,
            updated_at: change.at,
        };
        Entity::insert_row(self.0, row).await
    }

    /// Change a traveller that still has `version`. Returns whether it had.
    ///
    /// # Errors
    /// `Duplicate` when the agency has another traveller with this passport.
    pub async fn update(
        &self,
        agency: AgencyId,
        id: SavedTravellerId,
        version: i64,
        person: &SavedTraveller,
        sealed_passports: Option<String>,
        change: &TravellerChange,
    ) -> Result<bool, DbError> {
        let update = Entity::update_in_tenant(self.0.scope())
            .col_expr(Column::Version, Expr::value(version + 1))
            .col_expr(Column::Surname, Expr::value(person.surname.as_str()))
            .col_expr(Column::GivenName, Expr::value(person.given_name.as_str()))
            .col_expr(Column::BirthOn, Expr::value(person.birth_on))
            .col_expr(Column::Details, Expr::value(to_json(person, "travellers.details")?))
            .col_expr(Column::SealedPassports, Expr::value(sealed_passports))
            .col_expr(Column::PassportPrint, Expr::value(change.passport_print.clone()))
            .col_expr(Column::NameKey, Expr::value(change.name_key.as_str()))
            .col_expr(Column::SearchText, Expr::value(search_text(person)))
            .col_expr(Column::UpdatedBy, Expr::value(change.by.0))
            .col_expr(Column::UpdatedAt, Expr::value(change.at))
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Id.eq(id.0))
            .filter(Column::Version.eq(version));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    fn of_agency(&self, agency: AgencyId) -> Select<Entity> {
        Entity::in_tenant(self.0.scope()).filter(Column::AgencyId.eq(agency.0))
    }
}

fn by_name(select: Select<Entity>) -> Select<Entity> {
    select
        .order_by_asc(Column::Surname)
        .order_by_asc(Column::GivenName)
        .order_by_asc(Column::Id)
}

fn search_text(person: &SavedTraveller) -> String {
    let parts = [
        Some(person.surname.as_str()),
        Some(person.given_name.as_str()),
        person.email.as_deref(),
        person.phone.as_deref(),
    ];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    parts.join(" ").to_lowercase()
}

fn read(row: Model) -> Result<TravellerRecord, DbError> {
    Ok(TravellerRecord {
        id: SavedTravellerId(row.id),
        agency_id: AgencyId(row.agency_id),
        version: row.version,
        person: from_json(row.details, "travellers.details")?,
        sealed_passports: row.sealed_passports,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
