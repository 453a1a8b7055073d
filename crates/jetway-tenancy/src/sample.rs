//! Fictional tenants for tests and benchmarks: any number, all valid, distinct in every value.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

/// An original brand with every inheritable value, and one picture.
pub const ORIGINAL: &str = include_str!("sample/original.toml");

const THEMES: [&str; 5] = ["horizon", "meridian", "atlas", "compass", "polaris"];
const LOADERS: [&str; 4] = ["orbit", "bars", "wings", "pulse"];
const MONEY: [(&str, &str, &str); 3] = [
    ("AED", "Asia/Dubai", "ae"),
    ("BDT", "Asia/Dhaka", "bd"),
    ("USD", "America/New_York", "us"),
];

/// Folder name of the `n`th tenant, as in `agency-00042`.
#[must_use]
pub fn slug(n: usize) -> String {
    format!("agency-{n:05}")
}

/// Title and company name of the `n`th tenant, as in `Agency 42`.
#[must_use]
pub fn title(n: usize) -> String {
    format!("Agency {n}")
}

/// An exact host of the `n`th tenant, as in `agency-00042.test`.
#[must_use]
pub fn host(n: usize) -> String {
    format!("{}.test", slug(n))
}

/// Its second host: exact for even `n` (`desk.agency-00042.test`), a wildcard for odd ones (`*.agency-00043.test`).
#[must_use]
pub fn second_host(n: usize) -> String {
    let first = if n.is_multiple_of(2) { "desk" } else { "*" };
    format!("{first}.{}", host(n))
}

/// Text of the `n`th tenant's `tenant.toml`.
#[must_use]
pub fn manifest(n: usize) -> String {
    let (currency, zone, country) = MONEY[n % MONEY.len()];
    let title = title(n);
    format!(
        "title = \"{title}\"\ncompany_name = \"{title}\"\nhosts = [\"{host}\", \"{second}\"]\n\
         theme = \"{theme}\"\nprimary_colour = \"#{colour:06x}\"\nloader = \"{loader}\"\ncurrency = \"{currency}\"\n\
         timezone = \"{zone}\"\nphone_country = \"{country}\"\n\n\
         [logo]\nlight = \"logo.svg\"\ndark = \"logo.svg\"\nmark = \"logo.svg\"\n\n\
         [contacts]\nphone = \"+971 4 {n:07}\"\nemail = \"desk@{host}\"\naddress = \"{n} Market Road\"\n\n\
         [[offices]]\nname = \"Main office\"\naddress = \"{n} Market Road\"\nphone = \"+971 4 {n:07}\"\nemail = \"desk@{host}\"\n\n\
         [pricing]\nservice_fee_minor = {n}\ncommission_share_bp = 7000\n\
         tax_on_agent = {{ label = \"VAT\", rate_bp = 500, base = \"service_fee\" }}\n",
        host = host(n),
        second = second_host(n),
        theme = THEMES[n % THEMES.len()],
        loader = LOADERS[n % LOADERS.len()],
        colour = (n * 7_919 + 0x10_2030) % 0x100_0000,
    )
}

/// Its only picture, which contains the tenant's name to be distinguishable.
#[must_use]
pub fn logo(n: usize) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 24\"><title>{0}</title><text y=\"18\">{0}</text></svg>",
        title(n)
    )
}

/// Writes tenants into a tenants folder that has, or will have, its `_default`.
///
/// # Errors
/// A file cannot be written.
pub fn write(tenants: &Path, which: Range<usize>) -> io::Result<()> {
    for n in which {
        write_one(tenants, &slug(n), &manifest(n), &logo(n))?;
    }
    Ok(())
}

/// Writes the [`ORIGINAL`] brand into a tenants folder.
///
/// # Errors
/// A file cannot be written.
pub fn write_original(tenants: &Path) -> io::Result<()> {
    write_one(
        tenants,
        "_default",
        ORIGINAL,
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    )
}

/// Writes one tenant with `assets/logo.svg`.
///
/// # Errors
/// A file cannot be written.
pub fn write_one(tenants: &Path, slug: &str, manifest: &str, logo: &str) -> io::Result<()> {
    let folder = tenants.join(slug);
    fs::create_dir_all(folder.join("assets"))?;
    fs::write(folder.join("assets/logo.svg"), logo)?;
    fs::write(folder.join("tenant.toml"), manifest)
}
