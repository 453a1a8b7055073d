import { expect, it } from 'vitest';

import { describeDevice, encodeDeviceInfo } from './device-info';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1';
const SCREEN = { width: 390, height: 844 };
const MUSCAT = { timeZone: 'Asia/Muscat', locale: 'ar-OM' };
const THERE = { timeZone: 'Asia/Muscat', language: 'ar-OM' };

it('contains browser, system, device, screen, time zone and language (P-124)', () => {
  expect(describeDevice(CHROME, SCREEN, MUSCAT)).toMatchObject({
    browser: { name: 'Chrome', version: '156.0.0.0' },
    os: { name: 'Linux' },
    device: { type: 'desktop' },
    screen: SCREEN,
    ...THERE,
  });
  expect(describeDevice(IPHONE, SCREEN, MUSCAT)).toMatchObject({
    browser: { name: 'Safari', version: '18.2' },
    os: { name: 'iOS', version: '18.2' },
    device: { model: 'iPhone', type: 'mobile', vendor: 'Apple' },
  });
});

it('truncates the user agent to 500 characters (P-125)', () => {
  expect(describeDevice('x'.repeat(600), SCREEN, MUSCAT).userAgent).toHaveLength(500);
});

it('is encoded as base64url (P-276)', () => {
  const text = encodeDeviceInfo(describeDevice(`${CHROME} ÿ?>~`, SCREEN, MUSCAT));
  expect(text).toMatch(/^[\w-]+$/);
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const back: unknown = JSON.parse(new TextDecoder().decode(bytes));
  expect(back).toMatchObject({ userAgent: `${CHROME} ÿ?>~`, ...THERE });
});
