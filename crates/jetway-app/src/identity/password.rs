//! Checking passwords: argon2id, few at a time, so that a flood of sign-ins cannot take the machine's memory.

use argon2::password_hash::PasswordHasher as _;
use argon2::password_hash::PasswordVerifier as _;
use argon2::password_hash::phc::PasswordHash as PhcHash;
use argon2::{Algorithm, Argon2, Params, Version};
use jetway_db::repo::users::PasswordHash;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// Checks that run at the same time.
const AT_ONCE: usize = 2;
/// Checks that may wait for their turn; the next one is sent away.
const IN_QUEUE: usize = 50;
/// A longer text is no password of ours; hashing it would be work for nothing.
const LONGEST: usize = 256;

/// What one check costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HashCost {
    /// Memory in KiB.
    pub memory_kib: u32,
    /// Passes over it.
    pub passes: u32,
}

impl Default for HashCost {
    /// 46 MiB, one pass: an equivalent of the OWASP recommendation.
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
    /// Parameters argon2 does not accept.
    #[error("argon2 does not accept this cost")]
    Cost,
    /// The password cannot be hashed.
    #[error("the password cannot be hashed")]
    Hash,
    /// Too many are waiting.
    #[error("too many passwords are being checked")]
    Busy,
    /// The process is stopping.
    #[error("the process is stopping")]
    Stopping,
}

/// Hashes and checks passwords.
pub struct PasswordHasher {
    argon2: Argon2<'static>,
    seats: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// Checked when there is no user, so that this takes as long as when there is one.
    nobody: String,
}

impl PasswordHasher {
    /// With this cost for new hashes; old ones carry their own.
    ///
    /// # Errors
    /// `Cost` when argon2 does not accept it.
    pub fn new(cost: HashCost) -> Result<Self, HashError> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).map_err(|_| HashError::Cost)?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let nobody = phc(&argon2, "nobody")?;
        Ok(Self {
            argon2,
            seats: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: AtomicUsize::new(0),
            nobody,
        })
    }

    /// A new hash.
    ///
    /// # Errors
    /// `Hash` when the password is too long, `Busy` when too many wait.
    pub async fn hash(&self, password: &str) -> Result<PasswordHash, HashError> {
        if password.len() > LONGEST {
            return Err(HashError::Hash);
        }
        let (argon2, password) = (self.argon2.clone(), password.to_owned());
        self.in_turn(move || phc(&argon2, &password)).await?.map(PasswordHash)
    }

    /// Whether a password is the one behind a hash. Without a hash it is refused after the same work.
    ///
    /// # Errors
    /// `Busy` when too many wait.
    pub async fn verify(&self, hash: Option<&PasswordHash>, password: &str) -> Result<bool, HashError> {
        let known = hash.is_some() && password.len() <= LONGEST;
        let hash = hash.map_or_else(|| self.nobody.clone(), |hash| hash.0.clone());
        let (argon2, password) = (self.argon2.clone(), password.chars().take(LONGEST).collect::<String>());
        let right = self
            .in_turn(move || {
                PhcHash::new(&hash).is_ok_and(|hash| argon2.verify_password(password.as_bytes(), &hash).is_ok())
            })
            .await?;
        Ok(right && known)
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, HashError> {
        let seat = {
            let _place = Place::in_queue(&self.waiting)?;
            let seats = Arc::clone(&self.seats);
            seats.acquire_owned().await.map_err(|_| HashError::Stopping)?
        };
        // The seat belongs to the work, not to who waits for it: a caller who hangs up frees nothing.
        let seated = move || {
            let _seat = seat;
            work()
        };
        tokio::task::spawn_blocking(seated)
            .await
            .map_err(|_| HashError::Stopping)
    }
}

/// A place in the queue, given up when dropped.
struct Place<'q>(&'q AtomicUsize);

impl<'q> Place<'q> {
    fn in_queue(waiting: &'q AtomicUsize) -> Result<Self, HashError> {
        let place = Self(waiting);
        if waiting.fetch_add(1, Ordering::Relaxed) >= IN_QUEUE {
            return Err(HashError::Busy);
        }
        Ok(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn phc(argon2: &Argon2<'_>, password: &str) -> Result<String, HashError> {
    let hash = argon2.hash_password(password.as_bytes()).map_err(|_| HashError::Hash)?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::task::Poll;

    use futures::poll;

    use super::{AT_ONCE, HashCost, HashError, IN_QUEUE, PasswordHasher};

    #[tokio::test]
    async fn a_crowd_is_sent_away_before_it_takes_the_memory() {
        let cost = HashCost {
            memory_kib: 64,
            passes: 1,
        };
        let hasher = PasswordHasher::new(cost).unwrap();
        let seats = Arc::clone(&hasher.seats);
        let checks = seats.acquire_many_owned(AT_ONCE.try_into().unwrap()).await.unwrap();
        let mut crowd: Vec<_> = (0..IN_QUEUE + 20).map(|_| Box::pin(hasher.verify(None, "x"))).collect();
        let mut sent_away = 0;
        for one in &mut crowd {
            let answer = poll!(one.as_mut());
            sent_away += usize::from(matches!(answer, Poll::Ready(Err(HashError::Busy))));
        }
        assert_eq!(sent_away, 20);
        drop(crowd);
        drop(checks);
        assert!(!hasher.verify(None, "x").await.unwrap());
    }

    #[tokio::test]
    async fn only_the_right_password_is_accepted_and_nobody_never_is() {
        let hasher = PasswordHasher::new(HashCost {
            memory_kib: 64,
            passes: 1,
        })
        .unwrap();
        let hash = hasher.hash("Dhaka-Sky-2026").await.unwrap();
        assert!(hasher.verify(Some(&hash), "Dhaka-Sky-2026").await.unwrap());
        assert!(!hasher.verify(Some(&hash), "Dhaka-Sky-2027").await.unwrap());
        assert!(!hasher.verify(None, "nobody").await.unwrap());
        assert!(hash.0.starts_with("$argon2id$"));
    }
}
