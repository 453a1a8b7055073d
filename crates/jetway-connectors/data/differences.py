#!/usr/bin/env python3
"""List what other versions of the packages would change, before `build.py` takes them.

Development time only. Download the versions into DIR as the head of build.py says, then:
    python3 differences.py DIR
Prints codes that appear and disappear, airports that are renamed, move or change their city or time zone, newer airports
that need a row in the overlay, and rows of the overlay that the packages now have, contradict or do not know.
"""
import csv
import sys

import build

FAR_KM = 5


def table(name):
    with open(build.HERE / name, encoding="utf-8", newline="") as file:
        return {row["code"]: row for row in csv.DictReader(file)}


def changes(before, after):
    """What differs between two rows of one code."""
    for column in ("name", "city", "country", "tz", "metro"):
        if before[column] != after[column]:
            yield f"{column}: {before[column]} -> {after[column]}"
    away = build.km(before["lat"], before["lon"], after["lat"], after["lon"])
    if away > FAR_KM:
        yield f"position: {away:.0f} km away"


def section(title, lines):
    print(f"\n{title}: {len(lines)}")
    for line in lines:
        print(f"  {line}")


def main(folder):
    packages = build.Packages(folder)
    columns = "code,name,city,country,lat,lon,tz,metro,rank,region".split(",")
    lands = {row[0] for row in build.countries(packages)}
    after = {row[0]: dict(zip(columns, row)) for row in build.airports(packages, lands)}
    before, overlay = table("airports.csv"), build.overlay()
    section("Appear", [f"{code} {after[code]['name']}" for code in sorted(after.keys() - before.keys())])
    section("Disappear", [f"{code} {before[code]['name']}" for code in sorted(before.keys() - after.keys())])
    both = sorted(before.keys() & after.keys())
    section("Change", [f"{code} {change}" for code in both for change in changes(before[code], after[code])])
    newer = build.newer(packages)
    section("Newer airports of cities that have one, not in the overlay", [
        f"{code} {newer[code]['name']}, {newer[code]['city_name_list']}, since {newer[code]['date_from']}"
        for code in sorted(newer.keys() - after.keys() - overlay.keys())
    ])
    known = sorted(overlay.keys() & after.keys())
    section("Rows of the overlay the packages have too", [
        f"{code} {change}" for code in known for change in list(changes(overlay[code], after[code])) or ["alike: kept for its rank or former code only"]
    ])
    gone = [code for code in sorted(overlay) if code not in packages.airports]
    section("Rows of the overlay the packages do not know", gone)


if __name__ == "__main__":
    main(sys.argv[1])
