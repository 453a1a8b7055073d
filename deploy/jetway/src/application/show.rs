//! Prints applications for operators.

use anyhow::{Context, Result};
use serde::Serialize;

use super::applications::Application;

/// Prints JSON, for programs.
pub fn json<T: Serialize>(value: &T) -> Result<()> {
    println!("{}", serde_json::to_string_pretty(value).context("cannot write JSON")?);
    Ok(())
}

/// Prints applications, one per line.
pub fn table(applications: &[Application]) -> Result<()> {
    if applications.is_empty() {
        println!("there is no application");
        return Ok(());
    }
    let mut rows = vec![["REFERENCE", "STATUS", "SENT", "COMPANY", "E-MAIL"].map(str::to_owned)];
    rows.extend(applications.iter().map(|one| {
        let form = one.form.as_ref();
        let sent = one
            .submitted_at
            .map_or_else(String::new, |at| at.format("%F %R UTC").to_string());
        [
            one.reference.clone().unwrap_or_else(|| one.id.clone()),
            one.status.clone(),
            sent,
            form.map_or_else(String::new, |form| form.company_name.clone()),
            form.map_or_else(String::new, |form| form.email.clone()),
        ]
    }));
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or_default()
    };
    let [reference, status, sent, company] = [0, 1, 2, 3].map(width);
    for row in &rows {
        println!(
            "{:reference$}  {:status$}  {:sent$}  {:company$}  {}",
            row[0], row[1], row[2], row[3], row[4]
        );
    }
    Ok(())
}

/// Prints everything in one application.
pub fn one(application: &Application) -> Result<()> {
    let reference = application.reference.as_deref().unwrap_or("-");
    println!("{reference}: {}", application.status);
    println!("  id: {}", application.id);
    if let Some(form) = &application.form {
        let form = serde_json::to_value(form).context("cannot write JSON")?;
        for (field, value) in form.as_object().into_iter().flatten() {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            if !matches!(text.as_str(), "" | "null" | "[]") {
                println!("  {field}: {text}");
            }
        }
    }
    for remark in &application.remarks {
        println!(
            "  {} is {} ({}, {}): {}",
            remark.item,
            remark.status,
            remark.by,
            remark.at.format("%F"),
            remark.remark
        );
    }
    if let Some(by) = &application.decided_by {
        println!("  decided by {by}: {}", application.reason.as_deref().unwrap_or("-"));
    }
    Ok(())
}

/// Prints the result of a decision.
pub fn decided(application: &Application) -> Result<()> {
    let reference = application.reference.as_deref().unwrap_or(&application.id);
    match &application.agency_id {
        Some(agency) => println!("{reference} is {}; its agency is {agency}", application.status),
        None => println!("{reference} is {}", application.status),
    }
    Ok(())
}
