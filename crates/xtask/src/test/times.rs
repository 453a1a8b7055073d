//! The time of each test, as the runners report it, and the table printed at the end.

use std::fmt::Write;
use std::time::Duration;

use serde_json::Value;

use super::outcome::TestTime;
use super::reports::{playwright_specs, text, vitest_tests};

/// Tests listed in the table.
const SLOWEST: usize = 10;

/// What a JSON report of vitest says.
pub fn from_vitest(report: &Value) -> Vec<TestTime> {
    vitest_tests(report)
        .filter_map(|test| of_test(text(&test["fullName"]), &test["duration"]))
        .collect()
}

/// What a JSON report of Playwright says.
pub fn from_playwright(report: &Value) -> Vec<TestTime> {
    let mut times = Vec::new();
    for (name, spec) in playwright_specs(report) {
        for test in spec["tests"].as_array().into_iter().flatten() {
            let results = test["results"].as_array().into_iter().flatten();
            times.extend(results.filter_map(|result| of_test(&name, &result["duration"])));
        }
    }
    times
}

/// `None` for a test that did not run.
fn of_test(name: &str, milliseconds: &Value) -> Option<TestTime> {
    let duration = Duration::try_from_secs_f64(milliseconds.as_f64()? / 1_000.0).ok()?;
    Some(TestTime {
        name: name.to_owned(),
        duration,
    })
}

/// The time of each suite, the time from start to end, and the slowest tests.
pub fn table(suites: &[(&str, Duration)], in_all: Duration, tests: &[TestTime]) -> String {
    let mut table = String::from("Time of each suite\n");
    for (name, duration) in suites {
        row(&mut table, *duration, name);
    }
    row(&mut table, in_all, "in all");
    let mut slowest: Vec<&TestTime> = tests.iter().collect();
    slowest.sort_by_key(|test| std::cmp::Reverse(test.duration));
    if !slowest.is_empty() {
        table.push_str("\nSlowest tests\n");
    }
    for test in slowest.into_iter().take(SLOWEST) {
        row(&mut table, test.duration, &test.name);
    }
    table
}

fn row(table: &mut String, duration: Duration, name: &str) {
    let tenths = duration.as_millis() / 100;
    let (minutes, seconds, tenth) = (tenths / 600, tenths / 10 % 60, tenths % 10);
    // Writing to a string cannot fail.
    let _ = writeln!(table, "  {minutes:>3}:{seconds:02}.{tenth}  {name}");
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn took(name: &str, milliseconds: u64) -> TestTime {
        TestTime {
            name: name.to_owned(),
            duration: Duration::from_millis(milliseconds),
        }
    }

    #[test]
    fn every_journey_and_unit_has_its_time() {
        let journeys = json!({"suites": [{"specs": [
            {"title": "signs in", "file": "a.spec.ts", "line": 3, "tests": [{"results": [{"duration": 1500}]}]},
        ], "suites": [{"specs": [
            {"title": "books", "file": "a.spec.ts", "line": 9, "tests": [{"results": [{"duration": 20}]}, {"results": []}]},
        ]}]}]});
        assert_eq!(
            from_playwright(&journeys),
            [took("a.spec.ts:3 signs in", 1_500), took("a.spec.ts:9 books", 20)]
        );
        let units = json!({"testResults": [{"assertionResults": [
            {"fullName": "adds up", "duration": 2.5},
            {"fullName": "skipped"},
        ]}]});
        assert_eq!(
            from_vitest(&units),
            [TestTime {
                name: "adds up".to_owned(),
                duration: Duration::from_micros(2_500)
            }]
        );
    }

    #[test]
    fn the_table_lists_suites_in_order_and_the_slowest_tests_first() {
        let suites = [
            ("rules", Duration::from_secs(61)),
            ("e2e", Duration::from_millis(600_250)),
        ];
        let tests: Vec<_> = (1..=12).map(|at| took(&format!("test {at}"), at * 1_000)).collect();
        let table = table(&suites, Duration::from_secs(605), &tests);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(
            lines[..5],
            [
                "Time of each suite",
                "    1:01.0  rules",
                "   10:00.2  e2e",
                "   10:05.0  in all",
                ""
            ]
        );
        assert_eq!(lines[5..7], ["Slowest tests", "    0:12.0  test 12"]);
        assert_eq!(lines.last(), Some(&"    0:03.0  test 3"));
    }
}
