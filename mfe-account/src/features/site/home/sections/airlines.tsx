import { useT } from '@jetway/kit-runtime';
import { AirlineBadge, Heading, styled } from '@jetway/kit-ui';

import { Part, PartHead } from '../../../../shared/site/site.styles';

/** Airlines that most portals sell, by code; the badges are drawn. */
const AIRLINES = [
  ['EK', 'Emirates'],
  ['QR', 'Qatar Airways'],
  ['EY', 'Etihad Airways'],
  ['SV', 'Saudia'],
  ['WY', 'Oman Air'],
  ['BG', 'Biman Bangladesh'],
  ['SQ', 'Singapore Airlines'],
  ['MH', 'Malaysia Airlines'],
  ['TK', 'Turkish Airlines'],
  ['BA', 'British Airways'],
  ['TG', 'Thai Airways'],
  ['FZ', 'flydubai'],
] as const;

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 44%), 1fr));
  gap: var(--jw-space-5) var(--jw-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Airlines whose tickets can be issued. */
export function Airlines() {
  const t = useT('account');
  return (
    <Part>
      <PartHead>
        <Heading level={2} size="2xl">
          {t('pitch.airlines')}
        </Heading>
      </PartHead>
      <Logos>
        {AIRLINES.map(([code, name]) => (
          <li key={code}>
            <AirlineBadge code={code} name={name} showName />
          </li>
        ))}
      </Logos>
    </Part>
  );
}
