//! A user's own name, and ending their other sessions.

use jetway_db::DbError;
use jetway_db::repo::users::User;
use jetway_domain::text::{is_person_name, plain_name};

use super::{Identity, SignedIn};

/// Longest first or last name, in characters.
pub const LONGEST_NAME: usize = 100;

/// A checked name of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonName {
    first: String,
    last: String,
}

impl PersonName {
    /// Both parts normalised ([`plain_name`]), with 1 to [`LONGEST_NAME`] characters each and no characters of links.
    /// `Err` has the invalid parts.
    ///
    /// # Errors
    /// `(first, last)`: whether each is invalid.
    pub fn new(first: &str, last: &str) -> Result<Self, (bool, bool)> {
        let fits = |name: &String| (1..=LONGEST_NAME).contains(&name.chars().count()) && is_person_name(name);
        let (first, last) = (plain_name(first), plain_name(last));
        let bad = (!fits(&first), !fits(&last));
        if bad == (false, false) {
            return Ok(Self { first, last });
        }
        Err(bad)
    }
}

impl Identity {
    /// The user as stored now.
    #[must_use]
    pub fn person<'s>(&self, signed_in: &'s SignedIn) -> &'s User {
        &signed_in.user
    }

    /// Store a new name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rename(&self, signed_in: &SignedIn, name: &PersonName) -> Result<User, DbError> {
        let tx = self.services.begin(&signed_in.caller.tenant).await?;
        tx.users().set_name(signed_in.user.id, &name.first, &name.last).await?;
        tx.commit().await?;
        Ok(User {
            first_name: name.first.clone(),
            last_name: name.last.clone(),
            ..signed_in.user.clone()
        })
    }

    /// End all other sessions of the user. Returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sign_out_others(&self, signed_in: &SignedIn) -> Result<u64, DbError> {
        let tx = self.services.begin(&signed_in.caller.tenant).await?;
        let ended = tx
            .sessions()
            .revoke_all_of(
                signed_in.user.id,
                Some(signed_in.session.id),
                "signed out elsewhere",
                self.now(),
            )
            .await?;
        tx.commit().await?;
        Ok(ended)
    }
}

#[cfg(test)]
mod tests {
    use super::PersonName;

    #[test]
    fn a_name_has_two_parts_of_a_reasonable_length() {
        assert!(PersonName::new(" Omar  Ali ", "Rahman").is_ok_and(|name| name.first == "Omar Ali"));
        assert_eq!(PersonName::new(" ", "Rahman"), Err((true, false)));
        assert_eq!(PersonName::new("Omar", &"x".repeat(101)), Err((false, true)));
        assert!(PersonName::new("عمر", &"é".repeat(100)).is_ok());
    }
}
