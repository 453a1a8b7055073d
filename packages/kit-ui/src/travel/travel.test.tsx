import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AirlineBadge, BaggageIcons, FareBreakdownTable, JourneyBar, SeatsLeft } from '.';
import { airlineHue } from './airline/airline-hue';

const DEPARTURE = { time: '21:40', code: 'DAC' };
const ARRIVAL = { time: '2026-11-04T04:15', code: 'DXB' };

describe('AirlineBadge', () => {
  it('is an image named after the airline', () => {
    render(<AirlineBadge code="EK" name="Emirates" />);
    expect(screen.getByRole('img', { name: 'Emirates' })).toHaveTextContent('EK');
  });

  it('announces a visible name only once', () => {
    render(<AirlineBadge code="EK" name="Emirates" showName />);
    expect(screen.getByText('Emirates')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('gives a code a constant hue, and neighbouring codes different ones', () => {
    expect(airlineHue('zz')).toBe(airlineHue('ZZ'));
    expect(Math.abs(airlineHue('ZY') - airlineHue('ZZ'))).toBeGreaterThan(40);
  });
});

describe('JourneyBar', () => {
  it('shows times, airports, stops and the arrival day', () => {
    const { container } = render(
      <JourneyBar departure={DEPARTURE} arrival={ARRIVAL} stops={1} stopCodes={['DOH']} duration={515} dayOffset={1} />,
    );
    expect(container).toHaveTextContent(/21:40\s*DAC\s*8h 35m\s*1 stop\s*DOH\s*04:15\+1\s*DXB/);
  });

  it('labels a non-stop flight that lands on the same day', () => {
    const { container } = render(
      <JourneyBar departure={DEPARTURE} arrival={ARRIVAL} stops={0} duration={275} dayOffset={0} />,
    );
    expect(screen.getByText('Non-stop')).toBeVisible();
    expect(container.querySelector('sup')).toBeNull();
  });
});

describe('FareBreakdownTable', () => {
  it('has a row per passenger type and a line per total', async () => {
    document.documentElement.lang = 'en-AE';
    render(
      <FareBreakdownTable
        lines={[{ label: 'Adult', count: 2, base: 'AED 1240.00', taxes: 'AED 312.50', total: 'AED 3105.00' }]}
        totals={[{ label: 'To pay', amount: 'AED 3105.00', strong: true }]}
      />,
    );
    expect(
      await screen.findByRole('row', { name: /Adult × 2 AED.1,240\.00 AED.312\.50 AED.3,105\.00/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /To pay.*AED.3,105\.00/ })).toBeInTheDocument();
  });
});

describe('SeatsLeft', () => {
  it.each([
    [1, '1 seat left'],
    [8, '8 seats left'],
  ])('shows %i', (count, text) => {
    render(<SeatsLeft count={count} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is hidden at nine, the most an airline reports', () => {
    const { container } = render(<SeatsLeft count={9} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('BaggageIcons', () => {
  it('says what is not included', async () => {
    const { container } = render(<BaggageIcons cabin="7 kg" />);
    await screen.findByText('7 kg');
    expect(container).toHaveTextContent('Checked bag not includedCabin bag 7 kg');
  });
});
