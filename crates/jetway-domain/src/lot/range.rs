//! Ranges of values, for filters and prices of lots.

/// An inclusive range; an absent end is unbounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range<T> {
    /// Minimum.
    pub min: Option<T>,
    /// Maximum.
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

    /// Whether it overlaps another, ends included.
    #[must_use]
    pub fn touches(&self, other: Self) -> bool {
        let reaches = |from: Option<T>, to: Option<T>| from.zip(to).is_none_or(|(from, to)| from <= to);
        reaches(self.min, other.max) && reaches(other.min, self.max)
    }

    /// The range covering several: from the lowest minimum to the highest maximum. Absent ends are ignored; without
    /// ranges it is unbounded.
    #[must_use]
    pub fn around(ranges: impl IntoIterator<Item = Self>) -> Self {
        ranges.into_iter().fold(Self::default(), |all, one| Self {
            min: all.min.into_iter().chain(one.min).min(),
            max: all.max.into_iter().chain(one.max).max(),
        })
    }
}
