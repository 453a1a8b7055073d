import { describe, expect, it } from 'vitest';

import { readLine } from './one-line';

const TODAY = '2026-11-21';
const line = (text: string) => readLine(text, TODAY).line;

describe('a one-line search', () => {
  it('is a return with two dates', () => {
    expect(line('DAC DXB 20dec 27dec 2a1c')).toMatchObject({
      trip: 'R',
      journeys: [{ origin: 'DAC', destination: 'DXB', departureDate: '2026-12-20' }],
      returnDate: '2026-12-27',
      adults: 2,
      childAges: [null],
      infants: 0,
    });
  });

  it('is one way with one date, in the next such month', () => {
    expect(line('dxb lhr 5jan biz direct')).toMatchObject({
      trip: 'O',
      cabin: 'B',
      directOnly: true,
      adults: 1,
      journeys: [{ departureDate: '2027-01-05' }],
    });
  });

  it('is typed with local digits', () => {
    expect(line('DAC DXB ২০dec ٢a')).toMatchObject({ adults: 2, journeys: [{ departureDate: '2026-12-20' }] });
  });

  it('is multi-city with several pairs', () => {
    expect(line('DAC DXB 20dec DXB LHR 2026-12-25 1a')).toMatchObject({
      trip: 'M',
      journeys: [{ origin: 'DAC' }, { origin: 'DXB', departureDate: '2026-12-25' }],
    });
  });

  it('takes ages of children and infants', () => {
    expect(line('DAC DXB 20dec 2a2c5,91i')).toMatchObject({ adults: 2, infants: 1 });
    expect(line('DAC DXB 20dec 2a 1c7')?.childAges).toEqual([7]);
  });

  it.each([
    ['DAC 20dec', 'places'],
    ['DAC DXB 31nov', 'date'],
    ['DAC DXB 2027-02-30', 'date'],
    ['DAC DXB 20dec 27dec 30dec', 'days'],
    ['DAC DXB 20dec 22dec DXB LHR 25dec', 'days'],
    ['DAC DXB 2a', 'when'],
    ['DAC DXB 20dec whatever', 'word'],
    ['', 'places'],
  ])('%s is refused for its %s', (text, fault) => {
    expect(readLine(text, TODAY).fault).toBe(fault);
  });
});
