#!/usr/bin/env python3
"""Regenerate airports.csv, metros.csv, countries.csv and names.csv from public packages (see PROVENANCE.md).

Development time only. Usage:
    pip download --no-deps airportsdata==20260905 neobase==0.37 -d DIR
    npm pack countries-list@3.4.1 i18n-iso-countries@7.14.0 i18n-nationality@1.4.0   (inside DIR)
    python3 build.py DIR

Newer and renamed codes that the ranking does not know are in airports-overlay.csv, by hand; `differences.py DIR` lists
what other versions of the packages would change.
"""
import csv
import io
import json
import math
import pathlib
import sys
import tarfile
import unicodedata
import zipfile

HERE = pathlib.Path(__file__).parent
KEEP = 3600
# The ranking data shows web links, not passengers; these are how agents rank the airports of this market.
RANK = {"DXB": 990, "DAC": 940, "AUH": 900, "DOH": 930, "JED": 905, "RUH": 880, "SHJ": 780, "MCT": 760, "KWI": 800,
        "BAH": 770, "MED": 790, "DMM": 740, "CGP": 700, "ZYL": 600, "CXB": 560, "KUL": 900, "SIN": 960, "BKK": 950,
        "DEL": 940, "BOM": 920, "CCU": 780, "CMB": 740, "KTM": 720, "MLE": 700, "IST": 960, "LHR": 1000, "JFK": 970,
        "DWC": 500, "JSR": 420, "SPD": 400, "RJH": 380, "BZL": 340, "KHI": 780, "LHE": 740, "ISB": 720, "MAA": 820,
        "BLR": 860, "HYD": 840, "COK": 740, "CAI": 860, "AMM": 700, "CAN": 900, "HKG": 940, "ICN": 940, "NRT": 930,
        "MNL": 860, "CGK": 900, "ADD": 740, "NBO": 720, "JNB": 820}
NAMES = {"DAC": "Hazrat Shahjalal International Airport", "CGP": "Shah Amanat International Airport",
         "ZYL": "Osmani International Airport", "AUH": "Zayed International Airport"}
# The ranking is older than some codes. Those in use since this date come in with this rank, below the rank at which the
# sandbox's airlines fly anywhere on their own.
NEWER_SINCE = "2018"
NEWER_RANK = 300
# The two packages disagree about an airport that is farther apart.
SAME_PLACE_KM = 15
# Countries whose cities people tell apart by state, with the state's usual short form.
WITH_REGION = {"US", "CA", "AU"}
# Languages of the tenants' markets. English brings former and second names.
LANGUAGES = ("en", "ms", "ar", "bn")
NATIONALITIES = {"AE": "Emirati"}
CITIES = {"DAC": "Dhaka", "CGP": "Chattogram", "CXB": "Cox's Bazar", "JSR": "Jashore", "BZL": "Barishal",
          "BLR": "Bengaluru", "HKG": "Hong Kong", "MLE": "Malé",
          # Islands and resorts that travellers ask for, for the towns at their airports.
          "BJV": "Bodrum", "CJU": "Jeju", "DJE": "Djerba", "DPS": "Bali", "HER": "Heraklion", "JTR": "Santorini",
          "LGK": "Langkawi", "LOP": "Lombok", "MAH": "Menorca", "MPH": "Boracay", "MRU": "Mauritius", "OGG": "Maui",
          "PEN": "Penang", "PMI": "Palma de Mallorca", "TCI": "Tenerife", "TFN": "Tenerife",
          "TFS": "Tenerife", "USM": "Koh Samui"}


class Packages:
    """The packages in a folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.points = list(csv.DictReader(self.wheel("neobase", "neobase/optd_por_public.csv"), delimiter="^"))
        airports = csv.DictReader(self.wheel("airportsdata", "airportsdata/airports.csv"))
        self.airports = {row["iata"]: row for row in airports if row["iata"]}

    def wheel(self, stem, inner):
        path = next(self.folder.glob(f"{stem}-*.whl"))
        return io.TextIOWrapper(zipfile.ZipFile(path).open(inner), encoding="utf-8", newline="")

    def package(self, stem, inner):
        path = next(self.folder.glob(f"**/{stem}-*.tgz"))
        return json.load(tarfile.open(path).extractfile(f"package/{inner}"))


def write(name, header, rows):
    with open(HERE / name, "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(header.split(","))
        out.writerows(rows)
    print(name, len(rows))


def live(row):
    return not row["date_until"] and row["page_rank"]


def km(lat, lon, lat2, lon2):
    lat, lon, lat2, lon2 = (math.radians(float(at)) for at in (lat, lon, lat2, lon2))
    half = math.sin((lat2 - lat) / 2) ** 2 + math.cos(lat) * math.cos(lat2) * math.sin((lon2 - lon) / 2) ** 2
    return 12742 * math.asin(math.sqrt(half))


def newer(packages):
    """Airports in use since NEWER_SINCE that are not ranked, by code; both packages agree where they are."""
    found = {}
    for row in packages.points:
        is_airport = row["location_type"] in ("A", "CA") and not row["date_until"]
        if is_airport and not row["page_rank"] and row["date_from"] >= NEWER_SINCE:
            extra = packages.airports.get(row["iata_code"])
            if extra and km(row["latitude"], row["longitude"], extra["lat"], extra["lon"]) <= SAME_PLACE_KM:
                found.setdefault(row["iata_code"], row)
    return found


def region(row):
    """`Missouri MO`; empty outside the countries of WITH_REGION."""
    return f"{row['adm1_name_ascii']} {row['iso31662']}".strip() if row["country_code"] in WITH_REGION else ""


def airports(packages, countries):
    """Rows of airports.csv."""
    ranked = {}
    for row in packages.points:
        if row["location_type"] in ("A", "CA") and live(row):
            ranked.setdefault(row["iata_code"], row)
    top = math.log(max(float(row["page_rank"]) for row in ranked.values()))
    floor = math.log(0.0005)
    rank = {code: round(900 * (math.log(max(float(row["page_rank"]), 0.0005)) - floor) / (top - floor))
            for code, row in ranked.items()} | RANK
    best = sorted(described(packages, countries, ranked, rank), key=lambda one: -one[8])[:KEEP]
    # A newer airport of a city that has one already may be its new main airport or a closed one: the overlay says which.
    cities = {one[7] for one in best}
    fresh = {code: row for code, row in newer(packages).items() if code not in ranked}
    added = described(packages, countries, fresh, dict.fromkeys(fresh, NEWER_RANK))
    return sorted(best + [one for one in added if one[7] not in cities])


def described(packages, countries, rows, rank):
    """Rows of airports.csv for points; without those the other package or the countries do not have."""
    chosen = []
    for code, row in rows.items():
        extra = packages.airports.get(code)
        if not extra or extra["country"] not in countries:
            continue
        metro = (row["city_code_list"].split(",") or [code])[0] or code
        city = CITIES.get(code) or row["city_name_list"].split("=")[0].split(",")[0] or extra["city"]
        name = NAMES.get(code) or row["asciiname"] or extra["name"]
        chosen.append((code, name, city, extra["country"], round(float(extra["lat"]), 3), round(float(extra["lon"]), 3),
                       extra["tz"], metro, rank[code], region(row)))
    return chosen


def metros(packages, chosen):
    """Rows of metros.csv: cities with several of the chosen airports."""
    cities = {}
    for row in packages.points:
        if row["location_type"] in ("C", "CA"):
            cities.setdefault(row["iata_code"], row)
    found = []
    for metro in sorted({one[7] for one in chosen}):
        members = [one for one in chosen if one[7] == metro]
        if len(members) < 2:
            continue
        first = max(members, key=lambda one: one[8])
        row = cities.get(metro)
        name = CITIES.get(metro) or (row["asciiname"] if row else first[2])
        found.append((metro, name, first[3], first[4], first[5], first[6], min(1000, first[8] + 1)))
    return found


def names(packages, cities, countries):
    """Rows of names.csv: names of cities, by city code, and of countries, in the languages of the tenants' markets."""
    rows = set()
    for row in packages.points:
        code = row["iata_code"]
        if row["date_until"] or row["location_type"] != "C" or code not in cities:
            continue
        for part in row["alt_name_section"].split("="):
            language, name, kind, *_ = [*part.split("|"), "", "", ""]
            if language in LANGUAGES and "c" not in kind and speaks(language, name) and plain(name) != plain(cities[code]):
                rows.add(("city", code, language, name))
    for language in ("ms", "ar", "bn"):
        for code, name in packages.package("i18n-iso-countries", f"langs/{language}.json")["countries"].items():
            for one in name if isinstance(name, list) else [name]:
                if code in countries and plain(one) != plain(countries[code]):
                    rows.add(("country", code, language, one))
    return sorted(rows)


def speaks(language, name):
    """Whether a name is in its language's script: the source has English names filed as Bengali."""
    script = {"ar": "ARABIC", "bn": "BENGALI"}.get(language, "LATIN")
    letters = [letter for letter in name if letter.isalpha()]
    return bool(letters) and all(unicodedata.name(letter, "").startswith(script) for letter in letters)


def plain(name):
    split = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in split if letter.isalnum())


def countries(packages):
    """Rows of countries.csv."""
    facts = packages.package("countries-list", "minimal/countries.2to3.min.json")
    data = packages.package("countries-list", "countries.min.json")
    called = packages.package("i18n-iso-countries", "langs/en.json")["countries"]
    nationalities = packages.package("i18n-nationality", "langs/en.json")["nationalities"]
    rows = []
    for code, fact in sorted(data.items()):
        name = called.get(code, fact["name"])
        name = name[0] if isinstance(name, list) else name
        currency = fact["currency"][0] if fact.get("currency") else ""
        dial = str(fact["phone"][0]) if fact.get("phone") else ""
        nationality = NATIONALITIES.get(code) or nationalities.get(code, name)
        if currency:
            rows.append((code, facts[code], name, nationality, dial, currency, fact["continent"]))
    return rows


def overlay():
    """Rows of airports-overlay.csv, by code."""
    with open(HERE / "airports-overlay.csv", encoding="utf-8", newline="") as file:
        return {row["code"]: row for row in csv.DictReader(file)}


def main(folder):
    packages = Packages(folder)
    lands = countries(packages)
    chosen = airports(packages, {row[0] for row in lands})
    cities = {row[7]: row[2] for row in chosen} | {row["metro"]: row["city"] for row in overlay().values()}
    write("countries.csv", "code2,code3,name,nationality,dial,currency,continent", lands)
    write("airports.csv", "code,name,city,country,lat,lon,tz,metro,rank,region", chosen)
    write("metros.csv", "code,city,country,lat,lon,tz,rank", metros(packages, chosen))
    write("names.csv", "of,code,language,name", names(packages, cities, {row[0]: row[2] for row in lands}))


if __name__ == "__main__":
    main(sys.argv[1])
