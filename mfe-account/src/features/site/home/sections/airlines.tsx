import { useGetAirlineOptionsQuery } from '@jetway/kit-api/utility';
import { useTenant, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Heading, styled } from '@jetway/kit-ui';

import { Part, PartHead } from '../../../../shared/site/site.styles';

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 44%), 1fr));
  gap: var(--jw-space-5) var(--jw-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The airlines that the tenant names; renders nothing without any. */
export function Airlines() {
  const t = useT('account');
  const { airlines } = useTenant();
  const { data: known } = useGetAirlineOptionsQuery(undefined, { skip: airlines.length === 0 });
  if (airlines.length === 0) return null;
  return (
    <Part>
      <PartHead>
        <Heading level={2} size="2xl">
          {t('pitch.airlines')}
        </Heading>
      </PartHead>
      <Logos>
        {airlines.map((code) => (
          <li key={code}>
            <AirlineBadge code={code} name={known?.find(({ value }) => value === code)?.label ?? code} showName />
          </li>
        ))}
      </Logos>
    </Part>
  );
}
