//! One-time codes of authenticator apps (RFC 6238) and recovery codes.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{OperatorId, TenantId};
use qrcode::QrCode;
use qrcode::render::svg;
use totp_rs::{Algorithm, Secret, TOTP};

use super::OperatorError;
use crate::context::sealed::{Place, Sealer};
use crate::identity::code::hash;

/// Digits of a code.
pub(super) const DIGITS: usize = 6;
/// Seconds per code.
const STEP: u64 = 30;
/// Number of steps before and after the current one whose codes are accepted, because clocks differ.
const SKEW: i64 = 1;
/// Issuer of the account, as shown in the app.
const ISSUER: &str = "Jetway Operations";
/// Kind of the encrypted text.
const KIND: &str = "operator.totp";
/// Bytes of a secret, as RFC 4226 recommends.
const SECRET_BYTES: usize = 20;
/// Side of the smallest QR code, in pixels.
const QR_SIDE: u32 = 240;
/// Number of recovery codes.
const RECOVERY_CODES: usize = 10;
/// Without characters that look alike.
const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
/// Characters of half a recovery code. The whole has 79 random bits.
const HALF: usize = 8;

/// An operator's authenticator.
pub(super) struct Authenticator(TOTP);

impl Authenticator {
    /// A new secret, encrypted for this operator.
    pub(super) fn fresh(sealer: &Sealer, id: OperatorId) -> Result<String, OperatorError> {
        let secret = rand::random::<[u8; SECRET_BYTES]>().to_vec();
        let (tenant, id) = (TenantId::operations(), id.to_string());
        Ok(sealer.seal(place(&tenant, &id), &secret)?)
    }

    /// A given secret in base 32, encrypted for this operator.
    pub(super) fn known(sealer: &Sealer, id: OperatorId, key: &str) -> Result<String, OperatorError> {
        let (tenant, id) = (TenantId::operations(), id.to_string());
        Ok(sealer.seal(place(&tenant, &id), &secret_of(key)?)?)
    }

    /// The authenticator of an encrypted secret.
    pub(super) fn open(sealer: &Sealer, id: OperatorId, email: &str, sealed: &str) -> Result<Self, OperatorError> {
        let (tenant, id) = (TenantId::operations(), id.to_string());
        let secret: Vec<u8> = sealer.open(place(&tenant, &id), sealed)?;
        totp(secret, email).map(Self)
    }

    /// The time step of a code, if it is the current one or next to it, and later than `after`.
    pub(super) fn step_of(&self, code: &str, now: DateTime<Utc>, after: i64) -> Option<i64> {
        let present = now.timestamp().div_euclid(STEP.cast_signed());
        (present - SKEW..=present + SKEW).find(|step| {
            let seconds = u64::try_from(*step).unwrap_or_default() * STEP;
            *step > after && self.0.check(code, seconds)
        })
    }

    /// The secret in base 32, to type into an app.
    pub(super) fn key(&self) -> String {
        self.0.get_secret_base32()
    }

    /// The `otpauth:` address.
    pub(super) fn address(&self) -> String {
        self.0.get_url()
    }

    /// The address as a QR code, an SVG image.
    pub(super) fn qr_code(&self) -> Result<String, OperatorError> {
        let code = QrCode::new(self.address()).map_err(|_| OperatorError::Totp)?;
        Ok(code.render::<svg::Color<'_>>().min_dimensions(QR_SIDE, QR_SIDE).build())
    }

    /// The code at an instant.
    #[cfg(test)]
    pub(super) fn code_at(&self, now: DateTime<Utc>) -> String {
        self.0.generate(u64::try_from(now.timestamp()).unwrap_or_default())
    }
}

/// The code that an authenticator with this secret, in base 32, shows, and for how many more seconds.
pub(super) fn shown_code(key: &str, now: DateTime<Utc>) -> Result<(String, u64), OperatorError> {
    let seconds = u64::try_from(now.timestamp()).unwrap_or_default();
    let code = totp(secret_of(key)?, "")?.generate(seconds);
    Ok((code, STEP - seconds % STEP))
}

fn secret_of(key: &str) -> Result<Vec<u8>, OperatorError> {
    Secret::Encoded(key.to_owned())
        .to_bytes()
        .map_err(|_| OperatorError::Totp)
}

fn totp(secret: Vec<u8>, email: &str) -> Result<TOTP, OperatorError> {
    // Without the library's own skew, which would hide the matching step. A colon in the account's name would end the issuer.
    let (issuer, account) = (Some(ISSUER.to_owned()), email.replace(':', " "));
    let totp = TOTP::new(Algorithm::SHA1, DIGITS, 0, STEP, secret, issuer, account);
    totp.map_err(|_| OperatorError::Totp)
}

fn place<'p>(tenant: &'p TenantId, id: &'p str) -> Place<'p> {
    Place { tenant, kind: KIND, id }
}

/// New recovery codes, such as `abcdefgh-23456789`.
pub(super) fn recovery_codes() -> Vec<String> {
    let half = || -> String {
        (0..HALF)
            .filter_map(|_| LETTERS.get(rand::random_range(0..LETTERS.len())))
            .map(|letter| char::from(*letter))
            .collect()
    };
    (0..RECOVERY_CODES).map(|_| format!("{}-{}", half(), half())).collect()
}

/// Stored hash of a recovery code. Letter case, spaces and hyphens are ignored.
pub(super) fn recovery_hash(id: OperatorId, code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    hash(&["recovery code", &id.to_string(), &plain.to_ascii_lowercase()])
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};
    use jetway_domain::ids::OperatorId;
    use jetway_domain::secret::SecretKey;
    use uuid::Uuid;

    use super::{Authenticator, Sealer, recovery_codes, recovery_hash, shown_code};

    fn operator(id: u128) -> OperatorId {
        OperatorId(Uuid::from_u128(id))
    }

    fn authenticator() -> Authenticator {
        let sealer = Sealer::new(&SecretKey::new([1; 32]), &[]).unwrap();
        let sealed = Authenticator::fresh(&sealer, operator(1)).unwrap();
        assert!(Authenticator::open(&sealer, operator(2), "a@b.test", &sealed).is_err());
        Authenticator::open(&sealer, operator(1), "a@b.test", &sealed).unwrap()
    }

    #[test]
    fn a_code_is_good_for_its_step_and_those_beside_it_and_once() {
        let (authenticator, now) = (authenticator(), DateTime::UNIX_EPOCH + TimeDelta::days(20_000));
        let step = now.timestamp() / 30;
        let code = authenticator.code_at(now);
        assert_eq!(authenticator.step_of(&code, now, 0), Some(step));
        for seconds in [-30, 30] {
            let then = now + TimeDelta::seconds(seconds);
            assert_eq!(authenticator.step_of(&code, then, 0), Some(step), "{seconds}");
        }
        for seconds in [-60, 60] {
            let then = now + TimeDelta::seconds(seconds);
            assert_eq!(authenticator.step_of(&code, then, 0), None, "{seconds}");
        }
        assert_eq!(authenticator.step_of(&code, now, step), None, "used");
        assert_eq!(authenticator.step_of("", now, 0), None);
    }

    #[test]
    fn a_known_secret_shows_the_codes_its_authenticator_takes() {
        let (key, now) = (
            "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
            DateTime::UNIX_EPOCH + TimeDelta::seconds(59),
        );
        let sealer = Sealer::new(&SecretKey::new([1; 32]), &[]).unwrap();
        let sealed = Authenticator::known(&sealer, operator(1), key).unwrap();
        let authenticator = Authenticator::open(&sealer, operator(1), "a@b.test", &sealed).unwrap();
        let (code, seconds) = shown_code(key, now).unwrap();
        assert_eq!((authenticator.key().as_str(), seconds), (key, 1));
        assert_eq!(authenticator.step_of(&code, now, 0), Some(1));
        assert!(shown_code("no base 32!", now).is_err());
    }

    #[test]
    fn an_app_reads_the_address_from_the_qr_code() {
        let authenticator = authenticator();
        let address = authenticator.address();
        assert!(
            address.starts_with("otpauth://totp/Jetway%20Operations:a%40b.test?"),
            "{address}"
        );
        assert!(
            address.contains(&format!("secret={}", authenticator.key())),
            "{address}"
        );
        assert!(authenticator.qr_code().unwrap().contains("<svg"));
    }

    #[test]
    fn a_recovery_code_belongs_to_its_operator_however_it_is_typed() {
        let codes = recovery_codes();
        assert_eq!(codes.len(), 10);
        let code = &codes[0];
        let typed = format!(" {} ", code.replace('-', " ").to_uppercase());
        assert_eq!(recovery_hash(operator(1), code), recovery_hash(operator(1), &typed));
        assert_ne!(recovery_hash(operator(1), code), recovery_hash(operator(2), code));
        assert_ne!(recovery_hash(operator(1), code), recovery_hash(operator(1), &codes[1]));
    }
}
