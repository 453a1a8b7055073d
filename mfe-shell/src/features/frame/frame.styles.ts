import styled, { css } from 'styled-components';

const framed = css`
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: clamp(1rem, 2vw, 2rem);
`;

const fullBleed = css`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** The placeholder of a full-bleed page keeps the frame's margins. */
export const Waiting = styled.div<{ $isFullBleed: boolean }>`
  padding: ${({ $isFullBleed }) => ($isFullBleed ? 'clamp(1rem, 2vw, 2rem) var(--frame-gutter)' : 0)};
`;

/**
 * Passes the heights of the fixed bars to the page as `--frame-header` and `--frame-bottom`; scrolling to a focused element
 * leaves space for both.
 */
export const AgentLayout = styled.div`
  --frame-header: 3.75rem;
  --frame-bottom: 0px;

  display: grid;
  grid-template:
    'header header' var(--frame-header)
    'nav main' 1fr / auto minmax(0, 1fr);
  min-block-size: 100dvh;
  background: var(--jw-bg);
  color: var(--jw-text);

  & :is(a, button, input, [tabindex]) {
    scroll-margin-block: var(--frame-header) var(--frame-bottom);
  }

  @media (max-width: 1023px) {
    --frame-bottom: calc(3.75rem + env(safe-area-inset-bottom));
    padding-block-end: var(--frame-bottom);
  }
`;

/** Contains the page. A full-bleed page has its own margins and may reach every edge. */
export const Main = styled.main<{ $isFullBleed: boolean }>`
  grid-area: main;
  inline-size: 100%;
  ${({ $isFullBleed }) => ($isFullBleed ? fullBleed : framed)}

  &:focus {
    outline: none;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 100;
  padding: 0.5rem 1rem;
  border-radius: 0.5rem;
  background: var(--jw-accent);
  color: var(--jw-on-accent);

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Progress = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 50;
`;
