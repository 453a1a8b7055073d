import { VisuallyHidden } from '../../layout';
import { keyframes, media, styled, useKitWords } from '../../theme';

export interface SpinnerProps {
  /** Side in px; 20 unless told. */
  size?: number;
  /** Said to a screen reader; "Loading…" unless told. Empty when the words stand beside it. */
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

/** Work of unknown length, small. It takes the colour of the text around it. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  const words = useKitWords();
  const said = label ?? words.loading;
  return (
    <Ring className={className} role={said ? 'status' : undefined} style={{ inlineSize: size, blockSize: size, fontSize: size }}>
      {said && <VisuallyHidden>{said}</VisuallyHidden>}
    </Ring>
  );
}
