//! Printing the contract for the programs that use it.

use anyhow::Result;
use clap::ValueEnum;
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, catalogue};
use serde_json::{Value, json};
use utoipa::openapi::OpenApi;

use crate::routes::router;

/// A part of the contract.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Part {
    /// OpenAPI: every endpoint and schema.
    Openapi,
    /// Every problem code.
    Problems,
    /// Every functionality code.
    Permissions,
}

impl Part {
    pub(super) fn json(self) -> Result<String> {
        let value = match self {
            Self::Openapi => with_problems(&router::contract())?,
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

/// Adds the default problem response to every operation, and the session token's security scheme.
fn with_problems(contract: &OpenApi) -> Result<Value> {
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
    let components = &mut document["components"];
    components["schemas"]["Problem"] = problem();
    components["schemas"]["FieldError"] = field_error();
    components["securitySchemes"]["session"] = json!({ "type": "http", "scheme": "bearer", "bearerFormat": "JWT" });
    Ok(document)
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
