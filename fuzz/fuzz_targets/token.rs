//! See `jetway_fuzz::token`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| jetway_fuzz::token(data));
