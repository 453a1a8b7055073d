//! Operators of the demonstration, from `operators.toml`.

use std::process::ExitCode;

use anyhow::{Context, Result};
use chrono::{DateTime, Utc};
use jetway_app::app::App;
use jetway_app::identity::operators::{DemoOperator, OperatorError};
use jetway_domain::access::{Operator, OperatorRole};
use jetway_domain::clock::{Clock, SystemClock};
use serde::Deserialize;

const FILE: &str = include_str!("operators.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OperatorsFile {
    operators: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    email: String,
    name: String,
    roles: Vec<String>,
    password: String,
    key: String,
}

impl Entry {
    fn read(self) -> Result<DemoOperator> {
        let role = |name: String| OperatorRole::parse(&name).with_context(|| format!("{name} is no role"));
        Ok(DemoOperator {
            name: Operator::named(&self.name)
                .ok()
                .with_context(|| format!("{} is no name", self.name))?,
            roles: self.roles.into_iter().map(role).collect::<Result<_>>()?,
            email: self.email,
            password: self.password,
            key: self.key,
        })
    }
}

/// Add those that are missing; returns how many.
pub(super) async fn add(app: &App) -> Result<usize> {
    let mut added = 0;
    for operator in listed()? {
        added += usize::from(app.identity().add_demo_operator(&operator).await?);
    }
    Ok(added)
}

/// Disable the demo operators that are in the database. Their passwords and keys are published in this repository.
pub(in crate::commands) async fn disable(app: &App) -> Result<()> {
    let by = Operator::named("Sandbox off").ok().context("a name")?;
    for operator in listed()? {
        match app.identity().disable_operator(&operator.email, &by).await {
            Ok(_) | Err(OperatorError::Unknown) => {}
            Err(error) => return Err(error).context(operator.email),
        }
    }
    Ok(())
}

/// Print the code each one's authenticator shows.
pub(in crate::commands) fn codes() -> Result<ExitCode> {
    print!("{}", shown(SystemClock.now())?);
    Ok(ExitCode::SUCCESS)
}

fn shown(now: DateTime<Utc>) -> Result<String> {
    listed()?.iter().map(|operator| line(operator, now)).collect()
}

fn line(operator: &DemoOperator, now: DateTime<Utc>) -> Result<String> {
    let (code, seconds) = operator.code(now)?;
    let DemoOperator { email, password, .. } = operator;
    Ok(format!("{email:<20} {password:<20} {code}  for {seconds} s\n"))
}

fn listed() -> Result<Vec<DemoOperator>> {
    let file: OperatorsFile = toml::from_str(FILE).context("operators.toml")?;
    file.operators.into_iter().map(Entry::read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_demo_operator_is_listed_with_the_code_of_the_moment() {
        let at = |seconds| shown(DateTime::from_timestamp(seconds, 0).expect("an instant")).expect("codes");
        let first = at(1_764_000_000);
        assert_eq!(first.lines().count(), 2);
        assert!(
            first.contains("sara@house.test") && first.contains("for 30 s"),
            "{first}"
        );
        assert_eq!(at(1_764_000_029).replace("for 1 s", "for 30 s"), first);
        assert_ne!(at(1_764_000_030), first);
    }
}
