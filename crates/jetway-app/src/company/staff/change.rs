//! Changes a user. New permissions apply from the next call; a disabled user is signed out at once.

use jetway_db::repo::company::staff::StaffDetails;
use jetway_db::repo::users::{User, UserStatus};
use jetway_domain::access::Role;
use jetway_domain::access::staffing::Grant;
use jetway_domain::ids::UserId;
use serde_json::json;

use super::{StaffError, StaffFields, StaffMember, acting, check_branch, member};
use crate::app::App;
use crate::identity::SignedIn;

impl App {
    /// Change a user, unless a concurrent change was saved first.
    ///
    /// # Errors
    /// Why they were not changed.
    pub async fn change_staff(
        &self,
        by: &SignedIn,
        id: UserId,
        version: i64,
        fields: StaffFields,
    ) -> Result<StaffMember, StaffError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        let me = acting(&tx, by).await?;
        let before = tx.users().get(id).await?;
        let before = before.filter(|user| user.agency_id == by.caller.agency && me.sees(&member(user)));
        let before = before.ok_or(StaffError::NotFound)?;
        me.may_change(&member(&before))
            .map_err(|fault| StaffError::Rules(vec![fault]))?;
        let branch = check_branch(&tx, by, fields.branch).await?;
        let fields = fields.with_unsold(&member(&before).functionalities);
        let grant = Grant {
            role: fields.role,
            branch: fields.branch,
            functionalities: fields.functionalities.clone(),
        };
        me.may_give(&grant).map_err(StaffError::Rules)?;
        let user = changed(before.clone(), &fields);
        let details = StaffDetails {
            designation: fields.designation,
            department: fields.department,
            time_zone: fields.time_zone,
            version,
        };
        let known = tx.staff().details(id).await?;
        if known.version != version || !tx.staff().put(id, &details, now).await? {
            return Err(StaffError::Changed);
        }
        tx.staff().update_person(by.caller.agency, &user).await?;
        if user.status == UserStatus::Disabled {
            tx.sessions()
                .revoke_all_of(id, None, "disabled by the agency", now)
                .await?;
        }
        let detail = json!({
            "role": role_of(&user), "functionalities": user.functionalities, "active": fields.is_active,
            "before": { "role": role_of(&before), "functionalities": before.functionalities,
                "active": before.status == UserStatus::Active },
        });
        self.note_change(&tx, by, "staff.changed", id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(StaffMember {
            user,
            details: StaffDetails {
                version: version + 1,
                ..details
            },
            branch,
            changeable: true,
        })
    }
}

fn changed(before: User, fields: &StaffFields) -> User {
    let same_phone = before.phone == fields.phone;
    User {
        first_name: fields.first_name.clone(),
        last_name: fields.last_name.clone(),
        phone: fields.phone.clone(),
        // A number typed by someone else is not verified.
        phone_verified_at: before.phone_verified_at.filter(|_| same_phone),
        branch_id: fields.branch,
        functionalities: fields.functionalities.codes(),
        roles: vec![fields.role.name().to_owned()],
        status: if fields.is_active {
            UserStatus::Active
        } else {
            UserStatus::Disabled
        },
        ..before
    }
}

fn role_of(user: &User) -> &str {
    user.roles.first().map_or(Role::Viewer.name(), String::as_str)
}
