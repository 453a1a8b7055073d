//! A tenant's settings in another of its languages.

use super::resolve::{Links, direction, language_of, legal};
use crate::config::{LegalLinks, TenantConfig};
use crate::manifest::company::Labels;
use crate::manifest::site::Translation;

/// The settings with the texts of `language`; the tenant's region is kept unless the language names one.
pub fn in_language(
    mut config: TenantConfig,
    language: &str,
    words: Option<&Translation>,
    links: &Links<'_>,
) -> TenantConfig {
    config.dir = direction(language);
    config.locale = match config.locale.split_once('-') {
        Some((_, region)) if !language.contains('-') => format!("{}-{region}", language_of(language)),
        _ => language.to_owned(),
    };
    // Legal texts in another language than the page would be useless, so the portal's own are used.
    config.legal = words.map_or_else(LegalLinks::default, |words| legal(&words.legal, links));
    let Some(words) = words else { return config };
    set(&mut config.company_name, words.company_name.as_ref());
    set(&mut config.title, words.title.as_ref());
    set(&mut config.contacts.address, words.address.as_ref());
    set(&mut config.default_departure.city_name, words.departure_city.as_ref());
    set(&mut config.offices, words.offices.as_ref());
    set(&mut config.about_us.goals, words.goals.as_ref());
    set(&mut config.accreditations, words.accreditations.as_ref());
    set(&mut config.registrations, words.registrations.as_ref());
    config.pitch = words.pitch.clone().or(config.pitch);
    config.call_to_action = words.call_to_action.clone().or(config.call_to_action);
    labels(&mut config, &words.labels);
    config
}

fn labels(config: &mut TenantConfig, words: &Labels) {
    set(&mut config.labels.ait, words.ait.as_ref());
    set(&mut config.labels.vat, words.vat.as_ref());
    set(&mut config.labels.routing, words.routing.as_ref());
    set(&mut config.labels.national_id, words.national_id.as_ref());
}

fn set<T: Clone>(place: &mut T, value: Option<&T>) {
    if let Some(value) = value {
        *place = value.clone();
    }
}
