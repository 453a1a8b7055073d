//! Challenge responses for the gateway to serve: `challenges/<token>`, removed afterwards.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Result, ensure};

use crate::disk;

const FOLDER: &str = "challenges";
/// Age at which a response is considered left over from a killed process.
const STALE: Duration = Duration::from_secs(60 * 60);

/// Published responses, removed on drop.
#[derive(Debug)]
pub struct Challenges {
    folder: PathBuf,
    laid: Vec<PathBuf>,
}

impl Challenges {
    /// Creates it without responses.
    pub fn below(domains: &Path) -> Self {
        Self {
            folder: domains.join(FOLDER),
            laid: Vec::new(),
        }
    }

    /// Publishes a response.
    ///
    /// # Errors
    /// The token, which comes from outside, is invalid, or the file cannot be written.
    pub fn lay(&mut self, token: &str, answer: &str) -> Result<()> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        ensure!(
            (1..=128).contains(&token.len()) && token.bytes().all(plain),
            "the authority sent a token that is none"
        );
        let path = self.folder.join(token);
        self.laid.push(path.clone());
        disk::replace(&path, answer.as_bytes(), disk::OPEN)
    }
}

impl Drop for Challenges {
    fn drop(&mut self) {
        for path in &self.laid {
            let _ = fs::remove_file(path);
        }
    }
}

/// Removes responses left over from killed processes.
pub fn sweep(domains: &Path) {
    let entries = fs::read_dir(domains.join(FOLDER)).into_iter().flatten().flatten();
    for entry in entries {
        let written = entry
            .metadata()
            .and_then(|about| about.modified())
            .unwrap_or_else(|_| SystemTime::now());
        if written.elapsed().is_ok_and(|age| age > STALE) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_there_while_asked_for_and_a_token_cannot_leave_its_folder() {
        let domains = tempfile::tempdir().expect("a folder");
        let path = domains.path().join("challenges/to-ken_1");
        let mut challenges = Challenges::below(domains.path());
        challenges.lay("to-ken_1", "answer").expect("laid");
        assert_eq!(fs::read_to_string(&path).expect("there"), "answer");
        for bad in ["", "..", "../a", "a/b", "a.toml", &"a".repeat(129)] {
            assert!(challenges.lay(bad, "x").is_err(), "{bad}");
        }
        drop(challenges);
        assert!(!path.exists());
    }
}
