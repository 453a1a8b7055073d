import { VisuallyHidden } from '../../layout';
import { keyframes, media, styled } from '../../theme';

export interface SkeletonProps {
  /** CSS length; the full width by default. */
  width?: string;
  /** CSS length; one line of text by default. */
  height?: string;
  radius?: 'sm' | 'md' | 'lg' | 'full';
  /** Says to screen readers what is loading; without it the skeleton is hidden from them. */
  label?: string;
  className?: string;
}

const sweep = keyframes`
  to { background-position: -150% 0; }
`;

const Root = styled.span<{ $radius: string }>`
  display: block;
  max-inline-size: 100%;
  border-radius: ${({ $radius }) => `var(--jw-radius-${$radius})`};
  background: linear-gradient(
      100deg,
      transparent 35%,
      color-mix(in oklab, var(--jw-surface) 62%, transparent) 50%,
      transparent 65%
    )
    150% 0 / 200% 100% no-repeat color-mix(in oklab, var(--jw-border) 62%, var(--jw-surface));
  animation: ${sweep} 1.5s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Placeholder of content that is loading. */
export function Skeleton({ width = '100%', height = '1em', radius = 'sm', label, className }: SkeletonProps) {
  return (
    <Root
      data-shape
      $radius={radius}
      className={className}
      style={{ inlineSize: width, blockSize: height }}
      role={label ? 'status' : undefined}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
