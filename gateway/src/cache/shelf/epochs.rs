//! Lazy purging: a mark covers everything requested before it, and an entry is compared with the marks when it is
//! served.

use std::collections::HashMap;
use std::sync::PoisonError;
use std::sync::RwLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// More marks are merged into one for everything.
const MOST_MARKS: usize = 50_000;

/// What a mark covers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Target {
    /// All responses of a tenant.
    Tenant(Box<str>),
    /// Responses with a tag, of one tenant or all.
    Tag(Option<Box<str>>, Box<str>),
    /// Responses of a path, of one tenant or all.
    Path(Option<Box<str>>, Box<str>),
}

/// Effect of the marks on a response.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Purged {
    /// Not purged.
    No,
    /// Stale: may be served while a newer one is fetched.
    Soft,
    /// Must not be served.
    Hard,
}

#[derive(Debug, Clone, Copy, Default)]
struct Mark {
    soft: u64,
    hard: u64,
}

impl Mark {
    fn set(&mut self, at: u64, hard: bool) {
        if hard {
            self.hard = at;
        } else {
            self.soft = at;
        }
    }

    fn about(self, asked: u64) -> Purged {
        if asked < self.hard {
            Purged::Hard
        } else if asked < self.soft {
            Purged::Soft
        } else {
            Purged::No
        }
    }
}

#[derive(Debug, Default)]
struct Marks {
    everything: Mark,
    named: HashMap<Target, Mark>,
}

/// A counter that increases with each purge, and the marks.
#[derive(Debug, Default)]
pub struct Epochs {
    clock: AtomicU64,
    marks: RwLock<Marks>,
}

/// When a response was requested, with the latest verdict cached.
#[derive(Debug)]
pub struct Asked {
    at: u64,
    /// Tick of the verdict, times four, plus the verdict.
    verdict: AtomicU64,
}

impl Asked {
    /// A response requested at this tick.
    pub fn at(tick: u64) -> Self {
        Self {
            at: tick,
            verdict: AtomicU64::new(tick << 2),
        }
    }
}

impl Epochs {
    /// The current tick, to be read before a backend request, so that a purge in the meantime applies to its response.
    pub fn now(&self) -> u64 {
        self.clock.load(Ordering::Acquire)
    }

    /// Number of marks.
    pub fn len(&self) -> usize {
        self.marks.read().unwrap_or_else(PoisonError::into_inner).named.len()
    }

    /// Marks targets; none means everything.
    pub fn purge(&self, targets: Vec<Target>, hard: bool) {
        let mut marks = self.marks.write().unwrap_or_else(PoisonError::into_inner);
        let tick = self.clock.load(Ordering::Acquire) + 1;
        if targets.is_empty() {
            marks.everything.set(tick, hard);
        }
        for target in targets {
            marks.named.entry(target).or_default().set(tick, hard);
        }
        if marks.named.len() > MOST_MARKS {
            fold(&mut marks);
        }
        self.clock.store(tick, Ordering::Release);
    }

    /// The verdict of the marks. Costs one comparison unless there was a purge since the last call.
    pub fn verdict(&self, asked: &Asked, tenant: &str, path: &str, tags: &[Box<str>]) -> Purged {
        let tick = self.now();
        let known = asked.verdict.load(Ordering::Relaxed);
        if known >> 2 == tick {
            return match known & 3 {
                0 => Purged::No,
                1 => Purged::Soft,
                _ => Purged::Hard,
            };
        }
        let verdict = self.look_up(asked.at, tenant, path, tags);
        asked.verdict.store((tick << 2) | verdict as u64, Ordering::Relaxed);
        verdict
    }

    fn look_up(&self, asked: u64, tenant: &str, path: &str, tags: &[Box<str>]) -> Purged {
        let marks = self.marks.read().unwrap_or_else(PoisonError::into_inner);
        let about = |target: &Target| marks.named.get(target).map_or(Purged::No, |mark| mark.about(asked));
        let mut worst = marks.everything.about(asked).max(about(&Target::Tenant(tenant.into())));
        for of in [None, Some(Box::from(tenant))] {
            worst = worst.max(about(&Target::Path(of.clone(), path.into())));
            for tag in tags {
                worst = worst.max(about(&Target::Tag(of.clone(), tag.clone())));
            }
        }
        worst
    }
}

/// Merges the older half of the marks into marks for everything: more is fetched again than necessary, but nothing
/// purged is served.
fn fold(marks: &mut Marks) {
    let mut ticks: Vec<u64> = marks.named.values().map(|mark| mark.soft.max(mark.hard)).collect();
    let middle = ticks.len() / 2;
    let (_, newest_folded, _) = ticks.select_nth_unstable(middle);
    let newest_folded = *newest_folded;
    let mut everything = marks.everything;
    marks.named.retain(|_, mark| {
        let stays = mark.soft.max(mark.hard) > newest_folded;
        if !stays {
            everything.soft = everything.soft.max(mark.soft);
            everything.hard = everything.hard.max(mark.hard);
        }
        stays
    });
    marks.everything = everything;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tag(tenant: Option<&str>, tag: &str) -> Target {
        Target::Tag(tenant.map(Box::from), tag.into())
    }

    #[test]
    fn a_mark_is_about_what_was_asked_for_before_it() {
        let epochs = Epochs::default();
        let before = Asked::at(epochs.now());
        let tags = [Box::from("banners")];
        let verdict = |asked: &Asked, tenant: &str| epochs.verdict(asked, tenant, "/p", &tags);
        assert_eq!(verdict(&before, "a"), Purged::No);
        epochs.purge(vec![tag(Some("a"), "banners")], false);
        let after = Asked::at(epochs.now());
        assert_eq!(
            (verdict(&before, "a"), verdict(&after, "a")),
            (Purged::Soft, Purged::No)
        );
        let other = Asked::at(0);
        assert_eq!(verdict(&other, "b"), Purged::No);
        epochs.purge(vec![tag(None, "banners")], true);
        assert_eq!(verdict(&other, "b"), Purged::Hard);
        assert_eq!(verdict(&after, "a"), Purged::Hard);
    }

    #[test]
    fn tenant_path_and_everything() {
        for (target, hit) in [
            (vec![Target::Tenant("a".into())], true),
            (vec![Target::Tenant("b".into())], false),
            (vec![Target::Path(None, "/p".into())], true),
            (vec![Target::Path(Some("a".into()), "/p".into())], true),
            (vec![Target::Path(Some("b".into()), "/p".into())], false),
            (vec![Target::Path(None, "/q".into())], false),
            (vec![], true),
        ] {
            let epochs = Epochs::default();
            let asked = Asked::at(epochs.now());
            epochs.purge(target.clone(), false);
            let expected = if hit { Purged::Soft } else { Purged::No };
            assert_eq!(epochs.verdict(&asked, "a", "/p", &[]), expected, "{target:?}");
        }
    }

    #[test]
    fn too_many_marks_purge_more_and_never_less() {
        let epochs = Epochs::default();
        let asked: Vec<Asked> = (0..3).map(|_| Asked::at(epochs.now())).collect();
        for n in 0..=MOST_MARKS {
            epochs.purge(vec![Target::Tenant(format!("t{n}").into())], true);
        }
        assert!(epochs.len() <= MOST_MARKS);
        for (asked, n) in asked.iter().zip([0, MOST_MARKS / 2, MOST_MARKS]) {
            assert_eq!(epochs.verdict(asked, &format!("t{n}"), "/p", &[]), Purged::Hard);
        }
    }
}
