//! Attachments of an application.

use crate::support::Api;
use crate::support::applicant::{Applicant, filed, form, pdf};

/// A picture with bytes after its end.
fn png(bytes: usize) -> Vec<u8> {
    let mut content = crate::files::png(10, 10);
    content.resize(bytes.max(content.len()), 0);
    content
}

// covers: P-217 P-218 P-340
#[test]
fn an_attachment_is_judged_by_its_content_and_size() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    for (name, content, code) in [
        ("id.png", png(1_048_576), "file.tooLarge"),
        ("id.png", b"GIF89a\x01\0\x01\0".to_vec(), "file.kind"),
        ("id.pdf", b"<html>".to_vec(), "file.kind"),
        ("id.png", Vec::new(), "file.empty"),
    ] {
        let problem = applicant
            .upload("nationalIdFront", name, &content)
            .refused(422, "request.invalid");
        assert_eq!(problem["errors"][0]["code"], code, "{problem}");
    }
    let kept = applicant.upload("nationalIdFront", "id.gif", &png(1_048_575)).ok();
    assert_eq!(kept["papers"][0]["name"], "id.png");
    let problem = applicant
        .upload("passport", "id.pdf", &pdf())
        .refused(422, "request.invalid");
    assert_eq!(problem["errors"][0]["pointer"], "/kind");
    Applicant::new(&api, "falcon")
        .upload("nationalIdFront", "id.pdf", &pdf())
        .refused(410, "registration.no_draft");
}

// covers: P-216
#[test]
fn an_attachment_replaces_the_one_before_and_operators_read_it() {
    let api = Api::start();
    let applicant = Applicant::begun(&api, "falcon");
    applicant.upload("tradeLicense", "first.png", &png(100)).ok();
    let reference = applicant.apply(&form("amina@bluedunes.test", "+971501234567"));
    let id = filed(&api, "falcon", &reference)["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let read = |tenant: &str| {
        api.internal(&format!("/applications/{tenant}/{id}/attachments/tradeLicense"))
            .send()
    };
    let attachment = read("falcon");
    assert_eq!((attachment.status, attachment.bytes.clone()), (200, pdf()));
    assert_eq!(attachment.content_type(), "application/pdf");
    read("_default").refused(404, "request.not_found");
}
