// An independent check of the Duffel simulator: Duffel's published client goes from a search to tickets and to a
// cancellation, and reports refusals as its own errors.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { Duffel, DuffelError } from '@duffel/api';

const root = fileURLToPath(new URL('../..', import.meta.url));
const token = 'duffel_test_outside_check';
const options = ['--listen', '127.0.0.1:0', '--token', token];
const built = process.env.JETWAY_DUFFEL_SIMULATOR;
const [program, args] = built
  ? [built, options]
  : ['cargo', ['run', '--quiet', '--package', 'jetway-duffel-simulator', '--', ...options]];
const simulator = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
process.on('exit', () => simulator.kill());

/** The address the simulator prints when it listens. */
function listening() {
  return new Promise((resolve, reject) => {
    simulator.once('exit', (code) => reject(new Error(`the simulator ended with ${code}`)));
    simulator.stdout.setEncoding('utf8');
    simulator.stdout.on('data', (text) => {
      const found = /listening on (http:\S+)/.exec(text);
      if (found) resolve(found[1]);
    });
  });
}

const departure = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const names = [
  { title: 'mr', given_name: 'Omar', gender: 'm', born_on: '1986-03-14' },
  { title: 'mrs', given_name: 'Amina', gender: 'f', born_on: '1988-07-02' },
];

function passengers(offer) {
  return offer.passengers.map(({ id }, at) => ({
    id,
    ...names[at],
    family_name: 'Rahman',
    email: 'desk@rose.example',
    phone_number: '+97145551234',
  }));
}

async function search(duffel) {
  const { data } = await duffel.offerRequests.create({
    slices: [{ origin: 'DXB', destination: 'DAC', departure_date: departure }],
    passengers: [{ type: 'adult' }, { type: 'adult' }],
    cabin_class: 'economy',
    return_offers: false,
  });
  assert.match(data.id, /^orq_/);
  const { data: first, meta } = await duffel.offers.list({ offer_request_id: data.id, sort: 'total_amount', limit: 5 });
  assert.equal(first.length, 5);
  assert.ok(meta.after, 'there are more pages');
  const amounts = first.map((offer) => Number(offer.total_amount));
  assert.deepEqual(
    amounts,
    [...amounts].sort((a, b) => a - b),
  );
  let counted = 0;
  for await (const { data: offer } of duffel.offers.listWithGenerator({ offer_request_id: data.id })) {
    counted += 1;
    assert.equal(offer.total_currency, 'AED');
  }
  assert.ok(counted > 5, `${counted} offers over all pages`);
  return first.find((offer) => !offer.payment_requirements.requires_instant_payment);
}

/** Held, paid, ticketed. */
async function heldAndPaid(duffel) {
  const offer = await search(duffel);
  const cents = (text) => Math.round(Number(text) * 100);
  assert.equal(cents(offer.base_amount) + cents(offer.tax_amount), cents(offer.total_amount));
  const { data: order } = await duffel.orders.create({
    type: 'pay_later',
    selected_offers: [offer.id],
    passengers: passengers(offer),
    metadata: { operation: 'outside-check' },
  });
  assert.equal(order.total_amount, offer.total_amount);
  assert.equal(order.payment_status.awaiting_payment, true);
  assert.ok(new Date(order.payment_status.payment_required_by) > new Date());
  assert.equal(order.metadata.operation, 'outside-check');
  const payment = { type: 'balance', amount: order.total_amount, currency: order.total_currency };
  const { data: paid } = await duffel.payments.create({ order_id: order.id, payment });
  assert.match(paid.id, /^pay_/);
  const { data: ticketed } = await duffel.orders.get(order.id);
  assert.equal(ticketed.payment_status.awaiting_payment, false);
  assert.equal(ticketed.documents.filter((one) => one.type === 'electronic_ticket').length, 2);
  await refused('already_paid', duffel.payments.create({ order_id: order.id, payment }));
  await refused(
    'offer_request_already_booked',
    duffel.orders.create({
      type: 'pay_later',
      selected_offers: [offer.id],
      passengers: passengers(offer),
    }),
  );
}

/** Bought at once with a bag and a seat. */
async function boughtWithServices(duffel) {
  const found = await search(duffel);
  const { data: offer } = await duffel.offers.get(found.id, { return_available_services: true });
  const bag = offer.available_services.find((service) => service.type === 'baggage');
  assert.ok(bag, 'a bag is on sale');
  const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id });
  assert.equal(maps.length, offer.slices[0].segments.length);
  const sections = maps[0].cabins[0].rows.flatMap((row) => row.sections);
  const seats = sections.flatMap((section) => section.elements).filter((element) => element.type === 'seat');
  const seat = seats
    .flatMap((element) => element.available_services)
    .find((service) => service.passenger_id === offer.passengers[0].id);
  assert.ok(seat, 'a seat is on sale');
  const sum = [offer, bag, seat].reduce((cents, one) => cents + Math.round(Number(one.total_amount) * 100), 0);
  const { data: order } = await duffel.orders.create({
    type: 'instant',
    selected_offers: [offer.id],
    services: [
      { id: bag.id, quantity: 1 },
      { id: seat.id, quantity: 1 },
    ],
    passengers: passengers(offer),
    payments: [{ type: 'balance', currency: 'AED', amount: (sum / 100).toFixed(2) }],
  });
  assert.equal(order.services.length, 2);
  assert.ok(order.documents.some((one) => one.type === 'electronic_ticket'));
}

async function cancelled(duffel) {
  const offer = await search(duffel);
  const { data: order } = await duffel.orders.create({
    type: 'pay_later',
    selected_offers: [offer.id],
    passengers: passengers(offer),
  });
  const { data: wanted } = await duffel.orderCancellations.create({ order_id: order.id });
  assert.equal(wanted.refund_to, 'awaiting_payment');
  const { data: confirmed } = await duffel.orderCancellations.confirm(wanted.id);
  assert.ok(confirmed.confirmed_at);
  const { data: gone } = await duffel.orders.get(order.id);
  assert.ok(gone.cancelled_at);
  const { data: left } = await duffel.orders.list({ awaiting_payment: true });
  assert.ok(left.every((one) => one.id !== order.id));
}

async function refused(code, call) {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof DuffelError, String(error));
    assert.equal(error.errors[0].code, code);
    assert.ok(error.meta.request_id);
    return true;
  });
}

const basePath = await listening();
const duffel = new Duffel({ token, basePath });
await heldAndPaid(duffel);
await boughtWithServices(duffel);
await cancelled(duffel);
await refused('not_found', duffel.orders.get('ord_nobody'));
await refused('access_token_not_found', new Duffel({ token: 'other', basePath }).orders.list());
console.info('ok: @duffel/api searched, listed, held, paid, bought with services and cancelled');
process.exit(0);
