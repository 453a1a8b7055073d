import { Duration } from '../../text';
import { styled, useKitWords } from '../../theme';
import { JourneyEnd, type JourneyPoint } from './journey-end';

export interface JourneyBarProps {
  departure: JourneyPoint;
  arrival: JourneyPoint;
  stops: number;
  /** Airports of the stops, in order. */
  stopCodes?: readonly string[];
  /** Total duration in minutes. */
  duration: number;
  /** Calendar days between the two local dates. */
  dayOffset?: number;
  className?: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(3.5rem, 1fr) 3.5rem;
  align-items: start;
  gap: var(--jw-space-3);
  max-inline-size: 36rem;
  margin-inline-end: 0.875rem;
`;

const Way = styled.div`
  display: grid;
  gap: 0.3125rem;
  justify-items: center;
  font-size: var(--jw-text-xs);
  line-height: 1.3;
  color: var(--jw-text-muted);
  text-align: center;
`;

const Line = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-evenly;
  inline-size: 100%;
  block-size: 0.5rem;
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0.25rem;
    block-size: 1.5px;
    background: var(--jw-border-strong);
  }
`;

const End = styled.i`
  position: absolute;
  inset-inline-start: 0;
  inline-size: 0.4375rem;
  block-size: 0.4375rem;
  border: 1.5px solid var(--jw-border-strong);
  border-radius: 50%;
  &:last-child {
    inset-inline: auto 0;
    border-color: var(--jw-accent);
    background: var(--jw-accent);
  }
`;

const Stop = styled.i`
  position: relative;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border: 2px solid var(--jw-warning);
  border-radius: 50%;
  background: var(--jw-surface);
`;

const Stops = styled.span<{ $direct: boolean }>`
  font-weight: 500;
  color: ${({ $direct }) => ($direct ? 'var(--jw-success-text)' : 'var(--jw-warning-text)')};
  bdi + bdi {
    color: var(--jw-text-muted);
    font-weight: 400;
  }
`;

/** One direction of a trip in a line: departure, stops and duration, arrival. */
export function JourneyBar({
  departure,
  arrival,
  stops,
  stopCodes = [],
  duration,
  dayOffset = 0,
  className,
}: JourneyBarProps) {
  const words = useKitWords();
  return (
    <Root className={className}>
      <JourneyEnd {...departure} />
      <Way>
        <Duration minutes={duration} />
        <Line aria-hidden>
          <End />
          {Array.from({ length: stops }, (_, stop) => (
            <Stop key={stop} />
          ))}
          <End />
        </Line>
        <Stops $direct={stops === 0}>
          <bdi>{stopsText(stops, words)}</bdi> {stopCodes.length > 0 && <bdi>{stopCodes.join(', ')}</bdi>}
        </Stops>
      </Way>
      <JourneyEnd {...arrival} dayOffset={dayOffset} />
    </Root>
  );
}

function stopsText(stops: number, words: { nonStop: string; oneStop: string; manyStops: string }): string {
  if (stops === 0) return words.nonStop;
  return stops === 1 ? words.oneStop : words.manyStops.replace('{count}', String(stops));
}
