//! Checks passwords with argon2id and bounded concurrency, so that a flood of sign-ins cannot exhaust memory.

use argon2::password_hash::PasswordHasher as _;
use argon2::password_hash::PasswordVerifier as _;
use argon2::password_hash::phc::PasswordHash as PhcHash;
use argon2::{Algorithm, Argon2, Params, Version};
use jetway_db::repo::users::PasswordHash;

use crate::jobs::cpu_pool::{CpuPool, CpuPoolError};

/// Maximum number of concurrent checks.
const AT_ONCE: usize = 2;
/// Maximum number of queued checks; further ones are rejected.
const IN_QUEUE: usize = 50;
/// A longer text cannot be a password, and is not hashed.
const LONGEST: usize = 256;

/// Cost of one check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HashCost {
    /// Memory in KiB.
    pub memory_kib: u32,
    /// Number of passes.
    pub passes: u32,
}

impl Default for HashCost {
    /// 46 MiB and one pass, as recommended by OWASP.
    fn default() -> Self {
        Self {
            memory_kib: 47_104,
            passes: 1,
        }
    }
}

/// Why a password could not be hashed or checked.
#[derive(Debug, thiserror::Error)]
pub enum HashError {
    /// argon2 does not accept the parameters.
    #[error("argon2 does not accept this cost")]
    Cost,
    /// The password cannot be hashed.
    #[error("the password cannot be hashed")]
    Hash,
    /// The queue is full.
    #[error("too many passwords are being checked")]
    Busy,
    /// The process is stopping.
    #[error("the process is stopping")]
    Stopping,
}

/// Hashes and checks passwords.
pub struct PasswordHasher {
    argon2: Argon2<'static>,
    pool: CpuPool,
    /// Hash that is checked when there is no user, so that both cases take the same time.
    decoy: String,
}

impl PasswordHasher {
    /// A hasher with this cost for new hashes; old ones contain their own.
    ///
    /// # Errors
    /// `Cost` when argon2 does not accept it.
    pub fn new(cost: HashCost) -> Result<Self, HashError> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).map_err(|_| HashError::Cost)?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let decoy = phc(&argon2, "decoy")?;
        Ok(Self {
            argon2,
            pool: CpuPool::new(AT_ONCE, IN_QUEUE),
            decoy,
        })
    }

    /// Hash a password.
    ///
    /// # Errors
    /// `Hash` when the password is too long, `Busy` when the queue is full.
    pub async fn hash(&self, password: &str) -> Result<PasswordHash, HashError> {
        if password.len() > LONGEST {
            return Err(HashError::Hash);
        }
        let (argon2, password) = (self.argon2.clone(), password.to_owned());
        self.pool.run(move || phc(&argon2, &password)).await?.map(PasswordHash)
    }

    /// Whether a password matches a hash. Without a hash it is refused after the same work.
    ///
    /// # Errors
    /// `Busy` when the queue is full.
    pub async fn verify(&self, hash: Option<&PasswordHash>, password: &str) -> Result<bool, HashError> {
        let known = hash.is_some() && password.len() <= LONGEST;
        let hash = hash.map_or_else(|| self.decoy.clone(), |hash| hash.0.clone());
        let (argon2, password) = (self.argon2.clone(), password.chars().take(LONGEST).collect::<String>());
        let right = self
            .pool
            .run(move || {
                PhcHash::new(&hash).is_ok_and(|hash| argon2.verify_password(password.as_bytes(), &hash).is_ok())
            })
            .await?;
        Ok(right && known)
    }
}

impl From<CpuPoolError> for HashError {
    fn from(none: CpuPoolError) -> Self {
        match none {
            CpuPoolError::Busy => Self::Busy,
            CpuPoolError::Stopping => Self::Stopping,
        }
    }
}

fn phc(argon2: &Argon2<'_>, password: &str) -> Result<String, HashError> {
    let hash = argon2.hash_password(password.as_bytes()).map_err(|_| HashError::Hash)?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::Poll;

    use futures::poll;

    use super::{AT_ONCE, HashCost, HashError, IN_QUEUE, PasswordHasher};

    fn hasher() -> PasswordHasher {
        let cheap = HashCost {
            memory_kib: 64,
            passes: 1,
        };
        PasswordHasher::new(cheap).unwrap()
    }

    #[tokio::test]
    async fn a_flood_of_sign_ins_is_sent_away_and_those_before_it_are_answered() {
        let hasher = hasher();
        let (gates, mut at_work): (Vec<_>, Vec<_>) = (0..AT_ONCE)
            .map(|_| {
                let (gate, until) = mpsc::channel::<()>();
                (gate, Box::pin(hasher.pool.run(move || until.recv().is_err())))
            })
            .unzip();
        for work in &mut at_work {
            assert!(poll!(work.as_mut()).is_pending());
        }
        let mut flood: Vec<_> = (0..IN_QUEUE + 3)
            .map(|_| Box::pin(hasher.verify(None, "decoy")))
            .collect();
        let mut sent_away = 0;
        for one in &mut flood {
            sent_away += usize::from(matches!(poll!(one.as_mut()), Poll::Ready(Err(HashError::Busy))));
        }
        assert_eq!(sent_away, 3);
        drop(gates);
        flood.truncate(IN_QUEUE);
        for one in flood {
            assert!(!one.await.unwrap());
        }
    }

    #[tokio::test]
    async fn only_the_correct_password_is_accepted_and_without_a_user_none_is() {
        let hasher = hasher();
        let hash = hasher.hash("Dhaka-Sky-2026").await.unwrap();
        assert!(hasher.verify(Some(&hash), "Dhaka-Sky-2026").await.unwrap());
        assert!(!hasher.verify(Some(&hash), "Dhaka-Sky-2027").await.unwrap());
        assert!(!hasher.verify(None, "decoy").await.unwrap());
        assert!(hash.0.starts_with("$argon2id$"));
    }
}
