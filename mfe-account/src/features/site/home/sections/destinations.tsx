import { useGetAirportsByKeyQuery } from '@jetway/kit-api/utility';
import type { DestinationCity } from '@jetway/kit-runtime';
import { useTenant, useT } from '@jetway/kit-runtime';
import { DestinationArt, Heading, media, Money, styled, Text } from '@jetway/kit-ui';

import { Part, PartHead } from '../../../../shared/site/site.styles';

const Grid = styled.ul<{ $look: Look; $across: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $across }) => $across}, minmax(0, 1fr));
  gap: var(--jw-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${({ $look }) =>
    $look === 'mosaic' &&
    `& > :first-child { grid-column: span 2; grid-row: span 2; } ${media.phone} { & > :first-child { grid-column: auto; grid-row: auto; } }`}
  ${({ $look }) => $look === 'rows' && 'grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)); gap: var(--jw-space-3);'}
`;

const Tile = styled.li<{ $look: Look }>`
  display: grid;
  grid-template: ${({ $look }) => ($look === 'rows' ? "'art words' minmax(5.5rem, auto) / 7rem 1fr" : "'art' minmax(9rem, 1fr) 'words' auto / 1fr")};
  overflow: hidden;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  gap: var(--jw-space-1);
  padding: var(--jw-space-4);
`;

type Look = 'grid' | 'mosaic' | 'rows';

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: 1px solid var(--jw-border);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
    align-items: baseline;
    gap: var(--jw-space-1) var(--jw-space-6);
    padding-block: var(--jw-space-4);
    border-block-start: 1px solid var(--jw-border);
  }

  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

/** The brand's popular destinations with their lowest fare, on tiles. */
function Destinations({ look, isCentred = false }: { look: Look; isCentred?: boolean }) {
  const t = useT('account');
  const { destinationCities } = useTenant();
  if (destinationCities.length === 0) return null;
  return (
    <Part $ground={look === 'rows' ? 'sunken' : 'plain'}>
      <PartHead $isCentred={isCentred}>
        <Heading level={2} size="2xl">
          {t('destinations.title')}
        </Heading>
        <Text muted align={isCentred ? 'center' : 'start'}>
          {t('destinations.lead')}
        </Text>
      </PartHead>
      <Grid $look={look} $across={across(destinationCities.length, look)}>
        {destinationCities.map((city) => (
          <Destination key={`${city.from}-${city.to}`} city={city} look={look} />
        ))}
      </Grid>
    </Part>
  );
}

/** Columns for full rows where possible; the mosaic's first tile spans four. */
function across(count: number, look: Look): number {
  if (look === 'mosaic') return 4;
  return count % 4 === 0 || count % 4 === 3 ? 4 : 3;
}

function Destination({ city, look }: { city: DestinationCity; look: Look }) {
  return (
    <Tile $look={look}>
      {city.imagePath ? <Picture src={city.imagePath} alt="" /> : <DestinationArt seed={city.to} title="" />}
      <Words>
        <Place city={city} />
      </Words>
    </Tile>
  );
}

/** Where it is, the route, and the lowest fare. */
function Place({ city }: { city: DestinationCity }) {
  const t = useT('account');
  const from = useCityName(city.from);
  const to = useCityName(city.to);
  return (
    <>
      <Heading level={3} size="md">
        {to}
      </Heading>
      <Text muted>{t('destinations.route', { from: `${from} (${city.from})`, to: city.to })}</Text>
      <Text weight="semibold">
        {t('destinations.fareFrom')} <Money value={{ currency: city.currency, amount: city.totalFare }} />
      </Text>
    </>
  );
}

/** The popular destinations as a list of fares, without pictures. */
export function DestinationLines() {
  const t = useT('account');
  const { destinationCities } = useTenant();
  if (destinationCities.length === 0) return null;
  return (
    <Part>
      <PartHead>
        <Heading level={2} size="2xl">
          {t('destinations.title')}
        </Heading>
        <Text muted>{t('destinations.lead')}</Text>
      </PartHead>
      <Lines>
        {destinationCities.map((city) => (
          <li key={`${city.from}-${city.to}`}>
            <Place city={city} />
          </li>
        ))}
      </Lines>
    </Part>
  );
}

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/** The city of an airport, or its code until the name has loaded. */
function useCityName(code: string): string {
  const { data } = useGetAirportsByKeyQuery({ airportQuery: { searchTerm: code } });
  return data?.find(({ airportCode, cityCode }) => airportCode === code || cityCode === code)?.cityName ?? code;
}

export const DestinationGrid = () => <Destinations look="grid" />;
export const DestinationsCentred = () => <Destinations look="grid" isCentred />;
export const DestinationMosaic = () => <Destinations look="mosaic" />;
export const DestinationRows = () => <Destinations look="rows" />;
