//! Submit an application.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::NaiveDate;
use http::header::SET_COOKIE;
use jetway_app::flight::names::Countries;
use jetway_app::registration::Submission;
use jetway_domain::registration::{Partner, RegistrationForm, RegistrationKind, TravellerBand};
use jetway_domain::text::{PhoneNumber, plain_name};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::draft_key::{self, DraftKey};
use super::site_of;
use crate::http::{Body, Origin, Portal, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Another owner of a partnership.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ApplicationPartner {
    name: String,
    /// Share of the business in percent, 1 to 99.
    share_percent: i64,
}

/// How many of a corporate's staff travel.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
pub(crate) enum ApplicationTravellers {
    #[serde(rename = "1-20")]
    Few,
    #[serde(rename = "21-100")]
    Some,
    #[serde(rename = "101-500")]
    Many,
    #[serde(rename = "500+")]
    Crowd,
}

/// The registration form. Absent texts count as empty.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ApplicationForm {
    /// 1 proprietor, 2 partnership, 3 company or LLP.
    r#type: i64,
    /// The company books travel for its own staff; type 3 only.
    is_corporate: bool,
    /// 3 to 200 characters.
    company_name: String,
    /// At most 50 characters.
    trade_license_number: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    trade_license_expiry: Option<NaiveDate>,
    /// At most 50 characters; may be empty at portals that do not ask for it.
    civil_aviation_number: String,
    /// At most 50 characters; may be empty.
    #[serde(default)]
    tax_number: String,
    /// Companies and corporates only.
    #[serde(default)]
    company_registration_number: String,
    /// The other partners; partnerships only.
    #[serde(default)]
    partners: Vec<ApplicationPartner>,
    /// Corporates only.
    #[serde(skip_serializing_if = "Option::is_none")]
    travellers: Option<ApplicationTravellers>,
    /// 2 to 200 characters.
    first_name: String,
    #[serde(default)]
    last_name: String,
    /// Companies and corporates only.
    #[serde(default)]
    position: String,
    /// ISO 3166-1 alpha-2.
    country_code: String,
    city: String,
    #[serde(default)]
    zip_code: String,
    address: String,
    email: String,
    /// In E.164.
    phone: String,
    accepts_sharing: bool,
}

/// The form and the captcha's answer.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SubmitRequest {
    form: ApplicationForm,
    /// Answer to the captcha with purpose `submit`.
    captcha: String,
}

/// The application was received.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SubmitResponse {
    /// Reference for the applicant.
    reference: String,
}

/// Submit the application of this browser's draft. Submitting it again returns the same response.
#[utoipa::path(post, path = "/api/customer/v1/Registration/Submit", operation_id = "submitRegistration",
    tag = "registration", request_body = SubmitRequest, responses((status = 200, body = SubmitResponse)))]
pub(crate) async fn submit_registration(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    DraftKey(key): DraftKey,
    body: Body<SubmitRequest>,
) -> Result<Response, Refusal> {
    let sent = Submission {
        form: body.value.form.read()?,
        captcha: body.value.captcha,
    };
    let reference = state.app.submit_application(&site_of(&portal), &key, &sent).await?;
    let headers = [(SET_COOKIE, draft_key::no_cookie(&origin)?)];
    Ok((headers, Json(SubmitResponse { reference })).into_response())
}

impl ApplicationForm {
    fn read(self) -> Result<RegistrationForm, Refusal> {
        let kind = RegistrationKind::of(self.r#type, self.is_corporate);
        let kind = kind.ok_or_else(|| {
            let sentence = "1, 2 or 3; only 3 can be corporate.";
            Refusal::fields(vec![BadField::new("/form/type", "type.unknown", sentence)])
        })?;
        let known = |code: &str| {
            let countries = Countries::embedded().all();
            countries.iter().any(|country| country.code2.to_string() == code)
        };
        let text = |text: String| text.trim().to_owned();
        Ok(RegistrationForm {
            kind,
            company_name: text(self.company_name),
            trade_license_number: text(self.trade_license_number),
            trade_license_expiry: self.trade_license_expiry,
            civil_aviation_number: text(self.civil_aviation_number),
            tax_number: text(self.tax_number),
            company_registration_number: text(self.company_registration_number),
            partners: self.partners.into_iter().map(ApplicationPartner::read).collect(),
            travellers: self.travellers.map(ApplicationTravellers::read),
            first_name: plain_name(&self.first_name),
            last_name: plain_name(&self.last_name),
            position: text(self.position),
            // An unknown country counts as missing.
            country_code: Some(self.country_code).filter(|code| known(code)).unwrap_or_default(),
            city: text(self.city),
            zip_code: text(self.zip_code),
            address: text(self.address),
            email: text(self.email).to_lowercase(),
            phone: PhoneNumber::parse(&self.phone).map_or(self.phone, PhoneNumber::into_string),
            accepts_sharing: self.accepts_sharing,
        })
    }

    pub(crate) fn of(form: RegistrationForm) -> Self {
        Self {
            r#type: form.kind.type_code(),
            is_corporate: form.kind.is_corporate(),
            company_name: form.company_name,
            trade_license_number: form.trade_license_number,
            trade_license_expiry: form.trade_license_expiry,
            civil_aviation_number: form.civil_aviation_number,
            tax_number: form.tax_number,
            company_registration_number: form.company_registration_number,
            partners: form.partners.into_iter().map(ApplicationPartner::of).collect(),
            travellers: form.travellers.map(ApplicationTravellers::of),
            first_name: form.first_name,
            last_name: form.last_name,
            position: form.position,
            country_code: form.country_code,
            city: form.city,
            zip_code: form.zip_code,
            address: form.address,
            email: form.email,
            phone: form.phone,
            accepts_sharing: form.accepts_sharing,
        }
    }
}

impl ApplicationPartner {
    fn read(self) -> Partner {
        Partner {
            name: plain_name(&self.name),
            share_percent: self.share_percent,
        }
    }

    fn of(partner: Partner) -> Self {
        Self {
            name: partner.name,
            share_percent: partner.share_percent,
        }
    }
}

impl ApplicationTravellers {
    const fn read(self) -> TravellerBand {
        match self {
            Self::Few => TravellerBand::Few,
            Self::Some => TravellerBand::Some,
            Self::Many => TravellerBand::Many,
            Self::Crowd => TravellerBand::Crowd,
        }
    }

    const fn of(band: TravellerBand) -> Self {
        match band {
            TravellerBand::Few => Self::Few,
            TravellerBand::Some => Self::Some,
            TravellerBand::Many => Self::Many,
            TravellerBand::Crowd => Self::Crowd,
        }
    }
}
