//! Repeats all failures with their reasons at the end, so that the end of a long log is enough to read.

use regex::Regex;
use serde_json::Value;

use super::reports::{playwright_specs, text, vitest_tests};

/// Lines kept of each reason.
const LINES: usize = 10;

/// What a JSON report of vitest says.
pub fn from_vitest(report: &Value) -> Vec<String> {
    vitest_tests(report)
        .filter(|test| test["status"] == "failed")
        .map(|test| told(text(&test["fullName"]), text(&test["failureMessages"][0])))
        .collect()
}

/// What a JSON report of Playwright says.
pub fn from_playwright(report: &Value) -> Vec<String> {
    let specs = playwright_specs(report).into_iter();
    specs
        .filter(|(_, spec)| spec["ok"] == false)
        .map(|(name, spec)| told(&name, text(&spec["tests"][0]["results"][0]["error"]["message"])))
        .collect()
}

/// A failed test with the first lines of its reason, without colours.
pub fn told(name: &str, reason: &str) -> String {
    let colours = Regex::new("\u{1b}\\[[0-9;]*m");
    let plain = colours.map_or(reason.into(), |colours| colours.replace_all(reason, ""));
    let lines = plain.lines().filter(|line| !line.trim().is_empty()).take(LINES);
    lines.fold(format!("FAIL  {name}"), |told, line| {
        format!("{told}\n        {}", line.trim())
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_journey_and_a_unit_are_told_without_colours() {
        let journey = json!({"suites": [{"suites": [{"specs": [
            {"ok": true, "title": "fine"},
            {"ok": false, "title": "books", "file": "a.spec.ts", "line": 3, "tests": [{"results": [{"error": {"message": "\u{1b}[31mTimeout\u{1b}[39m"}}]}]},
        ]}]}]});
        assert_eq!(from_playwright(&journey), ["FAIL  a.spec.ts:3 books\n        Timeout"]);
        let unit = json!({"testResults": [{"assertionResults": [
            {"status": "passed", "fullName": "fine"},
            {"status": "failed", "fullName": "adds up", "failureMessages": ["expected 1"]},
        ]}]});
        assert_eq!(from_vitest(&unit), ["FAIL  adds up\n        expected 1"]);
    }
}
