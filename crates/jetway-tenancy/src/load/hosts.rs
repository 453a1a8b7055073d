//! The hosts a tenant requests, and what each serves.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::resolve::Finding;
use crate::host::is_address;
use crate::manifest::Manifest;
use crate::manifest::values::{HostName, Www};

/// A host or wildcard a tenant requests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostRole {
    /// Key in the table: a canonical host, or `.agents.example` for the wildcard `*.agents.example`.
    pub key: Arc<str>,
    /// The host to redirect to; `None` when the portal is served here.
    pub redirect: Option<Arc<str>>,
}

impl HostRole {
    /// As written in the manifest.
    #[must_use]
    pub fn pattern(&self) -> String {
        if self.key.starts_with('.') {
            format!("*{}", self.key)
        } else {
            self.key.to_string()
        }
    }
}

/// Key in the table.
pub(crate) fn key(pattern: &str) -> &str {
    match pattern.strip_prefix('*') {
        Some(suffix) => suffix,
        None => pattern,
    }
}

type Roles = BTreeMap<Arc<str>, Option<Arc<str>>>;

/// `hosts`, their `www` twins, and `aliases`.
///
/// # Errors
/// Each alias without a target or with itself as target.
pub fn roles(manifest: &Manifest) -> Result<Vec<HostRole>, Vec<Finding>> {
    let mut roles: Roles = manifest
        .hosts
        .iter()
        .map(|host| (key(host.as_str()).into(), None))
        .collect();
    if let Some(www) = manifest.www {
        let names = manifest.hosts.iter().map(HostName::as_str);
        for host in names.filter(|host| has_twin(host)) {
            twins(&mut roles, host, www);
        }
    }
    let exact = manifest
        .hosts
        .iter()
        .map(HostName::as_str)
        .find(|host| !host.starts_with('*'));
    let primary: Option<Arc<str>> = exact.map(|host| match roles.get(host) {
        Some(Some(other)) => Arc::clone(other),
        _ => host.into(),
    });
    let mut findings = Vec::new();
    for alias in manifest.aliases.iter().map(HostName::as_str) {
        let reason = match &primary {
            None => format!("{alias} has nowhere to lead; add an exact host to `hosts`, a wildcard is not one"),
            Some(_) if roles.contains_key(key(alias)) => format!(
                "{alias} would lead to itself or twice: it is in `hosts`, follows from `www`, or stands here twice; keep one"
            ),
            Some(target) => {
                roles.insert(key(alias).into(), Some(Arc::clone(target)));
                continue;
            }
        };
        findings.push((vec!["aliases"], reason));
    }
    if !findings.is_empty() {
        return Err(findings);
    }
    let role = |(key, redirect)| HostRole { key, redirect };
    Ok(roles.into_iter().map(role).collect())
}

fn has_twin(host: &str) -> bool {
    !host.starts_with('*') && !is_address(host) && host.contains('.')
}

fn twins(roles: &mut Roles, host: &str, www: Www) {
    let (apex, twin): (Arc<str>, Arc<str>) = match host.strip_prefix("www.") {
        Some(apex) => (apex.into(), host.into()),
        None => (host.into(), format!("www.{host}").into()),
    };
    let (to_apex, to_twin) = (Some(Arc::clone(&apex)), Some(Arc::clone(&twin)));
    let (apex_role, twin_role) = match www {
        Www::RedirectToApex => (None, to_apex),
        Www::RedirectToWww => (to_twin, None),
        Www::ServeBoth => (None, None),
    };
    roles.insert(apex, apex_role);
    roles.insert(twin, twin_role);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Result<Vec<(String, String)>, String> {
        let manifest = toml::from_str(text).map_err(|error| error.to_string())?;
        let pair = |role: HostRole| (role.pattern(), role.redirect.as_deref().unwrap_or("-").to_owned());
        let roles = roles(&manifest).map_err(|findings| findings[0].1.clone())?;
        Ok(roles.into_iter().map(pair).collect())
    }

    fn pairs(expected: &[(&str, &str)]) -> Result<Vec<(String, String)>, String> {
        let mut pairs: Vec<_> = expected
            .iter()
            .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
            .collect();
        pairs.sort_by_key(|(pattern, _)| key(pattern).to_owned());
        Ok(pairs)
    }

    #[test]
    fn the_twin_follows_the_policy_whichever_is_written() {
        for written in ["a.test", "www.a.test"] {
            let with = |www: &str| of(&format!("hosts = [\"{written}\"]\nwww = \"{www}\""));
            assert_eq!(
                with("redirect-to-apex"),
                pairs(&[("a.test", "-"), ("www.a.test", "a.test")])
            );
            assert_eq!(
                with("redirect-to-www"),
                pairs(&[("a.test", "www.a.test"), ("www.a.test", "-")])
            );
            assert_eq!(with("serve-both"), pairs(&[("a.test", "-"), ("www.a.test", "-")]));
            assert_eq!(of(&format!("hosts = [\"{written}\"]")), pairs(&[(written, "-")]));
        }
        let nothing_to_twin = "hosts = [\"localhost\", \"127.0.0.1\", \"[::1]\", \"*.a.test\"]";
        assert_eq!(
            of(&format!("{nothing_to_twin}\nwww = \"serve-both\"")),
            of(nothing_to_twin)
        );
    }

    #[test]
    fn an_alias_leads_to_the_host_that_is_served() {
        let text =
            "hosts = [\"*.a.test\", \"a.test\"]\naliases = [\"old.test\", \"*.old.test\"]\nwww = \"redirect-to-www\"";
        assert_eq!(
            of(text),
            pairs(&[
                ("*.a.test", "-"),
                ("*.old.test", "www.a.test"),
                ("a.test", "www.a.test"),
                ("old.test", "www.a.test"),
                ("www.a.test", "-"),
            ])
        );
    }

    #[test]
    fn an_alias_that_leads_nowhere_or_to_itself_is_a_fault() {
        let nowhere = of("hosts = [\"*.a.test\"]\naliases = [\"b.test\"]").expect_err("nowhere");
        assert!(nowhere.contains("nowhere to lead"), "{nowhere}");
        for text in [
            "hosts = [\"a.test\"]\naliases = [\"A.test.\"]",
            "hosts = [\"a.test\"]\naliases = [\"www.a.test\"]\nwww = \"serve-both\"",
            "hosts = [\"a.test\"]\naliases = [\"b.test\", \"b.test\"]",
        ] {
            let loops = of(text).expect_err("a loop");
            assert!(loops.contains("itself or twice"), "{loops}");
        }
    }
}
