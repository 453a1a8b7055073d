//! Uploaded and downloaded files.

use image::codecs::png::PngEncoder;
use image::{DynamicImage, GenericImageView as _};
use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::{Answer, Api, Call, Session};

const UPLOAD: &str = "/api/customer/v1/CompanySettings/uploaddocument";
const LOAD: &str = "/api/customer/v1/CompanySettings/loaddocuments";
const MB: usize = 1_048_576;

pub fn pdf() -> Vec<u8> {
    b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".to_vec()
}

/// A black PNG of this size.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let picture = DynamicImage::new_luma8(width, height);
    let written = picture.write_with_encoder(PngEncoder::new(&mut bytes));
    written.expect("a picture");
    bytes
}

/// Width and height of a picture, which is decoded.
pub fn size_of(picture: &[u8]) -> (u32, u32) {
    image::load_from_memory(picture).expect("a picture").dimensions()
}

/// The header of a PNG that would take gigabytes.
fn bomb() -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend([60_000_u32.to_be_bytes(); 2].concat());
    bytes.extend([8, 6, 0, 0, 0, 0, 0, 0, 0]);
    bytes
}

pub fn hand_in(session: &Session<'_>, name: &str, content: &[u8]) -> Answer {
    session.upload(UPLOAD, &[("kind", "tradeLicense")], &[("file", name, content)])
}

fn fault(answer: &Answer) -> (String, String) {
    let problem = answer.refused(422, "request.invalid");
    let error = &problem["errors"][0];
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&error["pointer"]), text(&error["code"]))
}

// covers: P-319 P-320
#[test]
fn a_document_is_listed_and_downloaded_unchanged_by_its_own_agency_only() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    assert_eq!(owner.post(LOAD, &json!({})).ok()["documents"], json!([]));
    let kept = hand_in(&owner, "trade licence.exe", &pdf()).ok();
    assert_eq!(
        (&kept["fileName"], &kept["mediaType"]),
        (&json!("trade licence.pdf"), &json!("application/pdf"))
    );
    let picture = hand_in(&owner, "scan.png", &png(20, 10)).ok();
    let listed = owner.post(LOAD, &json!({})).ok();
    assert_eq!(listed["documents"].as_array().expect("documents").len(), 2);
    assert_eq!(listed["documents"][0]["documentId"], picture["documentId"]);

    let address = kept["address"].as_str().expect("an address");
    let answer = owner.get(address);
    assert_eq!((answer.status, answer.bytes.as_slice()), (200, pdf().as_slice()));
    assert_eq!(answer.content_type(), "application/pdf");
    assert_eq!(answer.headers["x-content-type-options"], "nosniff");
    assert_eq!(answer.headers["cache-control"], "private, no-store");
    let disposition = answer.headers["content-disposition"].to_str().expect("a text");
    assert!(
        disposition.starts_with("attachment; filename=\"trade licence.pdf\""),
        "{disposition}"
    );
    let policy = answer.headers["content-security-policy"].to_str().expect("a text");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("sandbox"),
        "{policy}"
    );

    api.get("falcon", address).send().refused(401, "session.required");
    OASIS_OWNER.sign_in(&api).get(address).refused(404, "file.not_found");
    SKYLINE_OWNER.sign_in(&api).get(address).refused(404, "file.not_found");
    let denied = ROSE_VIEWER.sign_in(&api).get(address);
    assert_eq!(denied.refused(403, "access.denied")["params"]["functionality"], 233);
    let nowhere = "/api/customer/v1/Files/GetFile?fileId=018f0000-0000-7000-8000-000000000000";
    owner.get(nowhere).refused(404, "file.not_found");
}

// covers: P-217 P-218
#[test]
fn a_file_is_judged_by_its_content_and_its_size_and_the_field_is_named() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let field = |code: &str| ("/file".to_owned(), code.to_owned());
    let mut largest = png(100, 100);
    largest.resize(MB - 1, 0);
    let kept = hand_in(&owner, "largest.png", &largest).ok();
    let stored = owner.get(kept["address"].as_str().expect("an address")).bytes;
    assert!(
        stored.len() < 10_000 && size_of(&stored) == (100, 100),
        "what followed the picture is gone"
    );
    largest.push(0);
    for (content, code) in [
        (largest.as_slice(), "file.tooLarge"),
        (vec![0; 3 * MB].as_slice(), "file.tooLarge"),
        (
            b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>".as_slice(),
            "file.kind",
        ),
        (b"<html><script>alert(1)</script>".as_slice(), "file.kind"),
        (b"".as_slice(), "file.empty"),
        (bomb().as_slice(), "file.tooManyPixels"),
        (&png(100, 100)[..60], "file.broken"),
        (b"%PDF-1.4\ncut".as_slice(), "file.broken"),
    ] {
        assert_eq!(fault(&hand_in(&owner, "licence.png", content)), field(code));
    }
    let nothing = owner.upload(UPLOAD, &[("kind", "tradeLicense")], &[]);
    assert_eq!(fault(&nothing), field("file.missing"));
    let unknown = owner.upload(UPLOAD, &[("kind", "poem")], &[("file", "a.pdf", &pdf())]);
    assert_eq!(fault(&unknown), ("/kind".to_owned(), "document.kind".to_owned()));
    let more = owner.upload(
        UPLOAD,
        &[("kind", "other"), ("agencyId", "x")],
        &[("file", "a.pdf", &pdf())],
    );
    assert_eq!(fault(&more), ("/agencyId".to_owned(), "field.unknown".to_owned()));
    assert_eq!(
        owner.post(LOAD, &json!({})).ok()["documents"]
            .as_array()
            .expect("documents")
            .len(),
        1
    );
}

#[test]
fn a_body_that_is_no_form_or_too_large_is_refused() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    owner.post(UPLOAD, &json!({})).refused(400, "request.unreadable");
    let call = Call::new(&api, "POST", "falcon", UPLOAD).token(&owner.token);
    let cut = call.form(b"--cut\r\ncontent-dispo".to_vec(), "multipart/form-data; boundary=cut");
    cut.send().refused(400, "request.unreadable");
    let many = vec![0; MB];
    let files: Vec<(&str, &str, &[u8])> = vec![("file", "a.png", many.as_slice()); 7];
    let viewer = ROSE_VIEWER.sign_in(&api);
    for (person, status, code) in [(&owner, 413, "request.too_large"), (&viewer, 403, "access.denied")] {
        let refused = person.upload(UPLOAD, &[], &files);
        refused.refused(status, code);
        // An unread body closes the connection, and the response says so.
        assert_eq!(refused.headers["connection"], "close");
    }
    let small = owner.post(UPLOAD, &json!({}));
    small.refused(400, "request.unreadable");
    assert!(!small.headers.contains_key("connection"));
}
