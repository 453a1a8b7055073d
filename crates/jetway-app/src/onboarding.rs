//! Taking on an agency: its people, its wallet, its first deposit. All or nothing, and at most once.

use chrono::{DateTime, Utc};
use jetway_db::repo::agencies::{Agency, AgencyStatus};
use jetway_db::repo::content::banners::{Banner, Placement};
use jetway_db::repo::content::notices::Notice;
use jetway_db::repo::content::testimonials::Testimonial;
use jetway_db::repo::papers::PapersFile;
use jetway_db::repo::users::{PasswordHash, User, UserStatus};
use jetway_db::{DbError, Tx};
use jetway_domain::access::{FunctionalitySet, Role};
use jetway_domain::ids::{AgencyId, TenantId, UserId};
use jetway_domain::money::Money;

pub use jetway_db::repo::agencies::ContactPerson;

use crate::app::App;
use crate::identity::{HashCost, HashError, PasswordHasher};
use crate::wallet::{Deposit, WalletError, deposit};

/// An agency to take on.
#[derive(Debug, Clone)]
pub struct NewAgency {
    /// Trading name.
    pub name: String,
    /// Office mail address.
    pub email: String,
    /// Office phone.
    pub phone: String,
    /// Path of its logo below the tenant's assets.
    pub logo_path: Option<String>,
    /// The portal's person for it.
    pub account_manager: Option<ContactPerson>,
    /// The portal's office for it.
    pub service_branch: Option<ContactPerson>,
    /// What it paid in.
    pub opening: Money,
    /// How far below nothing its wallet may go.
    pub credit_limit: Money,
    /// It is asked for its licences from the first day, and may put that off so often.
    pub papers_skips: Option<u32>,
    /// Its people, the owner first.
    pub people: Vec<NewPerson>,
}

/// A person of a new agency.
#[derive(Clone)]
pub struct NewPerson {
    /// Mail address, which is the user name.
    pub email: String,
    /// First password.
    pub password: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Phone with country code.
    pub phone: String,
    /// What they start with.
    pub role: Role,
    /// The password is a first one, to be changed at once, and the phone is not proven yet.
    pub newcomer: bool,
}

impl std::fmt::Debug for NewPerson {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "NewPerson({})", self.email)
    }
}

/// Why an agency was not taken on.
#[derive(Debug, thiserror::Error)]
pub enum OnboardingError {
    /// The agency has nobody.
    #[error("{0} has no people")]
    Nobody(String),
    /// A password cannot be hashed.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// The wallet was not opened or filled.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Take on an agency. `false` when its first person has an account already: nothing is changed then.
    ///
    /// # Errors
    /// When the wallet or the database refuses.
    pub async fn take_on_agency(
        &self,
        tenant: &TenantId,
        new: &NewAgency,
        cost: HashCost,
    ) -> Result<bool, OnboardingError> {
        let now = self.clock().now();
        let first = new
            .people
            .first()
            .ok_or_else(|| OnboardingError::Nobody(new.name.clone()))?;
        let scope = Self::scope(tenant);
        let known = self
            .database()
            .read(&scope)
            .await?
            .users()
            .by_email(&first.email)
            .await?;
        if known.is_some() {
            return Ok(false);
        }
        let hasher = PasswordHasher::new(cost)?;
        let agency = self.agency(new, now);
        let mut users = Vec::new();
        for person in &new.people {
            let hash = hasher.hash(&person.password).await?;
            users.push(self.person(agency.id, person, hash, now));
        }
        let tx = self.database().begin(&scope).await?;
        tx.agencies().insert(&agency).await?;
        for user in &users {
            tx.users().insert(user).await?;
        }
        self.open_wallet(&tx, &agency, new, now).await?;
        if let Some(skips) = new.papers_skips {
            tx.papers().put(&PapersFile::due(agency.id, skips, now)).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Put banners up at a place that has none yet; `false` when it has some.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put_up_banners(
        &self,
        tenant: &TenantId,
        placement: Placement,
        banners: &[Banner],
    ) -> Result<bool, DbError> {
        if !self.banners(tenant, placement).await?.is_empty() {
            return Ok(false);
        }
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        for banner in banners {
            tx.banners().insert(placement, banner).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Publish testimonials where none has been said yet; `false` when there are some.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn publish_first_reviews(&self, tenant: &TenantId, said: &[Testimonial]) -> Result<bool, DbError> {
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        if !tx.testimonials().list(None, 0, 1).await?.is_empty() {
            return Ok(false);
        }
        for testimonial in said {
            tx.testimonials().insert(testimonial).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Put a first notice up; `false` when there is one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put_up_notice(&self, tenant: &TenantId, notice: &Notice) -> Result<bool, DbError> {
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        if !tx.notices().all().await?.is_empty() {
            return Ok(false);
        }
        tx.notices().insert(notice).await?;
        tx.commit().await?;
        Ok(true)
    }

    pub(crate) fn agency(&self, new: &NewAgency, now: DateTime<Utc>) -> Agency {
        Agency {
            id: AgencyId::fresh(self.ids()),
            name: new.name.clone(),
            email: new.email.clone(),
            phone: new.phone.clone(),
            logo_path: new.logo_path.clone(),
            status: AgencyStatus::Active,
            account_manager: new.account_manager.clone(),
            service_branch: new.service_branch.clone(),
            created_at: now,
        }
    }

    pub(crate) fn person(
        &self,
        agency: AgencyId,
        person: &NewPerson,
        password_hash: PasswordHash,
        now: DateTime<Utc>,
    ) -> User {
        User {
            id: UserId::fresh(self.ids()),
            agency_id: agency,
            branch_id: None,
            email: person.email.to_lowercase(),
            first_name: person.first_name.clone(),
            last_name: person.last_name.clone(),
            phone: person.phone.clone(),
            photo_path: None,
            password_hash,
            status: UserStatus::Active,
            functionalities: FunctionalitySet::of_role(person.role).codes(),
            roles: vec![person.role.name().to_owned()],
            force_change_password: person.newcomer,
            created_at: now,
            last_signed_in_at: None,
            phone_verified_at: (!person.newcomer).then_some(now),
        }
    }

    pub(crate) async fn open_wallet(
        &self,
        tx: &Tx,
        agency: &Agency,
        new: &NewAgency,
        now: DateTime<Utc>,
    ) -> Result<(), WalletError> {
        tx.ledger().open_wallet(agency.id, new.credit_limit).await?;
        if !new.opening.is_positive() {
            return Ok(());
        }
        let opening = Deposit {
            agency: agency.id,
            amount: new.opening,
            reference: opening_reference(agency.id),
            bank_account: "MAIN".to_owned(),
            description: "Opening deposit".to_owned(),
            actor: "system".to_owned(),
            value_on: now.date_naive(),
        };
        deposit(tx, &opening, self.ids(), now).await?;
        Ok(())
    }
}

/// Short enough to read out; the end of the agency's identifier is its random part.
fn opening_reference(agency: AgencyId) -> String {
    let digits = agency.0.simple().to_string().to_uppercase();
    format!("DEP-{}", digits.get(22..).unwrap_or_default())
}
