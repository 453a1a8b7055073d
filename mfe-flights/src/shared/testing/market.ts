import type { Itinerary } from '@jetway/kit-api/flights';

import { flight, segment, summary } from './flights';

const AIRLINES = [
  ['QQ', 'Quokka Air'],
  ['ZZ', 'Zebu Airways'],
  ['XK', 'Kestrel'],
  ['NJ', 'Nomad Jet'],
  ['HB', 'Hornbill'],
] as const;
const STOPS = ['DOH', 'BAH', 'CMB', 'DEL'] as const;
const CHEAPEST = 420;
const pad = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;

/** This many itineraries of fictitious airlines, DXB to DAC, direct or with one stop; always the same. */
export function market(count: number): Itinerary[] {
  return Array.from({ length: count }, (_, index) => offer(index));
}

function offer(index: number): Itinerary {
  const [code, name] = AIRLINES[index % AIRLINES.length] ?? AIRLINES[0];
  const stop = index % 3 === 0 ? undefined : STOPS[index % STOPS.length];
  const leaves = (index * 37) % 1440;
  const duration = stop ? 480 + (index % 9) * 25 : 275 + (index % 4) * 5;
  const arrives = leaves + duration + 120;
  const day = Math.floor(arrives / 1440);
  const times = {
    departureTime: clock(leaves),
    arrivalTime: clock(arrives),
    dayOffset: day,
    duration,
    stops: stop ? 1 : 0,
  };
  const amount = CHEAPEST + ((index * 53) % 1900) + (stop ? 0 : 160);
  return flight({
    itineraryId: `m${index}`,
    amount: `AED ${amount}.00`,
    grossAmount: `AED ${amount - 15}.00`,
    agentAmount: `AED ${amount - 30}.00`,
    airlineCode: code,
    airlineName: name,
    duration,
    stopKey: stop ? '1' : '0',
    refundable: index % 2 === 0,
    baggageSummary: `${20 + 5 * (index % 4)} kg`,
    seatsRemaining: 1 + (index % 9),
    layoverAirports: stop ? [stop] : [],
    layoverDuration: stop ? { min: 60 + (index % 5) * 30, max: 60 + (index % 5) * 30 } : { min: 0, max: 0 },
    flightSummary: [summary(times)],
    journeyWises: [
      { stopKey: stop ? '1' : '0', departureTiming: times.departureTime, arrivalTiming: times.arrivalTime },
    ],
    segments: legs(index, { code, name, stop }),
    brandDetails: brands(`m${index}`, amount),
  });
}

function legs(index: number, { code, name, stop }: { code: string; name: string; stop: string | undefined }) {
  const marketing = { code, number: String(100 + index), name };
  const common = { marketing, operating: marketing };
  if (!stop) return [segment(common)];
  const halt = {
    code: stop,
    name: `${stop} International`,
    city: stop,
    local: '2026-12-01T11:00',
    utc: '2026-12-01T08:00:00Z',
  };
  return [
    segment({
      ...common,
      segmentId: 's1',
      destination: halt,
      durationMinutes: 120,
      layoverAfterMinutes: 90,
      overnight: index % 4 === 1,
    }),
    segment({
      ...common,
      segmentId: 's2',
      origin: { ...halt, local: '2026-12-01T12:30', utc: '2026-12-01T09:30:00Z' },
    }),
  ];
}

function brands(itineraryId: string, lowest: number): Itinerary['brandDetails'] {
  const condition = (allowed: boolean) => ({ allowed, text: allowed ? 'Free of charge' : 'Not allowed' });
  return ['Light', 'Classic', 'Flex'].map((name, rank) => ({
    brandId: name.toLowerCase(),
    itineraryId,
    name,
    cabin: 'Economy',
    amount: `AED ${lowest + rank * 120}.00`,
    grossAmount: `AED ${lowest + rank * 120 - 15}.00`,
    deltaFromLowest: `AED ${rank * 120}.00`,
    checkedBag: `${20 + rank * 10} kg`,
    cabinBag: '7 kg',
    fareType: 'OnHold',
    fareKind: 'regular',
    bookingClasses: ['Y'],
    ticketedByHand: false,
    seat: rank > 0 ? 'free' : 'paid',
    meal: rank > 0 ? 'free' : 'none',
    change: condition(rank > 0),
    refund: condition(rank > 1),
  }));
}
