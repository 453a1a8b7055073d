//! Normalises typed text: lower case, no accents, words separated by one space.

/// `São Paulo–Guarulhos` → `sao paulo guarulhos`.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'a'..='z' | '0'..='9' => folded.push(c),
            '\'' | '’' | '\u{300}'..='\u{36f}' => {}
            _ => match plain(c) {
                "" if folded.ends_with(' ') || folded.is_empty() => {}
                "" => folded.push(' '),
                letters => folded.push_str(letters),
            },
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Latin letters without diacritics; empty for word separators.
const fn plain(c: char) -> &'static str {
    match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' | 'ạ' | 'ả' | 'ấ' | 'ầ' | 'ắ' | 'ằ' => {
            "a"
        }
        'æ' => "ae",
        'ç' | 'ć' | 'č' | 'ċ' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' | 'ế' | 'ề' | 'ẹ' => "e",
        'ğ' | 'ģ' | 'ġ' => "g",
        'ħ' | 'ḩ' | 'ḥ' => "h",
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' | 'ị' => "i",
        'ķ' => "k",
        'ł' | 'ļ' | 'ľ' | 'ĺ' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' | 'ơ' | 'ộ' | 'ồ' | 'ọ' => "o",
        'œ' => "oe",
        'ř' | 'ŕ' => "r",
        'ś' | 'š' | 'ş' | 'ș' | 'ṣ' => "s",
        'ß' => "ss",
        'ť' | 'ţ' | 'ț' | 'ṭ' => "t",
        'þ' => "th",
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' | 'ų' | 'ư' | 'ừ' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' | 'ẕ' => "z",
        _ => "",
    }
}
