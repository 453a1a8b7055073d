//! Ranges of values, as filters and prices of lots have them.

/// From the least to the most value, both included; an absent end does not limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range<T> {
    /// The least value.
    pub min: Option<T>,
    /// The most value.
    pub max: Option<T>,
}

impl<T> Default for Range<T> {
    fn default() -> Self {
        Self { min: None, max: None }
    }
}

impl<T: Ord + Copy> Range<T> {
    /// One value.
    #[must_use]
    pub const fn at(value: T) -> Self {
        Self {
            min: Some(value),
            max: Some(value),
        }
    }

    /// Whether it has a value in common with another, ends included.
    #[must_use]
    pub fn touches(&self, other: Self) -> bool {
        let reaches = |from: Option<T>, to: Option<T>| from.zip(to).is_none_or(|(from, to)| from <= to);
        reaches(self.min, other.max) && reaches(other.min, self.max)
    }

    /// The range around several: from the least of their minimums to the most of their maximums. Absent ends do not count; without
    /// ranges it has no ends.
    #[must_use]
    pub fn around(ranges: impl IntoIterator<Item = Self>) -> Self {
        ranges.into_iter().fold(Self::default(), |all, one| Self {
            min: all.min.into_iter().chain(one.min).min(),
            max: all.max.into_iter().chain(one.max).max(),
        })
    }
}
