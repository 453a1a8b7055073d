//! Pictures of packages: public, and the same for everyone.

use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use http::{HeaderName, HeaderValue};
use jetway_app::holiday::picture::{MEDIA_TYPE, Picture};
use jetway_domain::holiday::package::TourPackage;
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::http::{Params, Refusal};

const PATH: &str = "/bdfare-package/api/v1/Package/GetPicture";
/// Tag by which the gateway's copies are purged.
const TAG: &str = "package_pictures";

/// Which picture.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PictureParams {
    /// Its name, such as `beach-4711.svg`.
    picture: String,
}

/// Addresses of the pictures of a package.
pub(super) fn addresses(package: &TourPackage) -> Vec<String> {
    let pictures = Picture::of(package).into_iter();
    pictures.map(address).collect()
}

/// Address of the picture of a city.
pub(super) fn address_of_city(city: &str) -> String {
    address(Picture::of_city(city))
}

fn address(picture: Picture) -> String {
    format!("{PATH}?picture={picture}")
}

/// Get a picture. It never changes under its name.
#[utoipa::path(get, path = "/bdfare-package/api/v1/Package/GetPicture", operation_id = "packageGetPicture", tag = "packages",
    params(PictureParams),
    responses((status = 200, content((Vec<u8> = "image/svg+xml")))))]
pub(crate) async fn get_picture(Params(asked): Params<PictureParams>) -> Result<Response, Refusal> {
    let picture = Picture::parse(&asked.picture).ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(MEDIA_TYPE)),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (
            CONTENT_SECURITY_POLICY,
            HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"),
        ),
        (
            CACHE_CONTROL,
            HeaderValue::from_static("public, max-age=31536000, immutable"),
        ),
        (HeaderName::from_static("surrogate-key"), HeaderValue::from_static(TAG)),
    ];
    Ok((headers, picture.svg()).into_response())
}
