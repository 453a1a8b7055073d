//! See `jetway_fuzz::tenant_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| jetway_fuzz::tenant_file(data));
