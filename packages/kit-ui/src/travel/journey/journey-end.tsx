import { styled } from '../../theme';

export interface JourneyPoint {
  /** Airport local time, `"21:40"` or `"2026-11-03T21:40"`. */
  time: string;
  /** IATA airport code. */
  code: string;
}

const Root = styled.div`
  display: grid;
  line-height: 1.25;
  &:last-child {
    justify-items: end;
    text-align: end;
  }
`;

/** The day offset is positioned outside, so that times with and without one align. */
const Time = styled.span`
  position: relative;
  font-size: var(--jw-text-lg);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  white-space: nowrap;
  sup {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: 100%;
    margin-inline-start: 0.125rem;
    font-size: var(--jw-text-xs);
    font-weight: 600;
    line-height: 0;
    color: var(--jw-warning-text);
  }
`;

const Airport = styled.span`
  font-size: var(--jw-text-sm);
  font-weight: 500;
  color: var(--jw-text-muted);
`;

/** One end of a journey: the local time above the airport. */
export function JourneyEnd({ time, code, dayOffset = 0 }: JourneyPoint & { dayOffset?: number }) {
  return (
    <Root>
      <Time>
        {time.slice(-5)}
        {dayOffset !== 0 && (
          <sup>
            <bdi dir="ltr">{dayOffset > 0 ? `+${dayOffset}` : dayOffset}</bdi>
          </sup>
        )}
      </Time>
      <Airport>{code}</Airport>
    </Root>
  );
}
