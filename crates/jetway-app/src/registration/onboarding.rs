//! Creates an agency with its users, wallet and first deposit: all or nothing, and at most once.

use chrono::{DateTime, Utc};
use jetway_db::repo::agencies::{Agency, AgencyStatus};
use jetway_db::repo::content::banners::{Banner, Placement};
use jetway_db::repo::content::notices::Notice;
use jetway_db::repo::content::testimonials::Testimonial;
use jetway_db::repo::licences::LicenceFile;
use jetway_db::repo::users::{PasswordHash, User, UserStatus};
use jetway_db::{DbError, Tx};
use jetway_domain::access::{FunctionalitySet, Role};
use jetway_domain::ids::{AgencyId, TenantId, UserId};
use jetway_domain::money::Money;

pub use jetway_db::repo::agencies::ContactPerson;

use crate::app::App;
use crate::identity::{HashCost, HashError, PasswordHasher};
use crate::wallet::{Deposit, WalletError, deposit};

/// A new agency.
#[derive(Debug, Clone)]
pub struct NewAgency {
    /// Trading name.
    pub name: String,
    /// Office e-mail address.
    pub email: String,
    /// Office phone.
    pub phone: String,
    /// Path of its logo below the tenant's assets.
    pub logo_path: Option<String>,
    /// Its contact person at the portal.
    pub account_manager: Option<ContactPerson>,
    /// Its office of the portal.
    pub service_branch: Option<ContactPerson>,
    /// Its first deposit.
    pub opening: Money,
    /// Its credit limit.
    pub credit_limit: Money,
    /// If set, licences are requested from the first day, and it may skip the request this often.
    pub licence_skips: Option<u32>,
    /// Its users, the owner first.
    pub people: Vec<NewPerson>,
}

/// A user of a new agency.
#[derive(Clone)]
pub struct NewPerson {
    /// E-mail address; the user name.
    pub email: String,
    /// First password.
    pub password: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Phone with country code.
    pub phone: String,
    /// Role with its permissions.
    pub role: Role,
    /// Whether the password is a first one, to be changed at once, and the phone is not verified.
    pub newcomer: bool,
}

impl std::fmt::Debug for NewPerson {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "NewPerson({})", self.email)
    }
}

/// Why an agency was not created.
#[derive(Debug, thiserror::Error)]
pub enum OnboardingError {
    /// The agency has no users.
    #[error("{0} has no users")]
    NoUsers(String),
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
    /// Create an agency. Returns `false`, without changes, if its first user has an account already.
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
            .ok_or_else(|| OnboardingError::NoUsers(new.name.clone()))?;
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
        if let Some(skips) = new.licence_skips {
            tx.licences().put(&LicenceFile::due(agency.id, skips, now)).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Insert banners at a placement that has none. Returns `false` if it has some.
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

    /// Publish testimonials if there are none. Returns `false` if there are some.
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

    /// Insert a first notice. Returns `false` if there is one.
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
