//! Adds a user, who gets a first password by e-mail and chooses their own at the first sign-in.

use chrono::{DateTime, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::DbError;
use jetway_db::repo::company::branches::Standing;
use jetway_db::repo::company::staff::StaffDetails;
use jetway_db::repo::outbox::NewMessage;
use jetway_db::repo::users::{PasswordHash, User, UserStatus};
use jetway_domain::access::FunctionalitySet;
use jetway_domain::access::staffing::Grant;
use jetway_domain::ids::UserId;
use serde_json::json;

use super::{StaffError, StaffFields, StaffMember, acting, check_branch};
use crate::app::App;
use crate::emails::Sender;
use crate::identity::SignedIn;

impl App {
    /// Add a user and e-mail them a first password.
    ///
    /// # Errors
    /// Why they were not added.
    pub async fn add_staff(
        &self,
        by: &SignedIn,
        email: &str,
        fields: StaffFields,
        sender: &Sender,
    ) -> Result<StaffMember, StaffError> {
        let now = self.clock().now();
        let (password, password_hash) = self.identity().first_password().await?;
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        let me = acting(&tx, by).await?;
        let branch = check_branch(&tx, by, fields.branch).await?;
        if branch
            .as_ref()
            .is_some_and(|branch| branch.standing == Standing::Closed)
        {
            return Err(StaffError::NoBranch);
        }
        let fields = fields.with_unsold(&FunctionalitySet::default());
        let grant = Grant {
            role: fields.role,
            branch: fields.branch,
            functionalities: fields.functionalities.clone(),
        };
        me.may_give(&grant).map_err(StaffError::Rules)?;
        if tx.users().by_email(email).await?.is_some() {
            return Err(StaffError::MailTaken);
        }
        let user = newcomer((UserId::fresh(self.ids()), now), by, email, &fields, password_hash);
        let details = StaffDetails {
            designation: fields.designation,
            department: fields.department,
            time_zone: fields.time_zone,
            version: 0,
        };
        tx.users().insert(&user).await.map_err(taken)?;
        tx.staff().put(user.id, &details, now).await?;
        self.identity().close_first_password_later(&tx, user.id, now).await?;
        let mail = message(sender, &by.caller.agency_name, &user, &password);
        tx.outbox().enqueue(mail, self.ids(), now).await?;
        let detail = json!({ "role": fields.role.name(), "functionalities": user.functionalities });
        self.note_change(&tx, by, "staff.added", user.id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(StaffMember {
            user,
            details: StaffDetails { version: 1, ..details },
            branch,
            changeable: true,
        })
    }
}

fn newcomer(
    (id, now): (UserId, DateTime<Utc>),
    by: &SignedIn,
    email: &str,
    fields: &StaffFields,
    password_hash: PasswordHash,
) -> User {
    User {
        id,
        agency_id: by.caller.agency,
        branch_id: fields.branch,
        email: email.trim().to_lowercase(),
        first_name: fields.first_name.clone(),
        last_name: fields.last_name.clone(),
        phone: fields.phone.clone(),
        photo_path: None,
        password_hash,
        status: if fields.is_active {
            UserStatus::Active
        } else {
            UserStatus::Disabled
        },
        functionalities: fields.functionalities.codes(),
        roles: vec![fields.role.name().to_owned()],
        force_change_password: true,
        created_at: now,
        last_signed_in_at: None,
        phone_verified_at: None,
    }
}

/// A concurrent request of another agency took this address.
fn taken(error: DbError) -> StaffError {
    match error {
        DbError::Duplicate(_) => StaffError::MailTaken,
        other => other.into(),
    }
}

fn message(sender: &Sender, agency: &str, user: &User, password: &str) -> NewMessage {
    let Sender { voice, address } = sender;
    let words = FluentArgs::from_iter([
        ("name", user.first_name.as_str()),
        ("agency", agency),
        ("email", user.email.as_str()),
        ("password", password),
        ("place", address.as_deref().unwrap_or(&voice.company)),
    ]);
    voice.mail(&user.email, "invitation", words)
}
