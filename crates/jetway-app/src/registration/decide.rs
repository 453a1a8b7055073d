//! Decisions of operators on applications.

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::company::companies::{CompanyDetails, CompanyProfile, KycRemark, RemarkAuthor};
use jetway_db::repo::licences::LicenceFile;
use jetway_db::repo::registration::applications::{Application, ApplicationRemark, ApplicationStatus};
use jetway_db::repo::users::{PasswordHash, User};
use jetway_db::{DbError, Tx};
use jetway_domain::access::{Operator, Role};
use jetway_domain::ids::{AgencyId, ApplicationId, TenantId};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::registration::licences::{LicenceStanding, Licences};
use jetway_domain::registration::{RegistrationForm, RegistrationKind};
use serde_json::json;

use super::draft::{fresh_key, key_hash};
use super::{Site, emails};
use crate::app::App;
use crate::emails::Sender;
use crate::identity::HashError;
use crate::registration::onboarding::{NewAgency, NewPerson};
use crate::wallet::WalletError;

/// The operator who decides on applications of a portal.
#[derive(Debug, Clone)]
pub struct Reviewer {
    /// The portal.
    pub site: Site,
    /// Currency of its wallets.
    pub currency: CurrencyCode,
    /// Who decides.
    pub operator: Operator,
}

/// A decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// Approve: it becomes an agency.
    Approve,
    /// Reject.
    Reject {
        /// E-mailed to the applicant.
        reason: String,
    },
    /// Ask for more information.
    AskForMore {
        /// E-mailed to the applicant.
        reason: String,
    },
}

/// Result of a decision.
#[derive(Debug, Clone)]
pub struct Decided {
    /// The application.
    pub application: Application,
    /// `false` if it had this state before, and nothing was done.
    pub is_new: bool,
}

/// Why nothing was decided.
#[derive(Debug, thiserror::Error)]
pub enum DecideError {
    /// No application has this identifier.
    #[error("there is no such application")]
    Unknown,
    /// Its state does not allow the decision.
    #[error("the application is {}", .0.as_str())]
    WrongState(ApplicationStatus),
    /// The e-mail address has an account meanwhile.
    #[error("the e-mail address has an account")]
    EmailTaken,
    /// The password cannot be hashed.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// The wallet was not opened.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Submitted applications, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn applications(
        &self,
        tenant: &TenantId,
        status: Option<ApplicationStatus>,
        limit: u64,
    ) -> Result<Vec<Application>, DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        tx.applications().sent(status, limit).await
    }

    /// One submitted application.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn application(&self, tenant: &TenantId, id: ApplicationId) -> Result<Option<Application>, DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let found = tx.applications().get(id).await?;
        Ok(found.filter(|application| application.reference.is_some()))
    }

    /// Decide on an application and e-mail the applicant, in one transaction. Repeating the same decision changes nothing.
    ///
    /// # Errors
    /// When it is unknown, its state does not allow it, or its e-mail address has an account.
    pub async fn decide_application(
        &self,
        reviewer: &Reviewer,
        id: ApplicationId,
        decision: &Decision,
    ) -> Result<Decided, DecideError> {
        let now = self.clock().now();
        // Before the transaction: hashing takes longer than a write lock should be held.
        let owner = match decision {
            Decision::Approve => Some(self.identity().first_password().await?),
            Decision::Reject { .. } | Decision::AskForMore { .. } => None,
        };
        let tx = self.database().begin(&Self::scope(&reviewer.site.tenant)).await?;
        let before = tx.applications().lock(id).await?;
        let before = before
            .filter(|before| before.reference.is_some())
            .ok_or(DecideError::Unknown)?;
        if decision.is_made(&before) {
            return Ok(Decided {
                application: before,
                is_new: false,
            });
        }
        let (ApplicationStatus::Pending | ApplicationStatus::MoreInformation, Some(form)) =
            (before.status, before.form.clone())
        else {
            return Err(DecideError::WrongState(before.status));
        };
        let mut after = Application {
            status: decision.leads_to(),
            decided_by: Some(reviewer.operator.name().to_owned()),
            decided_at: Some(now),
            updated_at: now,
            ..before.clone()
        };
        let letter = match (decision, owner) {
            (Decision::Approve, Some((password, hash))) => {
                let agency = self.take_on_applicant(&tx, reviewer, &form, hash, now).await?;
                after.agency_id = Some(agency);
                tx.files().give_to_agency(before.id.0, agency).await?;
                tx.companies().put(agency, &company(&form, &reviewer.site), now).await?;
                tx.licences().put(&licences(agency, &form, now)).await?;
                for remark in &before.remarks {
                    tx.companies().remark(agency, &said(remark), self.ids()).await?;
                }
                emails::approved(&reviewer.site, &before.origin, &form, &password)
            }
            (Decision::Reject { reason }, _) => {
                after.reason = Some(reason.clone());
                emails::rejected(
                    &reviewer.site,
                    &form,
                    before.reference.as_deref().unwrap_or_default(),
                    reason,
                )
            }
            (Decision::AskForMore { reason }, _) => {
                let key = fresh_key();
                after.reason = Some(reason.clone());
                after.key_hash = key_hash(&key);
                emails::more_wanted(&reviewer.site, &form, reason, &link(&before.origin, &form, &key))
            }
            (Decision::Approve, None) => return Err(DecideError::Unknown),
        };
        tx.applications().put(&after, before.status).await?;
        tx.outbox().enqueue(letter, self.ids(), now).await?;
        self.note_decision(&tx, reviewer, &after, decision.action(), now)
            .await?;
        tx.commit().await?;
        Ok(Decided {
            application: after,
            is_new: true,
        })
    }

    /// Store a remark on an item of an application; a later remark on the same item replaces it.
    ///
    /// # Errors
    /// `Unknown` when no submitted application has this identifier.
    pub async fn remark_application(
        &self,
        reviewer: &Reviewer,
        id: ApplicationId,
        item: String,
        status: String,
        remark: String,
    ) -> Result<Application, DecideError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&reviewer.site.tenant)).await?;
        let before = tx.applications().lock(id).await?;
        let before = before
            .filter(|before| before.reference.is_some())
            .ok_or(DecideError::Unknown)?;
        let mut after = before.clone();
        after.remarks.retain(|known| known.item != item);
        after.remarks.push(ApplicationRemark {
            item,
            status,
            remark,
            by: reviewer.operator.name().to_owned(),
            at: now,
        });
        after.updated_at = now;
        if let (Some(agency), Some(latest)) = (after.agency_id, after.remarks.last()) {
            self.pass_on(&tx, reviewer, agency, &after.origin, &said(latest))
                .await?;
        }
        tx.applications().put(&after, before.status).await?;
        self.note_decision(&tx, reviewer, &after, "application.remarked", now)
            .await?;
        tx.commit().await?;
        Ok(after)
    }

    /// The application is an agency by now: add the remark to the agency, and e-mail it to the owners.
    async fn pass_on(
        &self,
        tx: &Tx,
        reviewer: &Reviewer,
        agency: AgencyId,
        origin: &str,
        remark: &KycRemark,
    ) -> Result<(), DbError> {
        tx.companies().remark(agency, remark, self.ids()).await?;
        let Some(agency) = tx.agencies().get(agency).await? else {
            return Ok(());
        };
        let sender = Sender {
            voice: reviewer.site.voice.clone(),
            address: Some(origin.to_owned()),
        };
        self.mail_remark(tx, &sender, &agency, remark).await
    }

    /// The agency, its owner and its empty wallet.
    async fn take_on_applicant(
        &self,
        tx: &Tx,
        reviewer: &Reviewer,
        form: &RegistrationForm,
        password: PasswordHash,
        now: DateTime<Utc>,
    ) -> Result<AgencyId, DecideError> {
        if tx.users().by_email(&form.email).await?.is_some() {
            return Err(DecideError::EmailTaken);
        }
        let new = new_agency(form, reviewer.currency);
        let agency = self.agency(&new, now);
        tx.agencies().insert(&agency).await?;
        let owner = User {
            // Verified with the application.
            phone_verified_at: Some(now),
            ..self.person(agency.id, &new.people[0], password, now)
        };
        tx.users().insert(&owner).await?;
        self.open_wallet(tx, &agency, &new, now).await?;
        self.identity().close_first_password_later(tx, owner.id, now).await?;
        Ok(agency.id)
    }

    async fn note_decision(
        &self,
        tx: &Tx,
        reviewer: &Reviewer,
        application: &Application,
        action: &str,
        now: DateTime<Utc>,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: now,
            by: Actor::Operator(reviewer.operator.clone()),
            agency_id: application.agency_id,
            action: action.to_owned(),
            subject: application.id.to_string(),
            detail: json!({ "reference": application.reference, "reason": application.reason }),
        };
        tx.audit().record(event, self.ids()).await
    }
}

impl Decision {
    const fn leads_to(&self) -> ApplicationStatus {
        match self {
            Self::Approve => ApplicationStatus::Approved,
            Self::Reject { .. } => ApplicationStatus::Rejected,
            Self::AskForMore { .. } => ApplicationStatus::MoreInformation,
        }
    }

    const fn action(&self) -> &'static str {
        match self {
            Self::Approve => "application.approved",
            Self::Reject { .. } => "application.rejected",
            Self::AskForMore { .. } => "application.questioned",
        }
    }

    /// Whether an application has the state of this decision. Another question is another decision.
    fn is_made(&self, application: &Application) -> bool {
        let same = match self {
            Self::AskForMore { reason } => application.reason.as_ref() == Some(reason),
            Self::Approve | Self::Reject { .. } => true,
        };
        same && application.status == self.leads_to()
    }
}

fn new_agency(form: &RegistrationForm, currency: CurrencyCode) -> NewAgency {
    let owner = NewPerson {
        email: form.email.clone(),
        // Hashed already.
        password: String::new(),
        first_name: form.first_name.clone(),
        last_name: form.last_name.clone(),
        phone: form.phone.clone(),
        role: Role::Owner,
        newcomer: true,
    };
    NewAgency {
        name: form.company_name.clone(),
        email: form.email.clone(),
        phone: form.phone.clone(),
        logo_path: None,
        account_manager: None,
        service_branch: None,
        opening: Money::zero(currency),
        credit_limit: Money::zero(currency),
        licence_skips: None,
        people: vec![owner],
    }
}

/// The company profile of the new agency.
fn company(form: &RegistrationForm, site: &Site) -> CompanyProfile {
    CompanyProfile {
        details: CompanyDetails {
            address: form.address.clone(),
            city: form.city.clone(),
            postal_code: form.zip_code.clone(),
            country: form.country_code.clone(),
            website: String::new(),
            tax_number: form.tax_number.clone(),
            time_zone: site.timezone.clone(),
            accent_colour: String::new(),
        },
        logo: None,
        version: 0,
    }
}

/// Its licences were reviewed with the application; they are requested again before they expire.
fn licences(agency: AgencyId, form: &RegistrationForm, now: DateTime<Utc>) -> LicenceFile {
    let licences = form.trade_license_expiry.map(|trade_license_expiry| Licences {
        trade_license_number: form.trade_license_number.clone(),
        trade_license_expiry,
        // The form has only its number; without an expiry date it is not stored.
        civil_aviation: None,
    });
    LicenceFile {
        agency_id: agency,
        standing: LicenceStanding::Accepted,
        skips_left: 0,
        licences,
        updated_at: now,
    }
}

/// Remarks on the application, as the agency reads them.
fn said(remark: &ApplicationRemark) -> KycRemark {
    KycRemark {
        at: remark.at,
        author: RemarkAuthor::Portal,
        author_name: remark.by.clone(),
        remark: format!("{}: {}. {}", remark.item, remark.status, remark.remark),
    }
}

/// Address of the form of that kind of business, with the key in the fragment, which servers and logs do not see.
fn link(origin: &str, form: &RegistrationForm, key: &str) -> String {
    let path = match form.kind {
        RegistrationKind::Proprietor => "register_proprietor",
        RegistrationKind::Partnership => "register_partnership",
        RegistrationKind::Company => "register_company_llp",
        RegistrationKind::Corporate => "register_corporate",
    };
    format!("{origin}/{path}#application={key}")
}
