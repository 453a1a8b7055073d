import { styled } from '../../theme';

const Drawing = styled.svg`
  inline-size: 9rem;
  block-size: 5rem;
  margin-block-end: var(--jw-space-2);
  color: var(--jw-accent);
  overflow: visible;
  [dir='rtl'] & {
    scale: -1 1;
  }
`;

/** A flight path between two points, in the tenant's colour. */
export function EmptyArt() {
  return (
    <Drawing viewBox="0 0 144 80" fill="none" aria-hidden>
      <ellipse cx="72" cy="70" rx="62" ry="7" fill="var(--jw-accent-soft)" />
      <path
        d="M18 66C38 22 96 8 126 58"
        stroke="var(--jw-accent-border)"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx="18" cy="66" r="5" fill="var(--jw-surface)" stroke="currentColor" strokeWidth="2.5" />
      <path d="M126 68c-5-6-8-9.5-8-14a8 8 0 0 1 16 0c0 4.5-3 8-8 14Z" fill="currentColor" />
      <circle cx="126" cy="54" r="3" fill="var(--jw-surface)" />
      <g transform="translate(73 26) rotate(8)">
        <circle r="14" fill="var(--jw-surface)" stroke="var(--jw-accent-border)" strokeWidth="1.5" />
        <path
          d="M-8 2 8 -1.5c1.600-.3 2.400 1.300 1 2L-4 6.5l-3.5-1Z M-1 1-5.5-5.5l2.5-.5 6.5 5.5Z"
          fill="currentColor"
        />
      </g>
    </Drawing>
  );
}
