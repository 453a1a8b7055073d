//! Limits and examples of requests, so that generated clients refuse early and readers see calls that work.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result};
use serde_json::{Map, Value, json};

/// Where references to schemas lead.
pub(super) const COMPONENTS: &str = "#/components/schemas/";
/// Keywords of JSON Schema by field. `Schema.field` is preferred to `field`, `param.field` to `field` for parameters;
/// `field[]` describes the items of a list, and the name of a schema its whole value: an example whose optional fields it needs.
const FIELDS: &str = include_str!("requests.json");
/// Longest string of a body whose own check sets no limit: `body_bytes` of `config.default.toml`.
const BODY: u64 = 262_144;
/// Longest parameter whose own check sets no limit: `limits.target_bytes` of the gateway.
const TARGET: u64 = 8_192;
/// Greatest integer that every JSON reader keeps exactly.
const EXACT: u64 = 9_007_199_254_740_991;

/// Adds the limits to the schemas of requests and to parameters, and an example to each JSON body and parameter.
///
/// # Errors
/// When `requests.json` is not an object of objects.
pub(super) fn describe(document: &mut Value) -> Result<()> {
    let fields: Map<String, Value> = serde_json::from_str(FIELDS).context("requests.json")?;
    let requests = reachable(document, &["parameters", "requestBody"]);
    let responses = reachable(document, &["responses"]);
    let schemas = document
        .pointer_mut("/components/schemas")
        .and_then(Value::as_object_mut);
    let requested = schemas
        .into_iter()
        .flatten()
        .filter(|(name, _)| requests.contains(*name));
    for (name, schema) in requested {
        // Responses may have what an earlier release stored, or a draft that is not complete.
        let limits = Limits {
            fields: &fields,
            longest: BODY,
            has_least: !responses.contains(name),
        };
        let properties = schema.get_mut("properties").and_then(Value::as_object_mut);
        for (field, schema) in properties.into_iter().flatten() {
            limits.add(schema, name, field);
        }
        let whole = fields.get(name).and_then(Value::as_object);
        for (keyword, value) in whole.into_iter().flatten() {
            schema[keyword.as_str()] = value.clone();
        }
    }
    let limits = Limits {
        fields: &fields,
        longest: TARGET,
        has_least: true,
    };
    let schemas = document["components"]["schemas"].clone();
    for operation in operations(document) {
        let parameters = operation.get_mut("parameters").and_then(Value::as_array_mut);
        for parameter in parameters.into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default().to_owned();
            limits.add(&mut parameter["schema"], "param", &name);
            parameter["example"] = example(&parameter["schema"], &schemas);
        }
        let body = operation.get_mut("requestBody");
        if let Some(body) = body.and_then(|body| body.pointer_mut("/content/application~1json")) {
            body["example"] = example(&body["schema"], &schemas);
        }
    }
    Ok(())
}

/// The limits of fields by name.
struct Limits<'f> {
    fields: &'f Map<String, Value>,
    /// Longest string without a limit of its own, in characters.
    longest: u64,
    /// Whether minimum lengths and sizes are stated too.
    has_least: bool,
}

impl Limits<'_> {
    fn add(&self, schema: &mut Value, of: &str, field: &str) {
        let Some(schema) = schema.as_object_mut().filter(|schema| schema.contains_key("type")) else {
            return;
        };
        let own = self.fields.get(&format!("{of}.{field}"));
        let keywords = own.or_else(|| self.fields.get(field)).and_then(Value::as_object);
        for (keyword, value) in keywords.into_iter().flatten() {
            if (self.has_least || !keyword.starts_with("min")) && fits(keyword, schema) {
                schema.insert(keyword.clone(), value.clone());
            }
        }
        let is_open =
            |schema: &Map<String, Value>, closed: &[&str]| !closed.iter().any(|key| schema.contains_key(*key));
        if is(schema, "string") && is_open(schema, &["maxLength", "enum", "format", "contentMediaType"]) {
            schema.insert("maxLength".to_owned(), json!(self.longest));
        }
        if is(schema, "integer") && is_open(schema, &["maximum", "enum"]) {
            schema.insert("maximum".to_owned(), json!(EXACT));
        }
        if is(schema, "array") {
            if is_open(schema, &["maxItems"]) {
                schema.insert("maxItems".to_owned(), json!(self.longest));
            }
            if let Some(items) = schema.get_mut("items") {
                self.add(items, of, &format!("{field}[]"));
            }
        }
    }
}

/// Whether a schema has this type, alone or among others.
fn is(schema: &Map<String, Value>, kind: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(one)) => one == kind,
        Some(Value::Array(several)) => several.iter().any(|one| one == kind),
        _ => false,
    }
}

/// Whether a keyword concerns the type of a schema: the same name can be a text in one request and a number in another.
fn fits(keyword: &str, schema: &Map<String, Value>) -> bool {
    match keyword {
        "minLength" | "maxLength" | "pattern" => is(schema, "string") && !schema.contains_key("format"),
        "minimum" | "maximum" => is(schema, "integer") || is(schema, "number"),
        "minItems" | "maxItems" => is(schema, "array"),
        _ => true,
    }
}

/// Names of the schemas that these parts of operations refer to, directly or through others.
fn reachable(document: &Value, parts: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let paths = document["paths"].as_object().into_iter().flat_map(Map::values);
    for operation in paths.filter_map(Value::as_object).flat_map(Map::values) {
        for part in parts {
            collect(&operation[*part], &document["components"]["schemas"], &mut found);
        }
    }
    found
}

fn collect(value: &Value, schemas: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            if let Some(name) = object.get("$ref").and_then(Value::as_str).and_then(named)
                && found.insert(name.to_owned())
            {
                collect(&schemas[name], schemas, found);
            }
            object.values().for_each(|value| collect(value, schemas, found));
        }
        Value::Array(items) => items.iter().for_each(|value| collect(value, schemas, found)),
        _ => {}
    }
}

fn named(reference: &str) -> Option<&str> {
    reference.strip_prefix(COMPONENTS)
}

fn operations(document: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    let paths = document["paths"].as_object_mut().into_iter();
    let items = paths.flat_map(Map::values_mut).filter_map(Value::as_object_mut);
    items.flat_map(Map::values_mut).filter_map(Value::as_object_mut)
}

/// A value of a schema: its example, or the simplest one. Objects have their required fields; one that requires none has
/// those with an example.
fn example(schema: &Value, schemas: &Value) -> Value {
    if let Some(name) = schema["$ref"].as_str().and_then(named) {
        return example(&schemas[name], schemas);
    }
    if let Some(first) = schema["examples"].get(0).or_else(|| schema["enum"].get(0)) {
        return first.clone();
    }
    for several in ["oneOf", "anyOf"] {
        if let Some(one) = schema[several]
            .as_array()
            .and_then(|all| all.iter().find(|one| one["type"] != "null"))
        {
            return example(one, schemas);
        }
    }
    let Some(object) = schema.as_object().filter(|schema| schema.contains_key("type")) else {
        return json!({});
    };
    if is(object, "object") {
        return Value::Object(example_object(object, schemas));
    }
    if is(object, "array") {
        return json!([example(&schema["items"], schemas)]);
    }
    if is(object, "boolean") {
        return json!(true);
    }
    if is(object, "integer") || is(object, "number") {
        return schema.get("minimum").cloned().unwrap_or_else(|| json!(1));
    }
    match schema["format"].as_str() {
        Some("date") => json!("2026-12-12"),
        Some("date-time") => json!("2026-12-12T12:00:00Z"),
        Some("uuid") => json!("0198f3a1-0000-7000-8000-000000000006"),
        _ => json!("text"),
    }
}

fn example_object(schema: &Map<String, Value>, schemas: &Value) -> Map<String, Value> {
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |field: &str| required.is_some_and(|required| required.iter().any(|one| one == field));
    let has_required = required.is_some_and(|required| !required.is_empty());
    let properties = schema
        .get("properties")
        .and_then(Value::as_object)
        .into_iter()
        .flatten();
    properties
        .filter(|(field, property)| is_required(field) || (!has_required && property["examples"].is_array()))
        .map(|(field, property)| (field.clone(), example(property, schemas)))
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::Part;

    #[test]
    fn every_request_has_an_example_that_its_schema_accepts() {
        for part in [Part::Openapi, Part::Operators] {
            let contract: Value = serde_json::from_str(&part.json().expect("the contract")).expect("JSON");
            let (mut schemas, mut examples) = (Vec::new(), Vec::new());
            let paths = contract["paths"].as_object().expect("paths").values();
            for operation in paths.flat_map(|item| item.as_object().expect("operations").values()) {
                let parameters = operation["parameters"].as_array().into_iter().flatten();
                let body = &operation["requestBody"]["content"]["application/json"];
                for described in parameters.chain(body.is_object().then_some(body)) {
                    schemas.push(described["schema"].clone());
                    examples.push(described.get("example").expect("an example").clone());
                }
            }
            assert!(examples.len() > 20, "{} examples", examples.len());
            // One schema for all of them: the components are compiled once.
            let all = json!({ "prefixItems": schemas, "components": contract["components"] });
            let options = jsonschema::options().should_validate_formats(true);
            let validator = options.build(&all).expect("a schema");
            let examples = Value::Array(examples);
            let faults: Vec<String> = validator
                .iter_errors(&examples)
                .map(|fault| format!("{fault}"))
                .collect();
            assert!(faults.is_empty(), "{faults:#?}");
        }
    }

    #[test]
    fn every_field_of_a_request_has_a_limit() {
        for part in [Part::Openapi, Part::Operators] {
            let contract: Value = serde_json::from_str(&part.json().expect("the contract")).expect("JSON");
            for name in super::reachable(&contract, &["parameters", "requestBody"]) {
                let schema = &contract["components"]["schemas"][&name];
                for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
                    let Some(object) = schema.as_object().filter(|schema| schema.contains_key("type")) else {
                        continue;
                    };
                    let is_limited = |keys: &[&str]| keys.iter().any(|key| object.contains_key(*key));
                    let is_open = (super::is(object, "string")
                        && !is_limited(&["maxLength", "enum", "format", "contentMediaType"]))
                        || (super::is(object, "integer") && !is_limited(&["maximum", "enum"]))
                        || (super::is(object, "number") && !is_limited(&["maximum"]))
                        || (super::is(object, "array") && !is_limited(&["maxItems"]));
                    assert!(!is_open, "{name}.{field} has no limit");
                }
            }
        }
    }
}
