//! Cacheable calls.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use http::HeaderName;

use super::semantics::freshness::Usual;
use crate::config::{CacheRules, RouteRules};

/// Requests with longer queries are not cached, because they rarely repeat.
const LONGEST_QUERY: usize = 1024;

/// A cacheable call.
#[derive(Debug)]
pub struct Rule {
    /// Lifetimes of responses without their own.
    pub usual: Usual,
    /// Request headers the response may depend on.
    pub vary: Vec<HeaderName>,
    /// Whether the response depends on the visitor's language.
    pub has_language: bool,
    parameters: Parameters,
}

#[derive(Debug)]
enum Parameters {
    All,
    These(Vec<Box<str>>),
}

impl Rule {
    fn new(route: &RouteRules, rules: &CacheRules) -> Self {
        let usual = Usual {
            life: Duration::from_secs(route.seconds),
            while_revalidating: Duration::from_secs(route.revalidate_seconds),
            if_error: Duration::from_secs(rules.stale_seconds),
            negative: Duration::from_secs(rules.negative_seconds),
        };
        let parameters = if route.parameters.iter().any(|name| name == "*") {
            Parameters::All
        } else {
            Parameters::These(route.parameters.iter().map(|name| name.as_str().into()).collect())
        };
        let vary = route.vary.iter().filter_map(|name| name.parse().ok()).collect();
        Self {
            usual,
            vary,
            has_language: route.language,
            parameters,
        }
    }

    /// The normalised query: known parameters only, each once, sorted by name. `None` when too long for the cache.
    pub fn query(&self, asked: &str) -> Option<String> {
        match &self.parameters {
            Parameters::These(known) if known.is_empty() => Some(String::new()),
            Parameters::All if asked.len() <= LONGEST_QUERY => Some(asked.to_owned()),
            Parameters::All => None,
            Parameters::These(known) => {
                let mut pairs: BTreeMap<&str, &str> = BTreeMap::new();
                for pair in asked.split('&') {
                    let name = pair.split_once('=').map_or(pair, |(name, _)| name);
                    if known.iter().any(|known| &**known == name) {
                        pairs.entry(name).or_insert(pair);
                    }
                }
                let query = pairs.into_values().collect::<Vec<_>>().join("&");
                (query.len() <= LONGEST_QUERY).then_some(query)
            }
        }
    }
}

/// The list of cacheable calls.
#[derive(Debug, Default)]
pub struct Routes {
    exact: HashMap<Box<str>, Arc<Rule>>,
    below: Vec<(Box<str>, Arc<Rule>)>,
}

impl Routes {
    /// Builds the list from the settings.
    pub fn new(rules: &CacheRules) -> Self {
        let mut routes = Self::default();
        for route in rules.routes.values() {
            let rule = Arc::new(Rule::new(route, rules));
            match route.path.strip_suffix('*') {
                Some(prefix) => routes.below.push((prefix.into(), rule)),
                None => drop(routes.exact.insert(route.path.as_str().into(), rule)),
            }
        }
        routes
    }

    /// The call of a path.
    pub fn at(&self, path: &str) -> Option<&Arc<Rule>> {
        self.exact.get(path).or_else(|| {
            let found = self.below.iter().find(|(prefix, _)| path.starts_with(&**prefix));
            found.map(|(_, rule)| rule)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(parameters: &[&str]) -> Rule {
        let rules = CacheRules {
            bytes: 1,
            entry_bytes: 1,
            tenant_percent: 1,
            waiters: 1,
            wait_ms: 1,
            stale_seconds: 1,
            negative_seconds: 1,
            refresh_floor_seconds: 1,
            routes: BTreeMap::new(),
        };
        let route = RouteRules {
            path: "/api/a".to_owned(),
            seconds: 1,
            revalidate_seconds: 1,
            parameters: parameters.iter().map(|&name| name.to_owned()).collect(),
            vary: Vec::new(),
            language: false,
        };
        Rule::new(&route, &rules)
    }

    #[test]
    fn unknown_parameters_are_removed_and_known_ones_are_sorted() {
        let rule = rule(&["page", "kind"]);
        let query = |text| rule.query(text);
        assert_eq!(query("x=1&page=2&kind=a&y").as_deref(), Some("kind=a&page=2"));
        assert_eq!(query("kind=a&page=2"), query("page=2&kind=a&page=3"));
        assert_eq!(query("p%61ge=2&Page=2&=&&").as_deref(), Some(""));
        assert_eq!(query(&format!("page={}", "9".repeat(2000))), None);
    }

    #[test]
    fn no_parameter_is_known_where_none_is_named() {
        assert_eq!(rule(&[]).query(&"a".repeat(5000)).as_deref(), Some(""));
        assert_eq!(rule(&["*"]).query("b=1&a=2").as_deref(), Some("b=1&a=2"));
    }
}
