//! Visa data of the sandbox: forty destinations for thirty nationalities. The figures are plausible and not official.

mod countries;
mod forms;

use std::sync::Arc;

use chrono::NaiveDate;
use jetway_domain::codes::CountryCode;
use jetway_domain::money::CurrencyCode;
use jetway_domain::text::Bilingual;
use jetway_domain::visa::product::{
    Express, FeeRates, ProcessingDays, VisaEligibility, VisaEntries, VisaProduct, VisaPurpose,
};

use super::fares::Filing;
use super::world::World;
use crate::port::visa::{VisaCatalogue, VisaDestination, VisaOffers};
use crate::reference::Countries;
use countries::{DESTINATIONS, Destination, NATIONALITIES, eligibility};

/// Ten-thousandths of a dollar in a dollar.
const DOLLAR: i64 = 10_000;
/// What the portal takes for an application, in dollars.
const SERVICE: i64 = 25;
/// What it takes for a faster one, in dollars.
const EXPRESS: i64 = 40;
/// English and Arabic.
const SOURCE: (&str, &str) = ("sandbox data", "بيانات تجريبية");
const SOURCE_DATE: NaiveDate = NaiveDate::from_ymd_opt(2026, 11, 1).expect("a day");

/// The sandbox's visas.
struct SandboxVisas;

impl World {
    /// Its visas.
    #[must_use]
    pub fn visas() -> Arc<dyn VisaCatalogue> {
        Arc::new(SandboxVisas)
    }
}

impl VisaCatalogue for SandboxVisas {
    fn destinations(&self) -> Vec<VisaDestination> {
        by_name(DESTINATIONS.iter().map(|one| (one.code, one.popular)))
    }

    fn nationalities(&self) -> Vec<VisaDestination> {
        by_name(NATIONALITIES.iter().map(|(code, _)| (*code, false)))
    }

    fn offers(&self, destination: CountryCode, nationality: CountryCode, currency: CurrencyCode) -> Option<VisaOffers> {
        let to = DESTINATIONS.iter().find(|one| one.code == destination.as_str())?;
        let filing = Filing::of(currency)?;
        let (eligibility, note) = eligibility(to, nationality.as_str())?;
        let is_sold = matches!(eligibility, VisaEligibility::EVisa | VisaEligibility::Embassy);
        let kinds = KINDS.iter().filter(|kind| is_sold && kind.is_sold_for(to));
        let products = kinds.map(|kind| kind.product(to, destination, eligibility, (filing, currency)));
        Some(VisaOffers {
            eligibility,
            note,
            products: products.collect(),
            source: Bilingual::new(SOURCE.0, SOURCE.1),
            source_date: SOURCE_DATE,
        })
    }
}

fn by_name(codes: impl Iterator<Item = (&'static str, bool)>) -> Vec<VisaDestination> {
    let read = |(code, popular)| {
        let country = CountryCode::parse(code).ok()?;
        let name = Countries::embedded().get(country)?.name.clone();
        Some(VisaDestination { country, name, popular })
    };
    let mut places: Vec<VisaDestination> = codes.filter_map(read).collect();
    places.sort_by(|a, b| a.name.cmp(&b.name));
    places
}

/// A kind of visa that destinations sell.
struct Kind {
    purpose: VisaPurpose,
    /// English and Arabic.
    name: (&'static str, &'static str),
    entries: VisaEntries,
    stay: u16,
    validity: u16,
    /// Share of the destination's fee, in hundredths.
    fee: i64,
}

const KINDS: [Kind; 5] = [
    Kind {
        purpose: VisaPurpose::Tourist,
        name: ("Tourist visa", "تأشيرة سياحية"),
        entries: VisaEntries::Single,
        stay: 30,
        validity: 90,
        fee: 100,
    },
    Kind {
        purpose: VisaPurpose::Tourist,
        name: ("Tourist visa", "تأشيرة سياحية"),
        entries: VisaEntries::Multiple,
        stay: 60,
        validity: 180,
        fee: 190,
    },
    Kind {
        purpose: VisaPurpose::Business,
        name: ("Business visa", "تأشيرة أعمال"),
        entries: VisaEntries::Multiple,
        stay: 90,
        validity: 365,
        fee: 160,
    },
    Kind {
        purpose: VisaPurpose::Transit,
        name: ("Transit visa", "تأشيرة عبور"),
        entries: VisaEntries::Double,
        stay: 4,
        validity: 30,
        fee: 40,
    },
    Kind {
        purpose: VisaPurpose::Umrah,
        name: ("Umrah visa", "تأشيرة عمرة"),
        entries: VisaEntries::Single,
        stay: 30,
        validity: 90,
        fee: 110,
    },
];

impl Kind {
    fn name(&self) -> Bilingual {
        let ((en, ar), stay) = (self.name, self.stay);
        Bilingual::new(format!("{en}, {stay} days"), format!("{ar}، {}", arabic_days(stay)))
    }

    fn is_sold_for(&self, to: &Destination) -> bool {
        self.purpose != VisaPurpose::Umrah || to.code == "SA"
    }

    fn product(
        &self,
        to: &Destination,
        destination: CountryCode,
        eligibility: VisaEligibility,
        (filing, currency): (Filing, CurrencyCode),
    ) -> VisaProduct {
        let embassy = to.fee * DOLLAR * self.fee / 100;
        let is_slow = to.days.1 > 3;
        let express = Express {
            days: to.days.0.div_ceil(2),
            fee: filing.fare(EXPRESS * DOLLAR),
        };
        let country = Countries::embedded().get(destination);
        VisaProduct {
            id: format!("{}-{}-{}-{}", to.code, self.purpose, self.stay, self.entries),
            name: self.name(),
            destination,
            destination_name: country.map(|country| country.name.clone()).unwrap_or_default(),
            purpose: self.purpose,
            entries: self.entries,
            stay_days: self.stay,
            validity_days: self.validity,
            processing: ProcessingDays {
                min: to.days.0,
                max: to.days.1,
            },
            express: is_slow.then_some(express),
            fees: FeeRates {
                embassy: filing.fare(embassy),
                service: filing.fare(SERVICE * DOLLAR),
                vat_bp: vat_bp(currency),
                lodged_refund_bp: 0,
            },
            documents: forms::documents(to, self.purpose, eligibility),
            fields: forms::fields(eligibility),
            cutoff_days: to.days.0.div_ceil(2),
            terms: terms(),
            source: Bilingual::new(SOURCE.0, SOURCE.1),
            source_date: SOURCE_DATE,
        }
    }
}

/// VAT on the portal's fees.
fn vat_bp(currency: CurrencyCode) -> u32 {
    match currency.as_str() {
        "AED" => 500,
        "BDT" => 1_500,
        _ => 0,
    }
}

/// A number of days, such as `4 أيام` or `30 يومًا`.
fn arabic_days(days: u16) -> String {
    let noun = match days % 100 {
        3..=10 => "أيام",
        11..=99 => "يومًا",
        _ => "يوم",
    };
    format!("{days} {noun}")
}

fn terms() -> Vec<Bilingual> {
    let terms = [
        (
            "Requirements change without notice. Verify them with the embassy before you apply.",
            "قد تتغير الشروط دون إشعار. تحقق منها لدى السفارة قبل التقديم.",
        ),
        (
            "The embassy decides. A refused application is not refunded.",
            "القرار للسفارة، ولا تُسترد رسوم الطلب المرفوض.",
        ),
        (
            "Cancelled before it is lodged, an application costs the service fee; afterwards nothing is refunded.",
            "عند الإلغاء قبل تسليم الطلب إلى السفارة تُخصم رسوم الخدمة فقط، ولا يُسترد شيء بعد تسليمه.",
        ),
        (
            "Processing times are working days of the embassy and begin when the application is lodged.",
            "مدة المعالجة محسوبة بأيام عمل السفارة، وتبدأ من تسليم الطلب إليها.",
        ),
    ];
    terms.map(|(en, ar)| Bilingual::new(en, ar)).to_vec()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jetway_domain::codes::CountryCode;
    use jetway_domain::money::CurrencyCode;
    use jetway_domain::visa::product::{VisaEligibility, VisaPurpose};

    use super::SandboxVisas;
    use crate::port::visa::VisaCatalogue;

    fn country(code: &str) -> CountryCode {
        CountryCode::parse(code).unwrap()
    }

    #[test]
    fn forty_destinations_are_known_to_thirty_nationalities() {
        let (destinations, nationalities) = (SandboxVisas.destinations(), SandboxVisas.nationalities());
        assert_eq!((destinations.len(), nationalities.len()), (40, 30));
        let mut needs = BTreeSet::new();
        for to in &destinations {
            for of in &nationalities {
                let offers = SandboxVisas.offers(to.country, of.country, CurrencyCode::BDT).unwrap();
                let is_sold = matches!(offers.eligibility, VisaEligibility::EVisa | VisaEligibility::Embassy);
                assert_eq!(is_sold, !offers.products.is_empty(), "{} to {}", of.name, to.name);
                for product in &offers.products {
                    assert!(product.fees.embassy.is_positive() && product.document("photo").is_some());
                    let again = SandboxVisas.product(&product.id, of.country, CurrencyCode::BDT);
                    assert_eq!(again.as_ref(), Some(product), "a product has one key");
                }
                needs.insert(offers.eligibility);
            }
        }
        assert_eq!(needs.len(), VisaEligibility::ALL.len());
    }

    #[test]
    fn citizens_need_no_visa_for_their_own_country() {
        let home = SandboxVisas
            .offers(country("BD"), country("BD"), CurrencyCode::BDT)
            .unwrap();
        assert_eq!(home.eligibility, VisaEligibility::VisaFree);
    }

    #[test]
    fn umrah_visas_are_of_saudi_arabia() {
        let has_umrah = |to: &str| {
            let offers = SandboxVisas
                .offers(country(to), country("BD"), CurrencyCode::BDT)
                .unwrap();
            offers.products.iter().any(|one| one.purpose == VisaPurpose::Umrah)
        };
        assert!(has_umrah("SA") && !has_umrah("TH"));
    }

    #[test]
    fn what_is_not_known_is_not_sold() {
        assert_eq!(
            SandboxVisas.offers(country("AD"), country("BD"), CurrencyCode::BDT),
            None
        );
        assert_eq!(
            SandboxVisas.offers(country("TH"), country("AD"), CurrencyCode::BDT),
            None
        );
        assert_eq!(SandboxVisas.product("", country("BD"), CurrencyCode::BDT), None);
        assert_eq!(
            SandboxVisas.product("TH-tourist-31-single", country("BD"), CurrencyCode::BDT),
            None
        );
    }
}
