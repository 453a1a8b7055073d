//! An agency's profile: names, addresses and logo.

use jetway_db::repo::agencies::Agency;
use jetway_db::repo::company::companies::CompanyProfile;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::FileId;
use jetway_domain::registration::licences::Licences;
use serde_json::json;

pub use jetway_db::repo::company::companies::CompanyDetails;

use super::ChangeError;
use crate::app::App;
use crate::files::{CheckedFile, FileOwner, FilePurpose};
use crate::identity::SignedIn;

/// An agency with its profile.
#[derive(Debug, Clone)]
pub struct Company {
    /// The agency.
    pub agency: Agency,
    /// Its details and logo.
    pub profile: CompanyProfile,
    /// Its licences, as submitted.
    pub licences: Option<Licences>,
}

/// Fields of a profile.
#[derive(Debug, Clone)]
pub struct CompanyFields {
    /// Trading name.
    pub name: String,
    /// Office e-mail address.
    pub email: String,
    /// Office phone number.
    pub phone: String,
    /// Other details.
    pub details: CompanyDetails,
}

impl App {
    /// The caller's company.
    ///
    /// # Errors
    /// `NotFound` when the agency does not exist any more.
    pub async fn company(&self, by: &SignedIn) -> Result<Company, ChangeError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        company_of(&tx, by).await
    }

    /// Change the profile, unless a concurrent change was saved first.
    ///
    /// # Errors
    /// Why it was not changed.
    pub async fn change_company(
        &self,
        by: &SignedIn,
        version: i64,
        fields: CompanyFields,
    ) -> Result<Company, ChangeError> {
        let (agency, now) = (by.caller.agency, self.clock().now());
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        let before = tx.companies().get(agency).await?;
        let after = CompanyProfile {
            details: fields.details,
            logo: before.logo,
            version,
        };
        if before.version != version || !tx.companies().put(agency, &after, now).await? {
            return Err(ChangeError::Changed);
        }
        tx.agencies()
            .set_contact(agency, &fields.name, &fields.email, &fields.phone)
            .await?;
        let detail = json!({ "name": fields.name });
        self.note_change(&tx, by, "company.changed", agency.to_string(), detail)
            .await?;
        let company = company_of(&tx, by).await?;
        tx.commit().await?;
        Ok(company)
    }

    /// Set or replace the company's logo.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_logo(&self, by: &SignedIn, file: CheckedFile) -> Result<FileId, ChangeError> {
        let agency = by.caller.agency;
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        let what = (FilePurpose::AgencyLogo, "logo");
        let kept = self
            .keep_file(&tx, FileOwner::Agency(agency), what, Some(by.caller.user), file)
            .await?;
        self.exchange_logo(&tx, by, Some(kept.id)).await?;
        let detail = json!({ "sha256": kept.sha256 });
        self.note_change(&tx, by, "company.logo_set", kept.id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(kept.id)
    }

    /// Remove the company's logo. Returns whether it had one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_logo(&self, by: &SignedIn) -> Result<bool, ChangeError> {
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        let had = self.exchange_logo(&tx, by, None).await?;
        self.note_change(&tx, by, "company.logo_removed", by.caller.agency.to_string(), json!({}))
            .await?;
        tx.commit().await?;
        Ok(had)
    }

    async fn exchange_logo(&self, tx: &Tx, by: &SignedIn, logo: Option<FileId>) -> Result<bool, ChangeError> {
        tx.agencies().hold(by.caller.agency).await?;
        let before = tx.companies().get(by.caller.agency).await?;
        let after = CompanyProfile { logo, ..before.clone() };
        if !tx.companies().put(by.caller.agency, &after, self.clock().now()).await? {
            return Err(ChangeError::Changed);
        }
        if let Some(old) = before.logo {
            tx.files().remove(old).await?;
        }
        Ok(before.logo.is_some())
    }

    /// The logo of the caller's agency, if it has one of its own.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn logo(&self, by: &SignedIn) -> Result<Option<FileId>, DbError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        Ok(tx.companies().get(by.caller.agency).await?.logo)
    }
}

async fn company_of(tx: &Tx, by: &SignedIn) -> Result<Company, ChangeError> {
    let agency = tx.agencies().get(by.caller.agency).await?;
    Ok(Company {
        agency: agency.ok_or(ChangeError::NotFound)?,
        profile: tx.companies().get(by.caller.agency).await?,
        licences: tx.licences().of(by.caller.agency).await?.and_then(|file| file.licences),
    })
}
