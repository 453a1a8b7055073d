#!/usr/bin/env python3
"""Regenerate airports.csv, metros.csv and countries.csv from public packages (see PROVENANCE.md).

Development time only. Usage:
    pip download --no-deps airportsdata==20260905 neobase==0.37 -d DIR
    npm pack countries-list@3.4.1 i18n-iso-countries@7.14.0 i18n-nationality@1.4.0   (inside DIR)
    python3 build.py DIR
"""
import csv
import io
import json
import math
import pathlib
import sys
import tarfile
import zipfile

SOURCES = pathlib.Path(sys.argv[1])
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
NATIONALITIES = {"AE": "Emirati"}
CITIES = {"DAC": "Dhaka", "CGP": "Chattogram", "CXB": "Cox's Bazar", "JSR": "Jashore", "BZL": "Barishal",
          "BLR": "Bengaluru", "HKG": "Hong Kong", "MLE": "Malé"}


def wheel(stem, inner):
    path = next(SOURCES.glob(f"{stem}-*.whl"))
    return io.TextIOWrapper(zipfile.ZipFile(path).open(inner), encoding="utf-8", newline="")


def package(stem, inner):
    path = next(SOURCES.glob(f"**/{stem}-*.tgz"))
    return json.load(tarfile.open(path).extractfile(f"package/{inner}"))


def write(name, header, rows):
    with open(HERE / name, "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(header)
        out.writerows(rows)
    print(name, len(rows))


def live(row):
    return not row["date_until"] and row["page_rank"]


def airports_and_metros(countries):
    points = list(csv.DictReader(wheel("neobase", "neobase/optd_por_public.csv"), delimiter="^"))
    ranked = {}
    for row in points:
        if row["location_type"] in ("A", "CA") and live(row):
            ranked.setdefault(row["iata_code"], row)
    names = {row["iata"]: row for row in csv.DictReader(wheel("airportsdata", "airportsdata/airports.csv")) if row["iata"]}
    top = math.log(max(float(row["page_rank"]) for row in ranked.values()))
    floor = math.log(0.0005)
    chosen = []
    for code, row in ranked.items():
        extra = names.get(code)
        if not extra or extra["country"] not in countries:
            continue
        rank = round(900 * (math.log(max(float(row["page_rank"]), 0.0005)) - floor) / (top - floor))
        rank = RANK.get(code, rank)
        metro = (row["city_code_list"].split(",") or [code])[0] or code
        city = CITIES.get(code) or row["city_name_list"].split("=")[0].split(",")[0] or extra["city"]
        name = NAMES.get(code) or row["asciiname"] or extra["name"]
        chosen.append((code, name, city, extra["country"], round(float(extra["lat"]), 3), round(float(extra["lon"]), 3),
                       extra["tz"], metro, rank))
    chosen = sorted(sorted(chosen, key=lambda one: -one[8])[:KEEP])
    write("airports.csv", "code,name,city,country,lat,lon,tz,metro,rank".split(","), chosen)
    cities = {}
    for row in points:
        if row["location_type"] in ("C", "CA"):
            cities.setdefault(row["iata_code"], row)
    metros = []
    for metro in sorted({one[7] for one in chosen}):
        members = [one for one in chosen if one[7] == metro]
        if len(members) < 2:
            continue
        first = max(members, key=lambda one: one[8])
        row = cities.get(metro)
        name = CITIES.get(metro) or (row["asciiname"] if row else first[2])
        metros.append((metro, name, first[3], first[4], first[5], first[6], min(1000, first[8] + 1)))
    write("metros.csv", "code,city,country,lat,lon,tz,rank".split(","), metros)


def countries():
    facts = package("countries-list", "minimal/countries.2to3.min.json")
    data = package("countries-list", "countries.min.json")
    names = package("i18n-iso-countries", "langs/en.json")["countries"]
    nationalities = package("i18n-nationality", "langs/en.json")["nationalities"]
    rows = []
    for code, fact in sorted(data.items()):
        name = names.get(code, fact["name"])
        name = name[0] if isinstance(name, list) else name
        currency = fact["currency"][0] if fact.get("currency") else ""
        dial = str(fact["phone"][0]) if fact.get("phone") else ""
        nationality = NATIONALITIES.get(code) or nationalities.get(code, name)
        if currency:
            rows.append((code, facts[code], name, nationality, dial, currency, fact["continent"]))
    write("countries.csv", "code2,code3,name,nationality,dial,currency,continent".split(","), rows)
    return {row[0] for row in rows}


airports_and_metros(countries())
