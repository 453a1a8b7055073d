// The search every figure is taken on: Dubai to Dhaka and back for three, two months ahead.
const DAY = 86_400_000;
const on = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Another `shift` in days is another search. */
export function resultsPath(shift = 0) {
  const query = new URLSearchParams({
    trip: 'R',
    journey: `DXB.DAC.${on(60 + shift)}`,
    return: on(74 + shift),
    adults: '2',
    ages: '7',
    cabin: 'E',
  });
  return `/flight-search-result?${query}`;
}
