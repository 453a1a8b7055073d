//! Closed sets of names: types, states and meals.

use serde::{Deserialize, Serialize};

macro_rules! names {
    ($(#[$doc:meta])* $type:ident { $($(#[$one:meta])* $name:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub enum $type {
            $($(#[$one])* $name,)*
        }

        impl $type {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Stored and wire name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// The value of this name.
            #[must_use]
            pub fn parse(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

names! {
    /// Type of a package.
    PackageKind {
        /// With other travellers and a guide.
        Group = "group",
        /// With a guide of one's own.
        Private = "private",
        /// By rental car.
        SelfDrive = "selfDrive",
        /// For newly-weds.
        Honeymoon = "honeymoon",
        /// For pilgrims.
        Umrah = "umrah",
        /// For parents with children.
        Family = "family",
        /// Hiking, diving, desert camps.
        Adventure = "adventure",
    }
}

names! {
    /// Whether agencies see a package.
    PackageState {
        /// Not yet.
        Draft = "draft",
        /// They do.
        Published = "published",
        /// Not any more. Requests and orders stay as they are.
        Withdrawn = "withdrawn",
    }
}

names! {
    /// A meal that is included.
    PackageMeal {
        /// In the morning.
        Breakfast = "breakfast",
        /// At noon.
        Lunch = "lunch",
        /// In the evening.
        Dinner = "dinner",
    }
}

impl PackageState {
    /// Whether an operator may change it to another state. No package becomes a draft again: agencies have seen it.
    #[must_use]
    pub const fn may_become(self, to: Self) -> bool {
        matches!(
            (self, to),
            (Self::Draft | Self::Withdrawn, Self::Published) | (Self::Draft | Self::Published, Self::Withdrawn)
        )
    }
}
