//! Texts of packages in English and Arabic.

use std::collections::BTreeSet;

use jetway_domain::holiday::package::{PackageDay, PackageKind, PackageMeal};
use jetway_domain::text::Bilingual;

use super::tour::{Tour, TourStop};

/// Writes the texts of one package.
pub(super) struct Words<'a> {
    tour: &'a Tour<'a>,
    city: &'a str,
    hotel: &'a str,
}

impl<'a> Words<'a> {
    pub(super) const fn new(tour: &'a Tour<'a>, city: &'a str, hotel: &'a str) -> Self {
        Self { tour, city, hotel }
    }

    pub(super) fn title(&self) -> Bilingual {
        let (city, ar, nights) = (self.city, &self.tour.city.ar, self.tour.plan.nights);
        let (en, ar) = match self.tour.plan.kind {
            PackageKind::Group => (format!("{city} with a guide"), format!("جولة جماعية في {ar}")),
            PackageKind::Private => (format!("Private tour of {city}"), format!("جولة خاصة في {ar}")),
            PackageKind::SelfDrive => (format!("{city} by car"), format!("{ar} بالسيارة")),
            PackageKind::Honeymoon => (format!("Honeymoon in {city}"), format!("شهر عسل في {ar}")),
            PackageKind::Umrah => (
                format!("Umrah: {nights} nights in {city}"),
                format!("عمرة: {nights} ليالٍ في {ar}"),
            ),
            PackageKind::Family => (format!("{city} for families"), format!("{ar} للعائلات")),
            PackageKind::Adventure => (format!("Outdoor days in {city}"), format!("مغامرات في {ar}")),
        };
        Bilingual { en, ar }
    }

    pub(super) fn description(&self) -> Bilingual {
        let nights = self.tour.plan.nights;
        let (first, second, third) = (self.stop(0), self.stop(1), self.stop(2));
        let (en, ar) = match self.tour.plan.kind {
            PackageKind::Group => (
                "Travel with others and a guide who speaks English and Arabic.",
                "سافر مع مجموعة ومرشد يتحدث العربية والإنجليزية.",
            ),
            PackageKind::Private => (
                "A car and a guide of your own, at your own pace.",
                "سيارة ومرشد خاصان بك، وبالوتيرة التي تناسبك.",
            ),
            PackageKind::SelfDrive => (
                "A rental car with full insurance, and hotels that are booked ahead.",
                "سيارة مستأجرة بتأمين شامل، وفنادق محجوزة مسبقًا.",
            ),
            PackageKind::Honeymoon => (
                "A room with a view, a dinner for two and a late check-out.",
                "غرفة بإطلالة، وعشاء لشخصين، ومغادرة متأخرة.",
            ),
            PackageKind::Umrah => (
                "A hotel close to the mosque, transfers, and a guide for the rites.",
                "فندق قريب من المسجد، مع التنقلات ومرشد للمناسك.",
            ),
            PackageKind::Family => (
                "Short walks, time to play, and rooms for parents and children.",
                "مسافات قصيرة ووقت للعب، وغرف تتسع للوالدين والأطفال.",
            ),
            PackageKind::Adventure => (
                "Full days outdoors in a small group, with equipment.",
                "أيام كاملة في الطبيعة ضمن مجموعة صغيرة، مع المعدات.",
            ),
        };
        Bilingual {
            en: format!(
                "{nights} nights in {}: {}, {} and {}. {en}",
                self.city, first.name, second.name, third.name
            ),
            ar: format!(
                "{nights} ليالٍ في {}: {} و{} و{}. {ar}",
                self.tour.city.ar, first.ar, second.ar, third.ar
            ),
        }
    }

    pub(super) fn highlights(&self) -> Vec<Bilingual> {
        let stops = (0..3).map(|at| self.stop(at));
        stops.map(|stop| Bilingual::new(&stop.name, &stop.ar)).collect()
    }

    pub(super) fn itinerary(&self) -> Vec<PackageDay> {
        let nights = self.tour.plan.nights;
        let (city, ar) = (self.city, &self.tour.city.ar);
        let first = PackageDay {
            title: Bilingual::new(format!("Arrival in {city}"), format!("الوصول إلى {ar}")),
            text: Bilingual::new(
                format!(
                    "We meet you at the airport and take you to {}. The evening is free.",
                    self.hotel
                ),
                format!("نستقبلكم في المطار ونوصلكم إلى فندق {}. المساء وقت حر.", self.hotel),
            ),
            meals: BTreeSet::from([PackageMeal::Dinner]),
        };
        let last = PackageDay {
            title: Bilingual::new(format!("Departure from {city}"), format!("المغادرة من {ar}")),
            text: Bilingual::new(
                "After breakfast we take you to the airport.",
                "بعد الإفطار نوصلكم إلى المطار.",
            ),
            meals: BTreeSet::from([PackageMeal::Breakfast]),
        };
        let between = (1..nights).map(|number| self.day(usize::try_from(number).unwrap_or(1)));
        std::iter::once(first).chain(between).chain([last]).collect()
    }

    /// A day between arrival and departure, from 1.
    fn day(&self, number: usize) -> PackageDay {
        let stop = self.stop(number - 1);
        let is_again = number > self.tour.stops.len();
        if is_again {
            return PackageDay {
                title: Bilingual::new("A day of your own", "يوم حر"),
                text: Bilingual::new(
                    format!("Nothing is planned: rest, or go back to {}.", stop.name),
                    format!("يوم بلا برنامج: استريحوا أو عودوا إلى {}.", stop.ar),
                ),
                meals: BTreeSet::from([PackageMeal::Breakfast]),
            };
        }
        let (en, ar) = match number % 3 {
            1 => (
                format!("The morning at {}, lunch nearby, and a free afternoon.", stop.name),
                format!("الصباح في {}، وغداء قريب، ثم وقت حر بعد الظهر.", stop.ar),
            ),
            2 => (
                format!("A whole day at {}, with time for pictures.", stop.name),
                format!("يوم كامل في {}، مع وقت للتصوير.", stop.ar),
            ),
            _ => (
                format!("A late start, then {} in the afternoon and dinner together.", stop.name),
                format!("صباح هادئ، ثم {} بعد الظهر وعشاء مشترك.", stop.ar),
            ),
        };
        let meal = match number % 3 {
            1 => Some(PackageMeal::Lunch),
            2 => None,
            _ => Some(PackageMeal::Dinner),
        };
        PackageDay {
            title: Bilingual::new(&stop.name, &stop.ar),
            text: Bilingual { en, ar },
            meals: std::iter::once(PackageMeal::Breakfast).chain(meal).collect(),
        }
    }

    pub(super) fn inclusions(&self) -> Vec<Bilingual> {
        let (nights, stars) = (self.tour.plan.nights, self.tour.plan.stars);
        let own = match self.tour.plan.kind {
            PackageKind::SelfDrive => ("Rental car with full insurance", "سيارة مستأجرة بتأمين شامل"),
            PackageKind::Umrah => ("Guide for the rites of umrah", "مرشد لمناسك العمرة"),
            PackageKind::Honeymoon => ("Dinner for two", "عشاء لشخصين"),
            PackageKind::Private => ("Car with driver, and a guide", "سيارة مع سائق ومرشد"),
            PackageKind::Group | PackageKind::Family | PackageKind::Adventure => ("Guide", "مرشد سياحي"),
        };
        vec![
            Bilingual::new(
                format!("{nights} nights in a {stars}-star hotel with breakfast"),
                format!("{nights} ليالٍ في فندق {stars} نجوم مع الإفطار"),
            ),
            Bilingual::new("Transfers from and to the airport", "التنقل من المطار وإليه"),
            Bilingual::new("Entrance fees of the sights", "رسوم دخول المعالم"),
            Bilingual::new(own.0, own.1),
        ]
    }

    pub(super) fn exclusions(&self) -> Vec<Bilingual> {
        let common = [
            ("Flights", "تذاكر الطيران"),
            ("Travel insurance", "تأمين السفر"),
            ("Personal expenses", "المصروفات الشخصية"),
        ];
        common.map(|(en, ar)| Bilingual::new(en, ar)).to_vec()
    }

    pub(super) fn documents(&self) -> Vec<Bilingual> {
        let mut documents = vec![
            Bilingual::new(
                "Passport, valid for six months after the tour",
                "جواز سفر صالح لستة أشهر بعد الرحلة",
            ),
            Bilingual::new(
                "A visa, if your nationality needs one",
                "تأشيرة إذا كانت جنسيتك تتطلبها",
            ),
        ];
        if self.tour.plan.kind == PackageKind::Umrah {
            documents.push(Bilingual::new(
                "Certificate of vaccination against meningitis",
                "شهادة التطعيم ضد التهاب السحايا",
            ));
        }
        documents
    }

    fn stop(&self, at: usize) -> &TourStop {
        self.tour.stops[(at + self.tour.number) % self.tour.stops.len()]
    }
}
