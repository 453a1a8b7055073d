//! The password a newcomer is mailed. It opens one thing: choosing another.

use jetway_db::repo::users::PasswordHash;

use super::{HashError, Identity};

/// Without letters and digits that look alike. Groups of four read well from a mail.
const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS: usize = 4;
const GROUP: usize = 4;

impl Identity {
    /// A fresh one, and its hash. 92 random bits.
    ///
    /// # Errors
    /// When too many passwords are being checked.
    pub async fn first_password(&self) -> Result<(String, PasswordHash), HashError> {
        let password = fresh();
        let hash = self.passwords.hash(&password).await?;
        Ok((password, hash))
    }
}

fn fresh() -> String {
    let group = || -> String {
        (0..GROUP)
            .filter_map(|_| LETTERS.get(rand::random_range(0..LETTERS.len())))
            .map(|letter| char::from(*letter))
            .collect()
    };
    (0..GROUPS).map(|_| group()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::fresh;

    #[test]
    fn a_first_password_is_long_readable_and_never_the_same() {
        let password = fresh();
        assert_eq!(password.len(), 19);
        assert!(
            password
                .bytes()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == b'-')
        );
        assert_ne!(password, fresh());
    }
}
