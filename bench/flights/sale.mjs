// One adult from Dubai to Dhaka: searched, priced, sold, held and ticketed; how long each call took.
const DAY = 86_400_000;
const on = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Another `turn` is another day: no two sales compete for the same seats. */
export async function sale(post, turn) {
  const times = {};
  const step = async (name, path, body) => {
    const answer = await post(path, body);
    times[name] = (times[name] ?? 0) + answer.took;
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  let found = await step('search', '/api/search/v1/AirSearch', question(turn));
  while (!found.resultCompleted)
    found = await step('search', `/api/search/v1/GetAirSearch?requestId=${found.requestId}`, null);
  const { itineraryId } = found.flights.find(({ fareType }) => fareType === 'OnHold');
  const priced = await step('price', '/api/price/v2/AirPrice', {
    requestId: found.requestId,
    itineraryIds: [itineraryId],
  });
  const sold = await step('sell', '/api/order/v1/Sell/AirSell', party(priced.priceSessionId));
  const acceptedAmount = sold.current.customerTotal;
  const booked = await step('book', '/api/order/v1/Book/AirBook', {
    priceSessionId: sold.priceSessionId,
    acceptedAmount,
  });
  const pay = `/api/order/v1/Ticket/AirTicket?orderReference=${booked.orderReference}`;
  const ticketed = await step('ticket', pay, { acceptedAmount, fundSource: 'wallet' });
  if (ticketed.status !== 'Confirmed') throw new Error(`not ticketed: ${JSON.stringify(ticketed)}`);
  return times;
}

function question(turn) {
  const segment = { id: 1, origin: 'DXB', destination: 'DAC', departureDate: on(20 + turn) };
  return {
    tripType: 1,
    travelClass: 'E',
    fareType: '1',
    segments: [segment],
    adultCount: 1,
    childCount: 0,
    childAges: [],
    infantCount: 0,
  };
}

function party(priceSessionId) {
  const passport = { number: 'BX0123456', issueCountry: 'BD', expiresOn: on(1500) };
  const traveller = {
    travellerId: 't1',
    passengerType: 'ADT',
    title: 'Mr',
    givenName: 'Omar',
    surname: 'Rahman',
    gender: 'M',
    birthOn: '1986-03-14',
    nationality: 'BD',
    passport,
  };
  const contact = { email: 'omar@example.test', phone: '500000001', phoneCountryCode: '+971' };
  return { priceSessionId, travellers: [traveller], contact };
}
