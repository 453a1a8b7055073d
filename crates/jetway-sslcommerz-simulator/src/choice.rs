//! The buttons of the payment page.

/// What the payer does, and what SSLCommerz makes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Pays.
    Pay,
    /// Pays; the bank answers later.
    PayLate,
    /// Pays; the notification is sent five times.
    PayRepeated,
    /// Pays, and one unit less is collected.
    PayLess,
    /// Pays with a card that SSLCommerz doubts.
    PayRisky,
    /// Pays, and no notification arrives; the payer does not return either.
    PaySilently,
    /// The card is declined.
    Fail,
    /// Returns without paying.
    Cancel,
}

impl Choice {
    /// All, in the order of the page.
    pub const ALL: [Self; 8] = [
        Self::Pay,
        Self::PayLate,
        Self::PayRepeated,
        Self::PayLess,
        Self::PayRisky,
        Self::PaySilently,
        Self::Fail,
        Self::Cancel,
    ];

    /// Its name in the form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pay => "pay",
            Self::PayLate => "payLate",
            Self::PayRepeated => "payRepeated",
            Self::PayLess => "payLess",
            Self::PayRisky => "payRisky",
            Self::PaySilently => "paySilently",
            Self::Fail => "fail",
            Self::Cancel => "cancel",
        }
    }

    /// Its button.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Self::Pay => "Pay",
            Self::PayLate => "Pay, the bank answers in 30 seconds",
            Self::PayRepeated => "Pay, notified five times",
            Self::PayLess => "Pay, one unit too little is collected",
            Self::PayRisky => "Pay with a risky card",
            Self::PaySilently => "Pay and close the page, no notification",
            Self::Fail => "Decline the card",
            Self::Cancel => "Cancel",
        }
    }

    pub(crate) fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.name() == name)
    }
}
