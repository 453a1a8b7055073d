//! Reading the JSON reports of vitest and Playwright.

use std::fs;
use std::path::Path;

use serde_json::Value;

/// A runner's report, when it is there and whole.
pub fn read(path: &Path) -> Option<Value> {
    serde_json::from_str(&fs::read_to_string(path).ok()?).ok()
}

/// Every test of a vitest report, in its order.
pub fn vitest_tests(report: &Value) -> impl Iterator<Item = &Value> {
    let files = report["testResults"].as_array().into_iter().flatten();
    files.flat_map(|file| file["assertionResults"].as_array().into_iter().flatten())
}

/// Every spec of a Playwright report with its name, those of nested suites after their parent's own.
pub fn playwright_specs(report: &Value) -> Vec<(String, &Value)> {
    let mut specs = Vec::new();
    for suite in report["suites"].as_array().into_iter().flatten() {
        for spec in suite["specs"].as_array().into_iter().flatten() {
            let name = format!("{}:{} {}", text(&spec["file"]), spec["line"], text(&spec["title"]));
            specs.push((name, spec));
        }
        specs.extend(playwright_specs(suite));
    }
    specs
}

/// The text of a value; empty when it is no text.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
