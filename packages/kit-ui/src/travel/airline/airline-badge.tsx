import { styled } from '../../theme';
import { airlineHue } from './airline-hue';

export interface AirlineBadgeProps {
  /** IATA code, two characters. */
  code: string;
  name: string;
  /** 24, 36 or 48 px; default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Shows the name beside the badge. */
  showName?: boolean;
  className?: string;
}

const SIDES = { sm: '1.5rem', md: '2.25rem', lg: '3rem' } as const;

const Mark = styled.svg<{ $side: string }>`
  flex: none;
  inline-size: ${({ $side }) => $side};
  block-size: ${({ $side }) => $side};
  text {
    font: 700 15px var(--jw-font);
    letter-spacing: -0.02em;
    fill: #fff;
    text-anchor: middle;
  }
`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--jw-space-2);
  min-inline-size: 0;
  font-size: var(--jw-text-sm);
  font-weight: 500;
`;

/** An airline as a tail fin in its own hue, so that no logo needs to be loaded or licensed. */
export function AirlineBadge({ code, name, size = 'md', showName = false, className }: AirlineBadgeProps) {
  const hue = airlineHue(code);
  const body = { fill: `oklch(0.46 0.13 ${hue})` };
  const fin = { fill: `oklch(0.58 0.16 ${hue + 14})` };
  return (
    <Root className={className}>
      <Mark
        viewBox="0 0 36 36"
        $side={SIDES[size]}
        role="img"
        aria-label={showName ? undefined : name}
        aria-hidden={showName || undefined}
      >
        {!showName && <title>{name}</title>}
        <rect width="36" height="36" rx="9" style={body} />
        <path d="M36 0v9C27 12 17 22 12 36H9A9 9 0 0 1 0 27C7 13 18 3 30 0Z" style={fin} opacity="0.55" />
        <text x="18" y="23.4">
          {code.toUpperCase()}
        </text>
        <rect x="0.5" y="0.5" width="35" height="35" rx="8.5" fill="none" stroke="white" strokeOpacity="0.16" />
      </Mark>
      {showName && <span>{name}</span>}
    </Root>
  );
}
