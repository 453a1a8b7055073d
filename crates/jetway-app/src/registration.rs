//! Registration: from the public form to an active agency.
//!
//! **Invariants**: responses do not reveal whether an e-mail address has an account; only an e-mail to the address does.
//! A draft belongs to the browser that holds its key; the key is stored hashed. Nothing is e-mailed, stored or texted for a
//! stranger before a human check. An application becomes one agency, however often it is approved.

mod attachments;
mod captcha;
mod codes;
mod decide;
mod draft;
mod emails;
pub mod onboarding;
mod submit;

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_domain::ids::TenantId;

use crate::emails::Voice;
use crate::identity::HashError;
use crate::wallet::WalletError;

pub use captcha::{AltchaCaptcha, Captcha, CaptchaError, CaptchaSettings, CaptchaTask, Gate, Pass, Purpose};
pub use codes::{ApplicantAddress, CodeAsked, CodeGuessed, RESEND_AFTER};
pub use decide::{DecideError, Decided, Decision, Reviewer};
pub use draft::{Begun, DRAFT_LIFE, Draft};
pub use jetway_db::repo::registration::applications::{Application, ApplicationRemark, ApplicationStatus};
pub use submit::{Refused, Submission};

/// Lifetime of a code.
const CODE_LIFE: TimeDelta = TimeDelta::minutes(10);

/// The portal of an application.
#[derive(Debug, Clone)]
pub struct Site {
    /// Its id.
    pub tenant: TenantId,
    /// Sender of the e-mails, in the applicant's language.
    pub voice: Voice,
    /// Its IANA time zone.
    pub timezone: String,
    /// Whether its agencies state a civil aviation number.
    pub asks_aviation: bool,
}

/// Errors of registration.
#[derive(Debug, thiserror::Error)]
pub enum RegistrationError {
    /// No draft has this key, or it was submitted or has expired.
    #[error("there is no such draft")]
    NoDraft,
    /// The human check was not passed.
    #[error("the human check was not passed")]
    Captcha,
    /// The human check cannot be created.
    #[error(transparent)]
    Check(#[from] CaptchaError),
    /// The first password cannot be hashed.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// The wallet was not opened.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}
