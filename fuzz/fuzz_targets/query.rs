//! See `jetway_fuzz::query`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| jetway_fuzz::query(data));
