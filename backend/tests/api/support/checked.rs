//! Every answer is checked against the published contract.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

use super::Answer;

/// The contract with portals, and the one with the operators' console.
static CONTRACTS: LazyLock<[Value; 2]> = LazyLock::new(|| {
    let published = [
        include_str!("../../../../contracts/openapi.json"),
        include_str!("../../../../contracts/operators.json"),
    ];
    published.map(|text| serde_json::from_str(text).expect("a contract"))
});

/// Compiled schemas of answers, by operation and status.
static SCHEMAS: Mutex<BTreeMap<String, Arc<Validator>>> = Mutex::new(BTreeMap::new());

/// Panics unless the status, type and body of an answer are those in the contract of its operation. An address
/// that the contract does not have is not checked.
pub fn check(method: &str, target: &str, answer: &Answer) {
    let path = target.split('?').next().unwrap_or_default();
    let method_name = method.to_lowercase();
    let contract = CONTRACTS
        .iter()
        .find(|contract| !contract["paths"][path][&method_name].is_null());
    let Some(contract) = contract else { return };
    let operation = &contract["paths"][path][&method_name];
    let told = format!("{method} {target}: {} {}", answer.status, answer.text());
    let responses = &operation["responses"];
    let status = if answer.status < 300 {
        answer.status.to_string()
    } else {
        "default".to_owned()
    };
    let response = responses.get(&status);
    let response = response.unwrap_or_else(|| panic!("the contract has no such status: {told}"));
    let Some(content) = response["content"].as_object() else {
        assert!(answer.bytes.is_empty(), "the contract has no body: {told}");
        return;
    };
    let kind = answer.content_type().split(';').next().unwrap_or_default();
    let documented = content.get(kind);
    let documented = documented.unwrap_or_else(|| panic!("the contract has no {kind:?}: {told}"));
    if kind.ends_with("json") {
        let schema = schema(contract, &format!("{method} {path} {status}"), &documented["schema"]);
        let body = answer.json();
        let faults: Vec<String> = schema
            .iter_errors(&body)
            .map(|fault| format!("{}: {fault}", fault.instance_path()))
            .collect();
        assert!(faults.is_empty(), "violates the contract: {faults:#?}\n{told}");
    }
}

fn schema(contract: &Value, name: &str, schema: &Value) -> Arc<Validator> {
    let mut schemas = SCHEMAS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let compiled = schemas.entry(name.to_owned()).or_insert_with(|| {
        // References in a schema resolve to the contract's components.
        let document = json!({ "allOf": [schema], "components": contract["components"] });
        let options = jsonschema::options().should_validate_formats(true);
        Arc::new(options.build(&document).expect("a schema"))
    });
    Arc::clone(compiled)
}
