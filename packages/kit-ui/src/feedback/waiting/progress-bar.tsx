import { pageLocale } from '../../text';
import { keyframes, media, styled } from '../../theme';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100; omitted while unknown. */
  value?: number;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
}

const glide = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

const Root = styled.div`
  display: grid;
  gap: var(--jw-space-2);
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--jw-space-3);
  font-size: var(--jw-text-sm);
  font-weight: 500;
  span:last-child:not(:first-child) {
    color: var(--jw-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 0.375rem;
  border-radius: var(--jw-radius-full);
  background: color-mix(in oklab, var(--jw-border) 75%, transparent);
`;

const Fill = styled.div<{ $known: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 40%;
  border-radius: inherit;
  background: var(--jw-accent);
  transition: inline-size 400ms var(--jw-ease);
  animation: ${({ $known }) => ($known ? 'none' : glide)} 1.3s ease-in-out infinite;
  ${media.reducedMotion} {
    transition: none;
    animation: none;
  }
`;

/** Progress of a long task. */
export function ProgressBar({ label, value, isLabelHidden = false, className }: ProgressBarProps) {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const said =
    known === undefined ? undefined : new Intl.NumberFormat(pageLocale(), { style: 'percent' }).format(known / 100);
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      aria-valuetext={said}
      className={className}
    >
      {!isLabelHidden && (
        <Words aria-hidden>
          <span>{label}</span>
          {said && <span>{said}</span>}
        </Words>
      )}
      <Track>
        <Fill $known={known !== undefined} style={known === undefined ? undefined : { inlineSize: `${known}%` }} />
      </Track>
    </Root>
  );
}
