//! Raw h2 frames as an attacker writes them. Source: RFC 9113 §4.1, RFC 7541 §6.

pub const DATA: u8 = 0;
pub const HEADERS: u8 = 1;
pub const PRIORITY: u8 = 2;
pub const RESET: u8 = 3;
pub const SETTINGS: u8 = 4;
pub const PING: u8 = 6;
pub const WINDOW_UPDATE: u8 = 8;
pub const CONTINUATION: u8 = 9;
pub const END_STREAM: u8 = 1;
pub const END_HEADERS: u8 = 4;

pub const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

pub fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).expect("a length").to_be_bytes();
    let mut bytes = vec![length[1], length[2], length[3], kind, flags];
    bytes.extend_from_slice(&stream.to_be_bytes());
    bytes.extend_from_slice(payload);
    bytes
}

/// Connection preface and empty settings.
pub fn opening() -> Vec<u8> {
    [PREFACE, &frame(SETTINGS, 0, 0, &[])].concat()
}

/// The header block of a call: method (`0x82` GET, `0x83` POST), https, path, authority.
pub fn call(method: u8) -> Vec<u8> {
    call_to(method, "/api/customer/v1/User/GetLogo")
}

/// The header block of a call to this path.
pub fn call_to(method: u8, path: &str) -> Vec<u8> {
    let mut block = vec![method, 0x87];
    literal(&mut block, 0x04, path.as_bytes());
    literal(&mut block, 0x01, b"falcon.test");
    block
}

/// Connection preface, and settings with this initial stream window.
pub fn opening_with_window(bytes: u32) -> Vec<u8> {
    let setting = [&[0, 4][..], &bytes.to_be_bytes()].concat();
    [PREFACE, &frame(SETTINGS, 0, 0, &setting)].concat()
}

/// A field whose name is in the static table.
fn literal(block: &mut Vec<u8>, name: u8, value: &[u8]) {
    block.push(name);
    integer(block, 0, 7, value.len());
    block.extend_from_slice(value);
}

/// A field for the dynamic table: a literal name and a value of this length.
pub fn remembered(block: &mut Vec<u8>, value: usize) {
    block.extend_from_slice(&[0x40, 1, b'x']);
    integer(block, 0, 7, value);
    block.resize(block.len() + value, b'a');
}

fn integer(block: &mut Vec<u8>, high: u8, bits: u8, value: usize) {
    let most = (1_usize << bits) - 1;
    if value < most {
        block.push(high | value as u8);
        return;
    }
    block.push(high | most as u8);
    let mut rest = value - most;
    while rest >= 128 {
        block.push((rest % 128) as u8 | 128);
        rest /= 128;
    }
    block.push(rest as u8);
}
