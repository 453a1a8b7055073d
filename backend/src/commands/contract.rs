//! Printing the contract for the programs that use it.

mod requests;

use std::collections::BTreeSet;

use anyhow::Result;
use clap::ValueEnum;
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, catalogue};
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

use self::requests::COMPONENTS;
use crate::routes::router;

/// A part of the contract.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Part {
    /// OpenAPI of agencies' portals: every endpoint and schema.
    Openapi,
    /// OpenAPI of the operators' console: every endpoint and schema.
    Operators,
    /// Every problem code.
    Problems,
    /// Every functionality code.
    Permissions,
}

impl Part {
    pub(super) fn json(self) -> Result<String> {
        let value = match self {
            Self::Openapi => with_problems(&router::contract(), "session", "JWT")?,
            Self::Operators => with_problems(&router::operations_contract(), "operator", "opaque")?,
            Self::Problems => serde_json::to_value(catalogue())?,
            Self::Permissions => permissions(),
        };
        Ok(serde_json::to_string_pretty(&value)?)
    }
}

fn permissions() -> Value {
    let all = Functionality::ALL.into_iter();
    all.map(|one| json!({ "code": one.code(), "name": one.name() }))
        .collect()
}

/// Adds the default problem response to every operation, and the security scheme of the session token.
fn with_problems(contract: &OpenApi, scheme: &str, format: &str) -> Result<Value> {
    let mut document = serde_json::to_value(contract)?;
    if let Some(paths) = document["paths"].as_object_mut() {
        for operation in paths
            .values_mut()
            .filter_map(Value::as_object_mut)
            .flat_map(|path| path.values_mut())
        {
            operation["responses"]["default"] = json!({
                "description": "Refused",
                "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
            });
        }
    }
    merge_flattened(&mut document);
    requests::describe(&mut document)?;
    let components = &mut document["components"];
    components["schemas"]["Problem"] = problem();
    components["schemas"]["FieldError"] = field_error();
    components["securitySchemes"][scheme] = json!({ "type": "http", "scheme": "bearer", "bearerFormat": format });
    Ok(document)
}

/// Replaces each flattened schema, an `allOf` of a form and its own fields, by one object. A form that forbids other
/// fields would refuse those beside it; the object of a request body forbids other fields in its place.
fn merge_flattened(document: &mut Value) {
    let bodies = request_bodies(document);
    let Some(schemas) = document["components"]["schemas"].as_object_mut() else {
        return;
    };
    let before = schemas.clone();
    for (name, schema) in schemas.iter_mut().filter(|(_, schema)| schema["allOf"].is_array()) {
        let mut merged = object_of(schema, &before);
        if !bodies.contains(name.as_str()) {
            merged.remove("additionalProperties");
        }
        *schema = Value::Object(merged);
    }
}

/// Names of the schemas that requests have as their body.
fn request_bodies(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().into_iter().flat_map(Map::values);
    paths
        .filter_map(Value::as_object)
        .flat_map(Map::values)
        .filter_map(|operation| operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str())
        .map(|reference| reference.trim_start_matches(COMPONENTS).to_owned())
        .collect()
}

/// A schema with the fields of all its parts.
fn object_of(schema: &Value, schemas: &Map<String, Value>) -> Map<String, Value> {
    let named = schema["$ref"]
        .as_str()
        .map(|reference| reference.trim_start_matches(COMPONENTS));
    let schema = named.and_then(|name| schemas.get(name)).unwrap_or(schema);
    let mut merged = schema.as_object().cloned().unwrap_or_default();
    let Some(Value::Array(parts)) = merged.remove("allOf") else {
        return merged;
    };
    let (mut properties, mut required) = (Map::new(), BTreeSet::new());
    for mut part in parts.iter().map(|part| object_of(part, schemas)) {
        if let Some(Value::Object(of_part)) = part.remove("properties") {
            properties.extend(of_part);
        }
        let of_part = part.get("required").and_then(Value::as_array).into_iter().flatten();
        required.extend(of_part.filter_map(Value::as_str).map(str::to_owned));
        if let Some(closed) = part.remove("additionalProperties") {
            merged.insert("additionalProperties".to_owned(), closed);
        }
    }
    merged.insert("type".to_owned(), json!("object"));
    merged.insert("properties".to_owned(), Value::Object(properties));
    merged.insert("required".to_owned(), json!(required));
    merged
}

fn problem() -> Value {
    let codes: Vec<&str> = ErrorCode::ALL.iter().map(|code| code.as_str()).collect();
    json!({
        "type": "object",
        "required": ["type", "title", "status", "code", "retryable"],
        "properties": {
            "type": { "type": "string" },
            "title": { "type": "string" },
            "status": { "type": "integer" },
            "detail": { "type": "string" },
            "instance": { "type": "string" },
            "code": { "type": "string", "enum": codes },
            "requestId": { "type": "string" },
            "retryable": { "type": "boolean" },
            "params": { "type": "object", "additionalProperties": true },
            "errors": { "type": "array", "items": { "$ref": "#/components/schemas/FieldError" } }
        }
    })
}

fn field_error() -> Value {
    json!({
        "type": "object",
        "required": ["pointer", "code", "detail"],
        "properties": {
            "pointer": { "type": "string", "description": "JSON pointer into the request body" },
            "code": { "type": "string" },
            "detail": { "type": "string" }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flattened_form_accepts_the_fields_beside_it_and_a_body_no_others() {
        let field =
            |name: &str| json!({ "type": "object", "properties": { name: { "type": "string" } }, "required": [name] });
        let mut form = field("name");
        form["additionalProperties"] = json!(false);
        let flattened =
            json!({ "allOf": [{ "$ref": "#/components/schemas/Form" }, field("id")], "description": "A change." });
        let mut document = json!({
            "paths": { "/change": { "post": {
                "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Change" } } } }
            } } },
            "components": { "schemas": { "Form": form, "Change": flattened.clone(), "View": flattened } }
        });
        merge_flattened(&mut document);
        let schemas = &document["components"]["schemas"];
        let mut merged = json!({
            "description": "A change.",
            "type": "object",
            "properties": { "id": { "type": "string" }, "name": { "type": "string" } },
            "required": ["id", "name"]
        });
        assert_eq!(schemas["View"], merged);
        merged["additionalProperties"] = json!(false);
        assert_eq!(schemas["Change"], merged);
    }
}
