//! The contract's examples, sent to a backend with demo data: each is accepted, or refused by a business rule.

use chrono::{Days, NaiveDate};
use jetway_domain::access::OperatorRole;
use serde_json::{Value, json};

use crate::support::console::{Console, OPERATIONS};
use crate::support::people::ROSE_OWNER;
use crate::support::{Answer, Api, Call};

/// The day that the dates of examples are written for.
const WRITTEN_ON: NaiveDate = NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
/// Problem codes of calls with invalid fields or format.
const NOT_VALID: [&str; 4] = [
    "request.invalid",
    "request.unreadable",
    "request.media_type",
    "field.characters",
];
/// Calls that sign in or out, belong to a draft application, are signed by a payment provider, or name an operator.
const LEFT_OUT: [&str; 11] = [
    "/Session/SignIn",
    "/Session/SignOut",
    "/Invitation/",
    "/AssignHolidayRequest",
    "/AfterSale/Assign",
    "/api/auth/",
    "/Registration/",
    "/User/SignOut",
    "/User/EndSession",
    "/User/updatepassword",
    "/online/Callback",
];

/// Shifts dates and months from the end of 2026 on by that many days.
fn moved(value: &Value, days: Days) -> Value {
    match value {
        Value::String(text) => json!(moved_text(text, days).unwrap_or_else(|| text.clone())),
        Value::Array(items) => items.iter().map(|item| moved(item, days)).collect(),
        Value::Object(fields) => {
            let fields = fields.iter();
            Value::Object(fields.map(|(name, value)| (name.clone(), moved(value, days))).collect())
        }
        other => other.clone(),
    }
}

/// `None` for a text that is not a date or month from then on.
fn moved_text(text: &str, days: Days) -> Option<String> {
    let later = |day: NaiveDate| (day > WRITTEN_ON).then(|| day + days);
    if text.len() == "2027-01".len() {
        let first = later(format!("{text}-01").parse().ok()?)?;
        return Some(first.format("%Y-%m").to_string());
    }
    let (day, rest) = text.split_at_checked("2026-12-12".len())?;
    Some(format!("{}{rest}", later(day.parse().ok()?)?))
}

/// The path with the example values of its parameters.
fn target(path: &str, parameters: &Value, days: Days) -> String {
    let in_query = parameters.as_array().into_iter().flatten();
    let pairs = in_query.filter(|one| one["in"] == "query").map(|one| {
        let example = moved(&one["example"], days);
        let text = example.as_str().map_or_else(|| example.to_string(), str::to_owned);
        (one["name"].as_str().expect("a name").to_owned(), text)
    });
    let pairs: Vec<(String, String)> = pairs.collect();
    if pairs.is_empty() {
        return path.to_owned();
    }
    let url = reqwest::Url::parse_with_params(&format!("http://portal.test{path}"), &pairs).expect("an address");
    format!("{path}?{}", url.query().unwrap_or_default())
}

fn is_at_fault(answer: &Answer) -> bool {
    let is_problem = answer.content_type() == "application/problem+json";
    answer.status >= 500
        || is_problem
            && answer.json()["code"]
                .as_str()
                .is_some_and(|code| NOT_VALID.contains(&code))
}

/// Tags of the contract by the test that uses their examples; tags that are not here have a test of their own, together.
const SELLING: &[&str] = &["fares", "hotels", "visas"];
const MONEY: &[&str] = &["payment", "deposits"];
const PEOPLE: &[&str] = &["company", "customer", "profile", "travellers"];
const FLIGHTS: &[&str] = &["flights"];

/// A part of the contract, and a session that may call all of it.
struct Reader<'a> {
    api: &'a Api,
    part: &'a str,
    host: &'a str,
    token: &'a str,
}

/// Uses the owner's examples of the operations whose tag is wanted.
fn examples_hold(is_wanted: impl Fn(&str) -> bool) {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reader = Reader {
        api: &api,
        part: "openapi",
        host: owner.tenant,
        token: &owner.token,
    };
    all_hold(&reader, is_wanted);
}

/// Uses each example of the operations whose tag is wanted: all are accepted or refused for a reason of the business.
fn all_hold(reader: &Reader<'_>, is_wanted: impl Fn(&str) -> bool) {
    let api = reader.api;
    let since = (api.now().date_naive() - WRITTEN_ON).num_days();
    let days = Days::new(u64::try_from(since).unwrap_or_default());
    let printed = api.folder.run(&["contract", reader.part]);
    let contract: Value = serde_json::from_slice(&printed.stdout).expect("a contract");
    let (mut called, mut faults) = (0, Vec::new());
    for (path, methods) in contract["paths"].as_object().expect("paths") {
        if LEFT_OUT.iter().any(|part| path.contains(part)) {
            continue;
        }
        for (method, operation) in methods.as_object().expect("methods") {
            let content = &operation["requestBody"]["content"];
            let example = content["application/json"].get("example");
            // Forms with files have no example.
            if !is_wanted(operation["tags"][0].as_str().expect("a tag")) || (content.is_object() && example.is_none()) {
                continue;
            }
            let method = method.to_uppercase();
            let target = target(path, &operation["parameters"], days);
            let call = Call::new(api, &method, reader.host, &target).token(reader.token);
            let call = call.key(&format!("example {called}"));
            let body = example.map(|example| moved(example, days));
            let answer = match &body {
                Some(body) => call.body(body.to_string()).send(),
                None if method == "GET" => call.send(),
                None => call.body("{}").send(),
            };
            called += 1;
            if is_at_fault(&answer) {
                faults.push(format!(
                    "{method} {target} {body:?}: {} {}",
                    answer.status,
                    answer.text()
                ));
            }
        }
    }
    assert!(called > 30, "{called} calls");
    assert!(
        faults.is_empty(),
        "{} of {called}:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn every_example_about_flights_is_accepted_or_refused_for_a_reason_of_the_business() {
    examples_hold(|tag| FLIGHTS.contains(&tag));
}

#[test]
fn every_example_about_other_products_is_accepted_or_refused_for_a_reason_of_the_business() {
    examples_hold(|tag| SELLING.contains(&tag));
}

#[test]
fn every_example_about_money_is_accepted_or_refused_for_a_reason_of_the_business() {
    examples_hold(|tag| MONEY.contains(&tag));
}

#[test]
fn every_example_about_people_is_accepted_or_refused_for_a_reason_of_the_business() {
    examples_hold(|tag| PEOPLE.contains(&tag));
}

#[test]
fn every_other_example_is_accepted_or_refused_for_a_reason_of_the_business() {
    let named = [FLIGHTS, SELLING, MONEY, PEOPLE].concat();
    examples_hold(|tag| !named.contains(&tag));
}

#[test]
fn every_example_for_operators_is_accepted_or_refused_for_a_reason_of_the_business() {
    let api = Api::start();
    let operator = Console::of(&api, "Nadia Karim", &OperatorRole::ALL.map(OperatorRole::name), None);
    let reader = Reader {
        api: &api,
        part: "operators",
        host: OPERATIONS,
        token: &operator.token,
    };
    all_hold(&reader, |_| true);
}
