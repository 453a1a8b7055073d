//! What the portal and an agency say to each other about the agency's papers.

use jetway_db::DbError;
use jetway_db::repo::company::companies::{KycRemark, RemarkAuthor};
use jetway_domain::ids::{AgencyId, TenantId};
use serde_json::json;

use super::ChangeError;
use crate::app::App;
use crate::identity::SignedIn;

impl App {
    /// What was said about the caller's agency, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn kyc_remarks(&self, by: &SignedIn) -> Result<Vec<KycRemark>, DbError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        tx.companies().remarks(by.caller.agency).await
    }

    /// Say something for the agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn answer_kyc(&self, by: &SignedIn, remark: String) -> Result<Vec<KycRemark>, DbError> {
        let said = KycRemark {
            at: self.clock().now(),
            author: RemarkAuthor::Agency,
            author_name: by.caller.user_name.clone(),
            remark,
        };
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        tx.companies().remark(by.caller.agency, &said, self.ids()).await?;
        self.note_change(&tx, by, "company.kyc_answered", by.caller.agency.to_string(), json!({}))
            .await?;
        let all = tx.companies().remarks(by.caller.agency).await?;
        tx.commit().await?;
        Ok(all)
    }

    /// Say something for the portal, as an operator.
    ///
    /// # Errors
    /// `NotFound` when there is no such agency.
    pub async fn remark_on_kyc(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        author_name: String,
        remark: String,
    ) -> Result<(), ChangeError> {
        let said = KycRemark {
            at: self.clock().now(),
            author: RemarkAuthor::Portal,
            author_name,
            remark,
        };
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        tx.agencies().get(agency).await?.ok_or(ChangeError::NotFound)?;
        tx.companies().remark(agency, &said, self.ids()).await?;
        tx.commit().await?;
        Ok(())
    }
}
