//! Limits the number of orders per hour across processes.

use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::Context;
use chrono::{DateTime, TimeDelta, Utc};

use crate::disk;
use crate::error::DomainError;

/// Counts one more order.
///
/// # Errors
/// The limit of the last hour is reached, or the file cannot be written.
pub fn take(folder: &Path, limit: usize, now: DateTime<Utc>) -> Result<(), DomainError> {
    let mut file = disk::lock_file(&folder.join(".locks/.orders"))?;
    file.lock().context("cannot lock the record of orders")?;
    let mut text = String::new();
    file.read_to_string(&mut text)
        .context("cannot read the record of orders")?;
    let hour_ago = now - TimeDelta::hours(1);
    let mut orders: Vec<DateTime<Utc>> = text.lines().filter_map(|line| line.parse().ok()).collect();
    orders.retain(|order| *order > hour_ago);
    if orders.len() >= limit {
        // When enough orders have expired for one more.
        let freed = orders.get(orders.len() - limit).copied().unwrap_or(now);
        return Err(DomainError::Budget {
            limit,
            until: freed + TimeDelta::hours(1),
        });
    }
    orders.push(now);
    let text: String = orders.iter().map(|order| format!("{}\n", order.to_rfc3339())).collect();
    file.set_len(0)
        .and_then(|()| file.seek(SeekFrom::Start(0)))
        .and_then(|_| file.write_all(text.as_bytes()))
        .context("cannot write the record of orders")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_has_its_share_and_no_more() {
        let folder = tempfile::tempdir().expect("a folder");
        let start: DateTime<Utc> = "2026-01-01T00:00:00Z".parse().expect("a moment");
        let at = |minutes| start + TimeDelta::minutes(minutes);
        let take = |minutes| take(folder.path(), 3, at(minutes));
        for minutes in [0, 10, 20] {
            take(minutes).expect("within the share");
        }
        match take(30) {
            Err(DomainError::Budget { limit: 3, until }) => assert_eq!(until, at(60)),
            other => panic!("{other:?}"),
        }
        take(60).expect("the first hour is over");
        assert!(take(61).is_err());
    }

    #[test]
    fn a_share_of_nothing_is_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let start: DateTime<Utc> = "2026-01-01T00:00:00Z".parse().expect("a moment");
        assert!(matches!(
            take(folder.path(), 0, start),
            Err(DomainError::Budget { limit: 0, .. })
        ));
    }
}
