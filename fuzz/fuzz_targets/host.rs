//! See `jetway_fuzz::host`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| jetway_fuzz::host(data));
