import { keyframes, media, styled } from '@jetway/kit-ui';

export const Strip = styled.div`
  position: absolute;
  inset: var(--jw-space-3) var(--jw-space-3) auto;
  display: flex;
  align-items: center;
  gap: var(--jw-space-2);
  padding-inline: var(--jw-space-3) var(--jw-space-1);
  border: 1px solid color-mix(in oklab, var(--jw-on-hero) 28%, transparent);
  border-radius: var(--jw-radius-md);
  background: color-mix(in oklab, var(--jw-hero-from) 78%, transparent);
  color: var(--jw-on-hero);

  a,
  button {
    color: inherit;
  }
`;

export const Run = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;

  ${media.reducedMotion} {
    overflow-x: auto;
  }
`;

const run = keyframes`
  from { translate: 100% 0; }
  to { translate: -100% 0; }
`;

const runFromLeft = keyframes`
  from { translate: -100% 0; }
  to { translate: 100% 0; }
`;

export const Line = styled.ul<{ $isStill: boolean }>`
  display: flex;
  gap: var(--jw-space-8);
  margin: 0;
  padding: var(--jw-space-2) 0;
  list-style: none;
  white-space: nowrap;
  animation: ${run} 32s linear infinite;
  animation-play-state: ${({ $isStill }) => ($isStill ? 'paused' : 'running')};

  [dir='rtl'] & {
    animation-name: ${runFromLeft};
  }

  &:hover,
  &:focus-within {
    animation-play-state: paused;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--jw-space-2);
    font-weight: 500;
  }

  ${media.reducedMotion} {
    animation: none !important;
  }
`;

export const Slide = styled.figure`
  position: relative;
  block-size: 100%;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  figcaption {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: var(--jw-space-8) var(--jw-space-5) var(--jw-space-7);
    background: linear-gradient(to top, rgb(0 0 0 / 78%), rgb(0 0 0 / 0%));
    color: white;
    font-size: var(--jw-text-lg);
    font-weight: 600;
  }

  a {
    color: inherit;
  }
`;

export const SliderFrame = styled.div`
  block-size: clamp(11rem, 20vw, 17rem);
`;
