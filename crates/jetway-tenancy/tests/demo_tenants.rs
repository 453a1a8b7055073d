//! Validates the tenants of this repository against the specification.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use jetway_tenancy::palette::demo_palettes;
use jetway_tenancy::{TenantConfig, TenantRegistry, schema_json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tenants")
}

fn config(slug: &str) -> TenantConfig {
    let registry = TenantRegistry::open(folder()).expect("the original brand validates");
    let snapshot = registry.snapshot();
    snapshot.by_slug(slug).expect("a tenant").config.clone()
}

#[test]
fn every_tenant_of_the_repository_validates() {
    let registry = TenantRegistry::open(folder()).expect("the original brand validates");
    assert!(
        registry.snapshot().faults().is_empty(),
        "{:#?}",
        registry.snapshot().faults()
    );
    let folders = std::fs::read_dir(folder()).expect("tenants/").flatten();
    let manifests = folders
        .filter(|entry| entry.path().join("tenant.toml").is_file())
        .count();
    assert_eq!(registry.snapshot().tenants().count(), manifests);
}

// covers: P-364
#[test]
fn the_original_brand_trades_in_taka_from_dhaka() {
    let original = config("_default");
    assert_eq!(
        (original.currency.as_str(), original.phone_country.as_str()),
        ("BDT", "bd")
    );
    assert_eq!(original.default_departure.airport_code.as_str(), "DAC");
    assert_eq!(original.primary_colour, "#f76641");
    assert_eq!(original.favicon.media_type, "image/svg+xml");
    assert!(original.is_default);
}

// covers: P-004, P-023, P-024, P-025
#[test]
fn the_emirates_tenant_trades_in_dirhams_from_dubai_with_its_own_words() {
    let falcon = config("falcon");
    assert_eq!((falcon.currency.as_str(), falcon.phone_country.as_str()), ("AED", "ae"));
    assert_eq!(falcon.default_departure.airport_code.as_str(), "DXB");
    assert_eq!(falcon.primary_colour, "#0052cc");
    assert_eq!((falcon.labels.ait.as_str(), falcon.labels.vat.as_str()), ("VAT", "VAT"));
    assert_eq!(
        (falcon.labels.routing.as_str(), falcon.labels.national_id.as_str()),
        ("IBAN", "Emirates ID")
    );
    assert!(!falcon.mobile_app);
}

#[test]
fn permissions_of_what_a_tenant_does_not_sell_are_known() {
    let registry = TenantRegistry::open(folder()).expect("the original brand validates");
    let snapshot = registry.snapshot();
    for (name, unsold) in [("falcon", vec![]), ("northlight", vec![244])] {
        let tenant = snapshot.by_slug(name).expect("a tenant");
        assert_eq!(tenant.unsold.codes(), unsold, "{name}");
    }
}

#[test]
fn marks_fare_types_licences_and_routes_follow_the_market() {
    let london = config("northlight");
    assert_eq!(london.payment_marks, ["visa", "mastercard", "amex"]);
    assert_eq!(
        (london.fare_types, london.aviation_licence),
        (vec!["2", "3", "6"], false)
    );
    let dhaka = config("_default");
    assert_eq!(dhaka.payment_marks, ["visa", "mastercard", "amex", "bkash", "nagad"]);
    assert_eq!(
        (dhaka.fare_types, dhaka.aviation_licence),
        (vec!["2", "3", "4", "5", "6"], true)
    );
    for name in ["falcon", "monsoon", "northlight", "qamar"] {
        let tenant = config(name);
        let foreign = tenant
            .destination_cities
            .iter()
            .find(|route| route.currency != tenant.currency);
        assert!(foreign.is_none(), "{name}: {foreign:?}");
    }
}

#[test]
fn every_demo_tenant_names_airlines_of_its_market_first() {
    for (name, home) in [
        ("_default", "BG"),
        ("falcon", "EK"),
        ("monsoon", "MH"),
        ("northlight", "BA"),
        ("qamar", "WY"),
    ] {
        let airlines = config(name).airlines;
        let distinct: BTreeSet<&String> = airlines.iter().collect();
        assert_eq!(airlines.first().map(String::as_str), Some(home), "{name}");
        assert_eq!(distinct.len(), airlines.len(), "{name}");
    }
}

// covers: P-137, P-138
#[test]
fn the_settings_have_every_key_of_the_specification() {
    let falcon = serde_json::to_value(config("falcon")).expect("JSON");
    let keys = [
        "tenant",
        "favicon",
        "loginVariation",
        "aboutUs",
        "title",
        "companyName",
        "logo",
        "primaryColour",
        "contacts",
        "offices",
        "socialLinks",
        "callToAction",
        "destinationCities",
    ];
    for key in keys {
        assert!(!falcon[key].is_null(), "{key}");
    }
    assert!(
        falcon["aboutUs"]["goals"]
            .as_array()
            .is_some_and(|goals| goals.len() == 3)
    );
    let mut destination = config("falcon").destination_cities.remove(0);
    destination.image_path = Some("/assets/tenant/x.svg".to_owned());
    let destination = serde_json::to_value(destination).expect("JSON");
    let keys: Vec<&String> = destination.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["currency", "from", "imagePath", "to", "totalFare"]);
}

#[test]
fn the_catalogue_gets_a_palette_for_each_tenant() {
    let css = demo_palettes::css(&folder()).expect("tenants validate");
    assert!(css.contains(":root[data-tenant='falcon'] {"));
    assert!(css.contains("--jw-accent: #f76641;"));
}

#[test]
fn the_schema_knows_the_keys_and_refuses_others() {
    let schema: serde_json::Value = serde_json::from_str(&schema_json()).expect("JSON");
    assert_eq!(schema["additionalProperties"], false);
    assert!(schema["properties"]["primary_colour"].is_object());
    assert_eq!(schema["$defs"]["Colour"]["pattern"], "^#[0-9a-fA-F]{6}$");
}

// covers: P-020
#[test]
fn every_demo_tenant_has_a_theme_of_its_own_and_together_they_show_every_sign_in_layout() {
    let registry = TenantRegistry::open(folder()).expect("the original brand validates");
    let snapshot = registry.snapshot();
    assert_eq!(snapshot.tenants().count(), 5);
    let shown = |of: fn(&TenantConfig) -> &'static str| -> BTreeSet<&'static str> {
        snapshot.tenants().map(|tenant| of(&tenant.config)).collect()
    };
    assert_eq!(
        shown(|config| config.theme),
        BTreeSet::from(["atlas", "compass", "horizon", "meridian", "polaris"])
    );
    assert_eq!(
        shown(|config| config.login_variation),
        BTreeSet::from(["centered", "cover", "form-left", "modal"])
    );
}

#[test]
fn a_tenant_speaks_its_other_languages_with_their_direction_and_words() {
    let registry = TenantRegistry::open(folder()).expect("the original brand validates");
    let snapshot = registry.snapshot();
    let arabic = snapshot.by_slug("qamar").expect("a tenant");
    assert_eq!((arabic.config.dir, arabic.config.locale.as_str()), ("rtl", "ar-OM"));
    let english = arabic.config_in("en").expect("a language of its own");
    assert_eq!((english.dir, english.locale.as_str()), ("ltr", "en-OM"));
    assert_eq!(english.company_name, "Qamar Travel");
    assert_eq!(english.labels.national_id, "Civil card");
    assert_eq!(english.contacts.phone, arabic.config.contacts.phone);
    assert!(arabic.config_in("ar").is_none() && arabic.config_in("fr").is_none());
}
