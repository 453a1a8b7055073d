//! Why an uploaded file is not accepted.

/// Exclusive maximum size of a file, in bytes. Source: P-217, P-218.
pub const FILE_LIMIT: usize = 1_048_576;

/// Why a file is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileFault {
    /// It is missing.
    Missing,
    /// It is empty.
    Empty,
    /// 1 MB or more.
    TooLarge,
    /// A format that is not accepted here.
    Kind,
    /// It is damaged: only its beginning fits its format.
    Broken,
    /// A picture with too many pixels.
    TooManyPixels,
    /// A picture that is 1 MB or more once it is re-encoded.
    GrewTooLarge,
}

impl FileFault {
    /// Stable code of the field error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing => "file.missing",
            Self::Empty => "file.empty",
            Self::TooLarge => "file.tooLarge",
            Self::Kind => "file.kind",
            Self::Broken => "file.broken",
            Self::TooManyPixels => "file.tooManyPixels",
            Self::GrewTooLarge => "file.grewTooLarge",
        }
    }

    /// A sentence for the user.
    #[must_use]
    pub const fn detail(self) -> &'static str {
        match self {
            Self::Missing => "Choose a file.",
            Self::Empty => "The file is empty.",
            Self::TooLarge => "The file must be smaller than 1 MB.",
            Self::Kind => "This type of file is not accepted, whatever its name says.",
            Self::Broken => "The file is damaged.",
            Self::TooManyPixels => "The picture has too many pixels.",
            Self::GrewTooLarge => {
                "Pictures are re-encoded to remove hidden data, and this one would then exceed 1 MB. Make it smaller."
            }
        }
    }
}
