//! The company that leads a page or a document.

use jetway_app::order::documents::{Brand, Logo};
use serde::Serialize;
use utoipa::ToSchema;

/// The company that leads a page or a document; contacts it does not have are empty.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeadingBrand {
    name: String,
    /// One or two letters of its name: its mark where it has no logo.
    initials: String,
    /// Its logo as a data URL; absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    logo: Option<String>,
    address: String,
    phone: String,
    email: String,
    /// Its colour, `#rrggbb`.
    accent_colour: String,
    /// Colour of text on it.
    on_accent_colour: String,
    /// The same colour, dark enough for text on white.
    text_colour: String,
}

impl LeadingBrand {
    pub(crate) fn of(brand: &Brand) -> Self {
        Self {
            name: brand.company.clone(),
            initials: brand.initials(),
            logo: brand.logo.as_ref().map(Logo::address),
            address: brand.address.clone(),
            phone: brand.phone.clone(),
            email: brand.email.clone(),
            accent_colour: brand.accent.clone(),
            on_accent_colour: brand.on_accent.clone(),
            text_colour: brand.ink.clone(),
        }
    }
}
