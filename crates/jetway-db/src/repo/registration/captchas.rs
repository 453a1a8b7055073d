//! Passed human checks; each is accepted once.

use chrono::{DateTime, Utc};

use crate::entity::TenantRows;
use crate::entity::registration::spent_captcha;
use crate::{DbError, Tx};

/// The passed checks of one tenant.
#[derive(Debug)]
pub struct Captchas<'t>(&'t Tx);

impl Tx {
    /// The passed checks of this tenant.
    #[must_use]
    pub const fn captchas(&self) -> Captchas<'_> {
        Captchas(self)
    }
}

impl Captchas<'_> {
    /// Use up a passed check. Returns whether it was unused. Its row may be deleted once the check itself has expired.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn spend(&self, mark: &str, expires_at: DateTime<Utc>) -> Result<bool, DbError> {
        let row = spent_captcha::Model {
            tenant: self.0.tenant(),
            mark: mark.to_owned(),
            expires_at,
        };
        spent_captcha::Entity::insert_row_once(self.0, row).await
    }
}
