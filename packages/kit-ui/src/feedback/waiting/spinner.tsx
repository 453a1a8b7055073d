import { VisuallyHidden } from '../../layout';
import { keyframes, media, styled, useKitWords } from '../../theme';

export interface SpinnerProps {
  /** Size in px; default 20. */
  size?: number;
  /** Read by a screen reader; default "Loading…". Empty when a text beside it says so. */
  label?: string;
  className?: string;
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: max(2px, 0.11em) solid color-mix(in oklab, currentcolor 22%, transparent);
  border-block-start-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 0.7s linear infinite;
  ${media.reducedMotion} {
    border-color: currentcolor;
    animation: ${pulse} 1.8s ease-in-out infinite !important;
    animation-duration: 1.8s !important;
    animation-iteration-count: infinite !important;
  }
`;

/** Small indicator of work of unknown length, in the colour of the surrounding text. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  const words = useKitWords();
  const said = label ?? words.loading;
  return (
    <Ring
      className={className}
      role={said ? 'status' : undefined}
      style={{ inlineSize: size, blockSize: size, fontSize: size }}
    >
      {said && <VisuallyHidden>{said}</VisuallyHidden>}
    </Ring>
  );
}
