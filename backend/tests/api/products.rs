//! Products that a tenant does not sell.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::company::settings;
use crate::staff::{add, form};
use crate::support::folder::Folder;
use crate::support::people::{HARBOUR_OWNER, ROSE_OWNER};
use crate::support::tenants::copy;
use crate::support::{Api, Session};

const CONTEXT: &str = "/api/customer/v1/User/GetUserContext";
const FARES: &str = "/api/search/v1";

/// Falcon sells visas and group fares beside flights.
pub fn narrowed() -> Api {
    let folder = Arc::new(Folder::seeded());
    let tenants = folder.path().join("tenants");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"), &tenants);
    let file = tenants.join("falcon/tenant.toml");
    let own = fs::read_to_string(&file).expect("a tenant");
    fs::write(&file, format!("products = [\"visas\", \"group_fares\"]\n{own}")).expect("written");
    let place = tenants.display().to_string();
    Api::open(folder, &[("JETWAY_TENANTS_DIR", &place)])
}

fn codes(session: &Session<'_>) -> Vec<u64> {
    let context = session.get(CONTEXT).ok();
    let codes = context["functionalities"].as_array().expect("codes");
    codes.iter().filter_map(Value::as_u64).collect()
}

fn listed(session: &Session<'_>) -> Vec<u64> {
    let modules = session.get(&settings("GetModuleList")).ok();
    let modules = modules["modules"].as_array().expect("modules").clone();
    let codes = modules
        .iter()
        .flat_map(|module| module["functionalities"].as_array().expect("codes"));
    codes.filter_map(|one| one["code"].as_u64()).collect()
}

#[test]
fn products_that_are_not_sold_have_no_permission_and_no_call() {
    let api = narrowed();
    let owner = ROSE_OWNER.sign_in(&api);
    let sold = |code: &u64| !matches!(code, 241 | 242 | 245..=252);
    let expected: Vec<u64> = (201..=260).filter(sold).collect();
    assert_eq!(codes(&owner), expected);
    let mut shown = listed(&owner);
    shown.sort_unstable();
    assert_eq!(shown, expected);

    let xclusive = owner.post(&format!("{FARES}/GetAirXclusiveFare"), &json!({}));
    assert_eq!(xclusive.refused(403, "access.denied")["params"]["functionality"], 242);
    owner.post(&format!("{FARES}/GetAirGroupFare"), &json!({})).ok();
}

#[test]
fn umrah_fares_follow_the_fare_types_of_a_tenant() {
    let api = Api::start();
    let london = HARBOUR_OWNER.sign_in(&api);
    assert!(!codes(&london).contains(&244) && codes(&london).contains(&243));
    assert!(!listed(&london).contains(&244));
    let umrah = london.post(&format!("{FARES}/GetAirUmrahFare"), &json!({}));
    umrah.refused(403, "access.denied");
}

#[test]
fn permissions_of_products_that_are_not_sold_are_kept_and_not_granted() {
    let api = narrowed();
    let owner = ROSE_OWNER.sign_in(&api);
    let added = add(&owner, &form("salma@rose.test", &[202, 207, 247]));
    assert_eq!(added["functionalities"], json!([202, 207]), "{added}");

    // An owner has every permission, which no form can send here.
    let mut second = form("second@rose.test", &[]);
    second["role"] = json!("owner");
    second["functionalities"] = json!(codes(&owner));
    let second = add(&owner, &second);
    assert_eq!(
        (&second["role"], &second["functionalities"]),
        (&json!("owner"), &json!(codes(&owner)))
    );
}
