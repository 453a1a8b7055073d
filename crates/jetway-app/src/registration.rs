//! From a stranger at the public form to an agency that trades.
//!
//! **Invariants**: nobody learns from an answer whether a mail address has an account: who owns the mailbox reads it there.
//! A draft belongs to the browser that holds its key; the key is stored hashed. Nothing is sent, stored or texted for a
//! stranger before a human check. An application becomes one agency, however often it is approved.

mod captcha;
mod codes;
mod decide;
mod draft;
mod emails;
mod papers;
mod submit;

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_domain::ids::TenantId;

use crate::emails::Voice;
use crate::identity::HashError;
use crate::wallet::WalletError;

pub use captcha::{AltchaCaptcha, Captcha, CaptchaError, CaptchaSettings, CaptchaTask, Gate, Pass, Purpose};
pub use codes::{ApplicantAddress, CodeAsked, CodeGuessed, RESEND_AFTER};
pub use decide::{DecideError, Decided, Decision, Desk};
pub use draft::{Begun, DRAFT_LIFE, Draft};
pub use jetway_db::repo::registration::applications::{Application, ApplicationRemark, ApplicationStatus};
pub use submit::{Refused, Submission};

/// How long a mailed or texted code is good.
const CODE_LIFE: TimeDelta = TimeDelta::minutes(10);

/// The portal an applicant stands in.
#[derive(Debug, Clone)]
pub struct Site {
    /// Which.
    pub tenant: TenantId,
    /// Who writes the letters, in the language the applicant reads.
    pub voice: Voice,
    /// Its zone, an IANA name.
    pub timezone: String,
}

/// Why nothing could be done.
#[derive(Debug, thiserror::Error)]
pub enum RegistrationError {
    /// No draft has this key, or it was sent, or it is too old.
    #[error("there is no such draft")]
    NoDraft,
    /// The human check was not passed.
    #[error("the human check was not passed")]
    Captcha,
    /// The human check cannot be made.
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
