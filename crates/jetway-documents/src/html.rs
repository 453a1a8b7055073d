//! The document as a self-contained page: no script, no external address, every text escaped.

use html_escape::encode_quoted_attribute as escaped;

use crate::code;
use crate::model::{Document, Flight, FlightEnd, Party, Person};

const STYLE: &str = include_str!("../templates/document.css");

/// A printable page with the same content as the PDF.
#[must_use]
pub fn html(document: &Document) -> String {
    let words = document.words;
    let title = format!("{} {}", document.title, document.reference);
    let mut page = format!(
        "<!doctype html><html lang=\"{}\" dir=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title>\
         <style>{STYLE}:root{{--accent:{};--ink:{};--on-accent:{}}}</style></head><body>",
        document.language.as_str(),
        document.language.direction(),
        escaped(&title),
        colour(&document.brand.accent),
        colour(&document.brand.ink),
        colour(&document.brand.on_accent),
    );
    let mut say = |text: String| page.push_str(&text);
    say(head(document));
    if !document.warning.is_empty() {
        say(format!("<p class=\"warning\">{}</p>", escaped(&document.warning)));
    }
    say(format!(
        "<section class=\"who\">{}{}{}</section>",
        party(&words.agency, &document.seller),
        document
            .issuer
            .as_ref()
            .map_or_else(String::new, |issuer| party(&words.issued_by, issuer)),
        // Generated here; contains no external text.
        code::svg(&document.link).map_or_else(String::new, |code| format!("<figure>{code}</figure>")),
    ));
    let facts = document.facts.iter();
    let facts = facts.map(|fact| {
        format!(
            "<div><dt>{}</dt><dd>{}</dd></div>",
            escaped(&fact.label),
            escaped(&fact.value)
        )
    });
    say(format!("<dl class=\"facts\">{}</dl>", facts.collect::<String>()));
    if !document.journeys.is_empty() {
        say(format!("<h2>{}</h2>", escaped(&words.itinerary)));
    }
    for journey in &document.journeys {
        let (title, detail) = (escaped(&journey.title), escaped(&journey.detail));
        let flights: String = journey.flights.iter().map(flight).collect();
        say(format!(
            "<section class=\"journey\"><h3>{title} <small>{detail}</small></h3>{flights}</section>"
        ));
    }
    say(format!(
        "<h2>{}</h2><table class=\"people\">",
        escaped(&document.people_are.many)
    ));
    say(document.people.iter().map(person).collect());
    say("</table>".to_owned());
    if let Some(amounts) = &document.amounts {
        let line = |line: &crate::AmountLine| {
            let (label, detail) = (escaped(&line.label), escaped(&line.detail));
            let amount = escaped(&line.amount);
            format!("<tr><td>{label} <small>{detail}</small></td><td class=\"amount\">{amount}</td></tr>")
        };
        let lines: String = amounts.lines.iter().map(line).collect();
        let (label, total) = (escaped(&amounts.label), escaped(&amounts.total));
        let settled: String = amounts.settled.iter().map(line).collect();
        say(format!(
            "<h2>{}</h2><table class=\"price\">{lines}<tr class=\"total\"><td>{label}</td><td class=\"amount\">{total}</td></tr>{settled}</table>",
            escaped(&words.price)
        ));
    }
    let notes = document.notes.iter().map(|note| format!("<li>{}</li>", escaped(note)));
    say(format!(
        "<ul class=\"notes\">{}</ul></body></html>",
        notes.collect::<String>()
    ));
    page
}

fn head(document: &Document) -> String {
    let company = escaped(&document.brand.company);
    let logo = document.brand.logo.as_ref().map_or_else(
        || {
            let initials = document.brand.initials();
            format!(
                "<strong><i aria-hidden=\"true\">{}</i>{company}</strong>",
                escaped(&initials)
            )
        },
        |logo| format!("<img alt=\"{company}\" src=\"{}\">", logo.address()),
    );
    let (title, status) = (escaped(&document.title), escaped(&document.status));
    let (order, reference) = (escaped(&document.words.order), escaped(&document.reference));
    format!(
        "<header>{logo}<div><h1>{title}</h1><p>{order} <bdi><strong>{reference}</strong></bdi> · {status}</p></div></header>"
    )
}

fn party(label: &str, party: &Party) -> String {
    let lines = party.lines.iter().filter(|line| !line.is_empty());
    let lines: String = lines.map(|line| format!("<br><bdi>{}</bdi>", escaped(line))).collect();
    format!(
        "<address><small>{}</small><br><strong>{}</strong>{lines}</address>",
        escaped(label),
        escaped(&party.name)
    )
}

fn flight(flight: &Flight) -> String {
    let end = |end: &FlightEnd| {
        let [time, code, date, place] = [&end.time, &end.code, &end.date, &end.place].map(escaped);
        format!("<div><b><bdi>{time}</bdi> {code}</b><br>{date}<br><small>{place}</small></div>")
    };
    let [number, airline, cabin] = [&flight.number, &flight.airline, &flight.cabin].map(escaped);
    let wait = if flight.wait.is_empty() {
        String::new()
    } else {
        format!("<p class=\"wait\">{}</p>", escaped(&flight.wait))
    };
    format!(
        "<div class=\"flight\">{}<div class=\"way\">{}</div>{}<div><b>{number}</b><br>{airline}<br><small>{cabin}</small></div></div>{wait}",
        end(&flight.from),
        escaped(&flight.duration),
        end(&flight.to),
    )
}

fn person(person: &Person) -> String {
    let [name, kind, ticket, passport] = [&person.name, &person.kind, &person.ticket, &person.passport].map(escaped);
    let extras: Vec<_> = person.extras.iter().map(escaped).collect();
    format!(
        "<tr><td><b>{name}</b> <small>{kind}</small></td><td>{ticket}</td><td>{passport}</td><td>{}</td></tr>",
        extras.join("<br>")
    )
}

/// A colour `#rrggbb`; black for anything else.
fn colour(text: &str) -> &str {
    let digits = text.strip_prefix('#').unwrap_or_default();
    let is_colour = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_colour { text } else { "black" }
}
