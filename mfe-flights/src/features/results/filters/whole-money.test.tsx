import { renderWithPortal } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import module from '../../../module';
import { flight } from '../../../shared/testing/flights';
import { useDayWords } from '../days/use-day-words';
import { facetsOf } from '../state/facets';
import { Figures } from './figures';
import { useWholeMoney } from './use-whole-money';

const AMOUNT = 'AED 585.75';

/** The same lowest price on a day, in a filter option and at the lower end of the price filter. */
function Lowest() {
  const { money } = useDayWords();
  const whole = useWholeMoney();
  const facets = facetsOf([flight({ itineraryId: 'a', amount: AMOUNT })]);
  const [airline] = facets.airlines;
  return (
    <>
      <p>day {money(AMOUNT)}</p>
      <p>option {airline && <Figures facet={airline} />}</p>
      <p>range {whole(facets.price?.min ?? 0)}</p>
    </>
  );
}

it('a lowest price has one figure wherever it is shown, rounded down', async () => {
  await renderWithPortal(<Lowest />, { module });
  const shown = await screen.findAllByText(/day|option|range/);
  expect(shown.map((line) => /\d+$/.exec(line.textContent ?? '')?.[0])).toEqual(['585', '585', '585']);
});
