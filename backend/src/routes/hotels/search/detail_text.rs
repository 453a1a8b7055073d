//! What a hotel's page says in words, in the visitor's language: English where a language has no text of its own.

use jetway_app::hotel::search::Detail;
use jetway_domain::reference::NameLanguage;

/// Where a hotel is and of which class, in one sentence.
pub(super) fn description(detail: &Detail, language: NameLanguage) -> String {
    let (card, property) = (&detail.card, &detail.card.lead.property);
    let (name, area, city) = (&property.name, &card.lead.area, &property.city);
    let (kind, stars) = (card.lead.property_type.as_str(), property.stars);
    let chain = card.lead.chain.as_deref();
    let near = card.landmark.as_ref().map(|(near, km)| (near.as_str(), *km));
    let (near, km) = near.unwrap_or((centre(language), card.distance_km));
    if language == NameLanguage::Arabic {
        let kind = match kind {
            "apartment" => "شقق فندقية",
            "guesthouse" => "بيت ضيافة",
            "hostel" => "نُزل",
            "resort" => "منتجع",
            _ => "فندق",
        };
        let stars = match stars {
            1 => "نجمة واحدة".to_owned(),
            2 => "نجمتين".to_owned(),
            more => format!("{more} نجوم"),
        };
        let chain = chain.map(|chain| format!(" من سلسلة {chain}")).unwrap_or_default();
        return format!("{name} في {area}، {city}: {kind} من فئة {stars}{chain}، على بعد {km:.1} كم من {near}.");
    }
    let kind = match kind {
        "apartment" => "apartment house",
        "guesthouse" => "guest house",
        other => other,
    };
    let chain = chain.map(|chain| format!(" of {chain}")).unwrap_or_default();
    format!("{name} in {area}, {city}, is a {stars}-star {kind}{chain}, {km:.1} km from {near}.")
}

const fn centre(language: NameLanguage) -> &'static str {
    match language {
        NameLanguage::Arabic => "وسط المدينة",
        _ => "the centre",
    }
}

/// What guests need to know before they come.
pub(super) fn policies(detail: &Detail, language: NameLanguage) -> Vec<String> {
    let takes_pets = detail.card.lead.amenities.iter().any(|own| own == "petFriendly");
    let texts = match (language, takes_pets) {
        (NameLanguage::Arabic, _) => [
            "يُبرز النزلاء جوازات سفرهم أو بطاقات هويتهم الوطنية عند تسجيل الوصول.",
            "لا يقل عمر النزيل الأول في كل غرفة عن 18 عامًا.",
            if takes_pets {
                "تُقبل الحيوانات الأليفة عند الطلب."
            } else {
                "لا تُقبل الحيوانات الأليفة."
            },
        ],
        (_, true) => [
            "Guests show their passports or national identity cards at check-in.",
            "The first guest of each room is at least 18 years old.",
            "Pets are welcome on request.",
        ],
        (_, false) => [
            "Guests show their passports or national identity cards at check-in.",
            "The first guest of each room is at least 18 years old.",
            "Pets are not allowed.",
        ],
    };
    texts.map(str::to_owned).to_vec()
}
