//! Remarks exchanged by the portal and an agency about the agency's licences.

use fluent_bundle::FluentArgs;
use jetway_db::repo::agencies::Agency;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::company::companies::RemarkAuthor;
use jetway_db::repo::users::UserStatus;
use jetway_db::{DbError, Tx};
use jetway_domain::access::{Operator, Role};
use jetway_domain::ids::{AgencyId, TenantId};
use serde_json::json;

pub use jetway_db::repo::company::companies::KycRemark;

use super::ChangeError;
use crate::app::App;
use crate::emails::Sender;
use crate::identity::SignedIn;

/// An operator who remarks on an agency's licences.
#[derive(Debug, Clone)]
pub struct KycReviewer {
    /// The portal.
    pub tenant: TenantId,
    /// The sender of the e-mail, and the address its link leads to.
    pub sender: Sender,
    /// The operator.
    pub operator: Operator,
}

impl App {
    /// Remarks on the caller's agency, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn kyc_remarks(&self, by: &SignedIn) -> Result<Vec<KycRemark>, DbError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        tx.companies().remarks(by.caller.agency).await
    }

    /// Add a remark of the agency.
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

    /// Add an operator's remark, and e-mail it to the agency's owners.
    ///
    /// # Errors
    /// `NotFound` when the agency does not exist.
    pub async fn remark_on_kyc(
        &self,
        reviewer: &KycReviewer,
        agency: AgencyId,
        remark: String,
    ) -> Result<(), ChangeError> {
        let said = KycRemark {
            at: self.clock().now(),
            author: RemarkAuthor::Portal,
            author_name: reviewer.operator.name().to_owned(),
            remark,
        };
        let tx = self.database().begin(&Self::scope(&reviewer.tenant)).await?;
        let known = tx.agencies().get(agency).await?.ok_or(ChangeError::NotFound)?;
        tx.companies().remark(agency, &said, self.ids()).await?;
        self.mail_remark(&tx, &reviewer.sender, &known, &said).await?;
        let event = AuditEvent {
            at: said.at,
            by: Actor::Operator(reviewer.operator.clone()),
            agency_id: Some(agency),
            action: "company.kyc_remarked".to_owned(),
            subject: agency.to_string(),
            detail: json!({ "remark": said.remark }),
        };
        tx.audit().record(event, self.ids()).await?;
        tx.commit().await?;
        Ok(())
    }

    /// E-mail a remark to an agency's owners.
    pub(crate) async fn mail_remark(
        &self,
        tx: &Tx,
        sender: &Sender,
        agency: &Agency,
        said: &KycRemark,
    ) -> Result<(), DbError> {
        let Sender { voice, address } = sender;
        for owner in tx.users().of_agency(agency.id).await? {
            if owner.status != UserStatus::Active || !owner.roles.iter().any(|role| role == Role::Owner.name()) {
                continue;
            }
            let words = FluentArgs::from_iter([
                ("name", owner.first_name.as_str()),
                ("agency", agency.name.as_str()),
                ("reason", said.remark.as_str()),
                ("place", address.as_deref().unwrap_or(&voice.company)),
            ]);
            let email = voice.mail(&owner.email, "kyc-remark", words);
            tx.outbox().enqueue(email, self.ids(), said.at).await?;
        }
        Ok(())
    }
}
