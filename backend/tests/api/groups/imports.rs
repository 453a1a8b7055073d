//! Lot files that are imported again after their import was undone, while agencies hold seats of some of the lots.

use serde_json::{Value, json};

use super::{COLUMNS, card, hold, on, row};
use crate::support::Api;
use crate::support::console::Console;
use crate::support::people::ROSE_OWNER;
use crate::support::trip::text;

#[test]
fn filters_find_lots_after_the_first_five_hundred() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
    let late = ["09:00", "11:05"]
        .into_iter()
        .fold(row(&api, "Late and rare", 9), |row, time| {
            row.replace(&on(&api, 60, time), &on(&api, 61, time))
        });
    let rare = late
        .replace("direct zamzam", "hajjSeason")
        .replace("180.00", "99999.00");
    let usual = row(&api, "Usual", 9);
    let csv = format!("{COLUMNS}\n{}\n{rare}\n", vec![usual.as_str(); 510].join("\n"));
    let file = json!({ "tenant": "falcon", "csv": csv, "dryRun": false });
    assert_eq!(nadia.post("Fares/ImportLots", &file).ok()["lots"], 511);
    // Stored in three parts, it has ended: its lots are on sale.
    let imports = nadia.post("Fares/GetImports", &json!({ "tenant": "falcon" })).ok();
    let import = &imports["items"][0];
    assert_eq!((&import["lots"], import.get("loaded")), (&json!(511), None), "{import}");
    let owner = ROSE_OWNER.sign_in(&api);
    let found = |filter: Value| {
        let answer = owner.post("/api/search/v1/AirUmrahFareSearch", &filter).ok();
        let lots = answer["lots"].as_array().expect("lots").iter();
        let titles = lots.map(|lot| text(&lot["title"])).collect::<Vec<_>>();
        (titles, answer["hasMore"].as_bool().expect("a word"))
    };
    let rare = ["Late and rare".to_owned()];
    let (titles, has_more) = found(json!({ "featureTags": ["hajjSeason"] }));
    assert!(titles.contains(&rare[0]) && !has_more, "{titles:?}");
    let (titles, has_more) = found(json!({ "priceValue": { "min": "90000.00" } }));
    assert_eq!((titles.as_slice(), has_more), (&rare[..], false));
    let (titles, has_more) = found(json!({ "featureTags": ["zamzam"] }));
    assert_eq!((titles.len(), has_more), (500, true));
}

#[test]
fn a_lot_that_was_kept_is_named_and_not_imported_again() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], Some(&["falcon"]));
    let owner = ROSE_OWNER.sign_in(&api);
    let first = format!("{COLUMNS}\n{}\n{}\n", row(&api, "Kept", 40), row(&api, "Gone", 20));
    let import = |csv: &str, dry_run: bool| {
        let file = json!({ "tenant": "falcon", "csv": csv, "dryRun": dry_run });
        nadia.post("Fares/ImportLots", &file)
    };
    let made = import(&first, false).ok();
    assert_eq!((&made["lots"], &made["kept"]), (&json!(2), &json!([])), "{made}");
    let refused = import(&first, true).refused(409, "fares.already_imported");
    assert_eq!(
        refused["params"]["importId"], made["importId"],
        "in a dry run too: {refused}"
    );

    let lot = card(&owner, "Kept");
    hold(&owner, &lot, 10);
    let undo = |import: &Value| {
        let undone = json!({ "tenant": "falcon", "importId": import["importId"] });
        nadia.post("Fares/UndoImport", &undone).ok()
    };
    assert_eq!(undo(&made), json!({ "lots": 1, "kept": 1 }));

    // The corrected file has new prices for both lots, and a third lot.
    let second = format!("{}{}\n", first.replace("180.00", "190.00"), row(&api, "New", 30));
    let kept = json!([{ "line": 2, "lotId": lot["lotId"], "title": "Kept", "state": "onSale" }]);
    let found = import(&second, true).ok();
    assert_eq!((&found["lots"], &found["kept"]), (&json!(2), &kept), "{found}");
    let again = import(&second, false).ok();
    assert_eq!((&again["lots"], &again["kept"]), (&json!(2), &kept), "{again}");
    let imports = nadia.post("Fares/GetImports", &json!({ "tenant": "falcon" })).ok();
    assert_eq!(imports["items"][0]["lots"], 2, "{imports}");
    let titled = |title: &str| {
        let listed = nadia
            .post("Fares/GetLots", &json!({ "tenant": "falcon", "search": title }))
            .ok();
        let items = listed["items"].as_array().expect("items").iter();
        items.map(|lot| text(&lot["title"])).collect::<Vec<_>>()
    };
    let leaves = on(&api, 60, "09:00");
    assert_eq!(titled("kept"), ["Kept"], "one lot, leaving {leaves}");
    assert_eq!(
        (titled("gone"), titled("new").contains(&"New".to_owned())),
        (vec!["Gone".to_owned()], true)
    );
    assert_eq!(card(&owner, "Kept")["seatsFree"], 30);

    // A file with only such lots imports nothing.
    let alone = import(&format!("{COLUMNS}\n{}\n", row(&api, "Kept", 40)), false).ok();
    assert_eq!((&alone["lots"], alone.get("importId")), (&json!(0), None), "{alone}");
    assert_eq!(undo(&again), json!({ "lots": 2, "kept": 0 }));
    assert_eq!(card(&owner, "Kept")["lotId"], lot["lotId"]);
}
