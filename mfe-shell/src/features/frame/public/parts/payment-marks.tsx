import { useT, useTenant } from '@jetway/kit-runtime';
import styled from 'styled-components';

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  svg {
    display: block;
    inline-size: 3.25rem;
    block-size: 2rem;
  }

  .plate {
    fill: white;
    stroke: var(--jw-border);
  }

  text {
    font-family: var(--jw-font);
    text-anchor: middle;
  }
`;

const BLUE = 'oklch(0.36 0.16 266)';
const RED = 'oklch(0.6 0.23 27)';
const AMBER = 'oklch(0.78 0.16 70)';
const PINK = 'oklch(0.55 0.24 2)';

/** The tenant's payment methods, drawn inline: no image of another site is loaded. */
export function PaymentMarks() {
  const t = useT('shell');
  const { paymentMarks } = useTenant();
  return (
    <Marks aria-label={t('public.payments')}>
      {MARKS.filter(({ id }) => paymentMarks.includes(id)).map(({ name, drawing }) => (
        <li key={name}>
          <svg viewBox="0 0 52 32" role="img" aria-label={name}>
            <rect className="plate" x="0.5" y="0.5" width="51" height="31" rx="5" />
            {drawing}
          </svg>
        </li>
      ))}
    </Marks>
  );
}

const MARKS = [
  {
    id: 'visa',
    name: 'Visa',
    drawing: (
      <text x="26" y="21.5" fontSize="15" fontWeight="800" fontStyle="italic" fill={BLUE} letterSpacing="0.5">
        VISA
      </text>
    ),
  },
  {
    id: 'mastercard',
    name: 'Master Card',
    drawing: (
      <>
        <circle cx="21" cy="16" r="9" fill={RED} />
        <circle cx="31" cy="16" r="9" fill={AMBER} fillOpacity="0.88" />
      </>
    ),
  },
  {
    id: 'amex',
    name: 'American Express',
    drawing: (
      <>
        <rect x="7" y="5" width="38" height="22" rx="3" fill="oklch(0.52 0.13 240)" />
        <text x="26" y="20" fontSize="10" fontWeight="800" fill="white">
          AMEX
        </text>
      </>
    ),
  },
  {
    id: 'bkash',
    name: 'BKash',
    drawing: (
      <>
        <path d="M5 10l8 3-3 8zM13 13l4 5-7 3z" fill={PINK} />
        <text x="33" y="19.5" fontSize="9.5" fontWeight="700" fill={PINK}>
          bKash
        </text>
      </>
    ),
  },
  {
    id: 'nagad',
    name: 'Nagad',
    drawing: (
      <>
        <path d="M11 9a7.5 7.5 0 1 0 6.5 11.5 5.5 5.5 0 0 1-8.5-5 5.5 5.5 0 0 1 2-6.5z" fill="oklch(0.64 0.21 38)" />
        <text x="34" y="20" fontSize="9" fontWeight="700" fill="oklch(0.5 0.18 30)">
          nagad
        </text>
      </>
    ),
  },
];
