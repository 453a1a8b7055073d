//! See `jetway_fuzz::cache_key`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| jetway_fuzz::cache_key(data));
