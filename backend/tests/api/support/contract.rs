//! The contract printed by a backend, and calls generated from it.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{Api, Call};

/// An operation of the contract.
pub struct Operation {
    pub method: String,
    pub path: String,
    /// Whether it needs no session.
    pub is_open: bool,
    /// The functionality code it needs.
    pub code: Option<u16>,
    /// Names of the parameters in the query, and whether a call must have them.
    parameters: Vec<(String, bool)>,
    body: Option<Value>,
}

/// Every operation, those that end sessions last.
pub struct Contract {
    pub operations: Vec<Operation>,
    schemas: Map<String, Value>,
}

/// Values for fields and parameters, by name.
pub type Names = BTreeMap<&'static str, String>;

impl Contract {
    pub fn of(api: &Api) -> Self {
        Self::printed(api, "openapi")
    }

    /// The contract of the operators' host.
    pub fn of_operators(api: &Api) -> Self {
        Self::printed(api, "operators")
    }

    fn printed(api: &Api, part: &str) -> Self {
        let printed = api.folder.run(&["contract", part]);
        let contract: Value = serde_json::from_slice(&printed.stdout).expect("a contract");
        let mut operations = Vec::new();
        for (path, methods) in contract["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                operations.push(Operation::read(method, path, operation));
            }
        }
        operations.sort_by_key(Operation::ends_sessions);
        let schemas = contract["components"]["schemas"].as_object().expect("schemas");
        Self {
            operations,
            schemas: schemas.clone(),
        }
    }

    /// Operations that need a session and do not end it.
    pub fn of_sessions(&self) -> impl Iterator<Item = &Operation> {
        let operations = self.operations.iter();
        operations.filter(|operation| !operation.is_open && !operation.ends_sessions())
    }

    /// A call with every required field, and those of `names` it has.
    pub fn full_call<'a>(&self, operation: &Operation, api: &'a Api, tenant: &str, names: &Names) -> Call<'a> {
        let call = Call::new(api, &operation.method, tenant, &operation.target(names)).header("device-id", "browser-1");
        match &operation.body {
            Some(schema) => call.body(self.sample("", schema, names).to_string()),
            None if operation.method == "GET" => call,
            None => call.body("{}"),
        }
    }

    /// A body with every field that the contract knows, and one item in each list. Strings are `1`.
    pub fn whole_body(&self, operation: &Operation) -> Option<Value> {
        operation.body.as_ref().map(|schema| self.whole(schema))
    }

    fn whole(&self, schema: &Value) -> Value {
        if let Some(reference) = schema["$ref"].as_str() {
            let schema = reference.rsplit('/').next().and_then(|name| self.schemas.get(name));
            return self.whole(schema.expect("a schema"));
        }
        let choices = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array());
        if let Some(choices) = choices {
            let one = choices.iter().find(|choice| choice["type"] != "null");
            return one.map_or(Value::Null, |choice| self.whole(choice));
        }
        let parts = schema["allOf"].as_array().into_iter().flatten();
        let inherited = parts
            .map(|part| self.whole(part))
            .filter_map(|part| part.as_object().cloned());
        let own = schema["properties"].as_object().into_iter().flatten();
        let own = own.map(|(name, schema)| (name.clone(), self.whole(schema)));
        let fields: Map<String, Value> = inherited.flatten().chain(own).collect();
        let kinds = schema["type"]
            .as_array()
            .cloned()
            .unwrap_or_else(|| vec![schema["type"].clone()]);
        match kinds
            .iter()
            .find_map(|kind| kind.as_str().filter(|kind| *kind != "null"))
        {
            Some("string") => json!("1"),
            Some("integer" | "number") => json!(1),
            Some("boolean") => json!(false),
            Some("array") => json!([self.whole(&schema["items"])]),
            _ => Value::Object(fields),
        }
    }

    /// A sample value for a schema.
    fn sample(&self, name: &str, schema: &Value, names: &Names) -> Value {
        if let Some(value) = names.get(name) {
            return json!(value);
        }
        if let Some(reference) = schema["$ref"].as_str() {
            let schema = reference.rsplit('/').next().and_then(|name| self.schemas.get(name));
            return self.sample(name, schema.expect("a schema"), names);
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let parts = parts.iter().map(|part| self.sample(name, part, names));
            let fields = parts.filter_map(|part| part.as_object().cloned()).flatten();
            return Value::Object(fields.collect());
        }
        if let Some(first) = schema["enum"].get(0) {
            return first.clone();
        }
        match schema["type"].as_str() {
            Some("integer" | "number") => json!(1),
            Some("boolean") => json!(false),
            Some("array") => json!([]),
            Some("object") => self.object(schema, names),
            _ if schema["format"] == "date" => json!("2026-11-21"),
            _ => json!("1"),
        }
    }

    fn object(&self, schema: &Value, names: &Names) -> Value {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let Some(properties) = schema["properties"].as_object() else {
            return json!({});
        };
        let wanted = properties
            .iter()
            .filter(|(name, _)| required.contains(&json!(name)) || names.contains_key(name.as_str()));
        wanted
            .map(|(name, schema)| (name.clone(), self.sample(name, schema, names)))
            .collect()
    }
}

impl Operation {
    fn read(method: &str, path: &str, operation: &Value) -> Self {
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        let in_query = parameters.iter().filter(|parameter| parameter["in"] == "query");
        let content = operation["requestBody"]["content"]["application/json"].get("schema");
        Self {
            method: method.to_uppercase(),
            path: path.to_owned(),
            is_open: operation["security"].is_null(),
            code: operation["x-functionality"]
                .as_u64()
                .and_then(|code| code.try_into().ok()),
            parameters: in_query
                .filter_map(|one| Some((one["name"].as_str()?.to_owned(), one["required"] == true)))
                .collect(),
            body: content.cloned(),
        }
    }

    /// Its path, with the required parameters and those of `names` it has.
    pub fn target(&self, names: &Names) -> String {
        let query: Vec<String> = self
            .parameters
            .iter()
            .filter(|(name, is_required)| *is_required || names.contains_key(name.as_str()))
            .map(|(name, _)| format!("{name}={}", names.get(name.as_str()).map_or("1", String::as_str)))
            .collect();
        format!("{}?{}", self.path, query.join("&"))
    }

    /// Names of the parameters in its query.
    pub fn parameters(&self) -> impl Iterator<Item = &str> {
        self.parameters.iter().map(|(name, _)| name.as_str())
    }

    /// Whether its query has a parameter of this name.
    pub fn takes(&self, parameter: &str) -> bool {
        self.parameters.iter().any(|(name, _)| name == parameter)
    }

    /// Whether calling it ends the caller's session.
    pub fn ends_sessions(&self) -> bool {
        self.path.ends_with("/SignOut")
    }

    /// A call that passes authorisation only: nothing it names exists.
    pub fn empty_call<'a>(&self, api: &'a Api, tenant: &str) -> Call<'a> {
        let target = format!("{}?requestId=none&orderReference=none", self.path);
        let call = Call::new(api, &self.method, tenant, &target).header("device-id", "browser-1");
        if self.method == "GET" { call } else { call.body("{}") }
    }
}
