use super::*;

fn found(term: &str) -> Vec<String> {
    Airports::embedded()
        .search(term, 10)
        .into_iter()
        .map(|place| place.code.to_string())
        .collect()
}

#[test]
fn an_exact_code_comes_first() {
    assert_eq!(found("dxb")[0], "DXB");
    assert_eq!(found("DAC")[0], "DAC");
    assert_eq!(found("zia")[..1], ["ZIA"], "Moscow Zhukovsky owns the code");
    assert!(
        found("zia").contains(&"DAC".to_owned()),
        "the former name of Dhaka's airport"
    );
}

#[test]
fn a_metropolitan_code_brings_the_city_and_then_its_airports() {
    let london = found("lon");
    assert_eq!(london[..2], ["LON", "LHR"]);
    for airport in ["LGW", "STN", "LTN", "LCY"] {
        assert!(london.contains(&airport.to_owned()), "{airport}");
    }
    let place = Airports::embedded().search("lon", 1)[0];
    assert_eq!(
        (place.kind, place.name.as_str()),
        (PlaceKind::Metro, "London, all airports")
    );
}

#[test]
fn a_city_is_found_by_its_beginning_and_with_a_typing_error() {
    assert_eq!(found("dubai")[0], "DXB");
    assert_eq!(found("dub")[..2], ["DUB", "DXB"], "an exact code, then the city");
    assert_eq!(found("dubay")[0], "DXB");
    assert_eq!(found("dhaka")[0], "DAC");
    assert_eq!(found("dahka")[0], "DAC", "neighbours swapped");
    assert_eq!(found("singapoor")[0], "SIN");
    assert_eq!(found("chitagong")[0], "CGP", "a former name with an error");
    assert_eq!(found("kuala lum")[0], "KUL");
}

#[test]
fn an_airport_is_found_by_name_and_without_accents() {
    assert_eq!(found("heathrow")[0], "LHR");
    assert_eq!(found("shahjalal")[0], "DAC");
    assert_eq!(found("male")[0], "MLE");
    assert_eq!(found("MÜNCHEN")[0], "MUC");
    assert_eq!(found("sao paulo")[..1], ["SAO"]);
}

#[test]
fn nonsense_finds_nothing_and_the_limit_holds() {
    assert_eq!(found("qqqqzzzz"), Vec::<String>::new());
    assert_eq!(found("  "), Vec::<String>::new());
    assert_eq!(Airports::embedded().search("international", 4).len(), 4);
}

#[test]
fn every_zone_is_in_the_database() {
    for place in Airports::embedded().all() {
        assert!(
            place.timezone.parse::<jetway_domain::zone::Zone>().is_ok(),
            "{} {}",
            place.code,
            place.timezone
        );
        assert!(place.rank <= 1000, "{}", place.code);
    }
}

#[test]
fn a_metropolitan_code_stands_for_its_airports() {
    let code = |text: &str| AirportCode::parse(text).expect("a code");
    let all = |text: &str| Airports::embedded().expand(code(text));
    assert_eq!(all("DXB"), [code("DXB")]);
    assert!(all("LON").len() >= 5 && all("LON").contains(&code("LHR")));
    assert_eq!(all("QQQ"), []);
}

fn around(from: &str, to: &str) -> [Vec<String>; 2] {
    let code = |text: &str| AirportCode::parse(text).expect("a code");
    let (begins, ends) = Airports::embedded().ends(code(from), code(to), true);
    [begins, ends].map(|codes| codes.iter().map(ToString::to_string).collect())
}

#[test]
fn an_airport_brings_its_city_and_then_what_is_near_itself_first() {
    assert_eq!(around("IST", "BKK"), [vec!["IST", "SAW"], vec!["BKK", "DMK"]]);
    let [dubai, london] = around("DXB", "LHR");
    assert_eq!(dubai, ["DXB", "DWC", "SHJ"]);
    assert_eq!(
        london,
        ["LHR", "LGW", "LTN", "LCY", "STN", "SEN"],
        "six, those of the city first"
    );
    assert_eq!(around("DOH", "LON")[0], ["DOH"], "a lone airport");
}

#[test]
fn a_city_brings_its_airports_and_nothing_else() {
    let code = |text: &str| AirportCode::parse(text).expect("a code");
    let (lon, dac) = (code("LON"), code("DAC"));
    let airports = Airports::embedded();
    assert_eq!(airports.ends(lon, dac, true), airports.ends(lon, dac, false));
    assert_eq!(airports.nearby(lon), []);
}

#[test]
fn no_result_crosses_a_border_or_uses_a_nearby_airport_unasked() {
    assert_eq!(
        around("BAH", "HKG"),
        [vec!["BAH"], vec!["HKG"]],
        "Dammam and Shenzhen are other countries"
    );
    assert_eq!(
        around("DXB", "SHJ"),
        [vec!["DXB"], vec!["SHJ"]],
        "what lies near both is left out"
    );
    let [dubai, abu_dhabi] = around("DXB", "AUH");
    assert!(
        dubai.iter().all(|code| !abu_dhabi.contains(code)),
        "{dubai:?} {abu_dhabi:?}"
    );
}

#[test]
fn a_shared_code_stands_for_its_city_where_a_supplier_takes_one_place_alone() {
    let city = |text: &str| {
        let code = AirportCode::parse(text).expect("a code");
        Airports::embedded().city_of(code).to_string()
    };
    assert_eq!(
        ["LHR", "SAW", "IST", "DAC", "QQQ"].map(city),
        ["LON", "IST", "IST", "DAC", "QQQ"]
    );
}
