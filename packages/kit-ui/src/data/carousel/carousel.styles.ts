import { Button } from 'react-aria-components';

import { css, focusRing, styled } from '../../theme';

const frame = css`
  position: relative;
  overflow: hidden;
  block-size: 100%;
  border-radius: var(--jw-radius-lg);
`;

export const Still = styled.div`
  ${frame}
`;

export const Root = styled.section`
  ${frame}
`;

export const Viewport = styled.div`
  overflow: hidden;
  block-size: 100%;
`;

export const Track = styled.div`
  display: flex;
  block-size: 100%;
  touch-action: pan-y pinch-zoom;
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
  position: relative;
`;

export const Dots = styled.div`
  position: absolute;
  inset-block-end: var(--jw-space-3);
  inset-inline: 0;
  display: flex;
  justify-content: center;
  gap: 0.125rem;
  pointer-events: none;
`;

export const Dot = styled(Button)`
  padding: 0.5rem 0.1875rem;
  border: 0;
  border-radius: var(--jw-radius-sm);
  background: none;
  cursor: pointer;
  pointer-events: auto;
  ${focusRing}
  &::before {
    content: '';
    display: block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: var(--jw-radius-full);
    background: rgb(255 255 255 / 62%);
    box-shadow: 0 0 0 1px rgb(0 0 0 / 14%);
    transition: inline-size var(--jw-base) var(--jw-ease);
  }
  &[aria-current]::before {
    inline-size: 1.375rem;
    background: #fff;
  }
`;

export const Arrow = styled(Button)`
  position: absolute;
  inset-block-start: 50%;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  translate: 0 -50%;
  color: black;
  background: rgb(255 255 255 / 88%);
  box-shadow: var(--jw-shadow-2);
  cursor: pointer;
  opacity: 0;
  transition: opacity var(--jw-base);
  ${focusRing}
  section:hover > &,
  section:focus-within > & {
    opacity: 1;
  }
  &[data-hovered] {
    background: #fff;
  }
  &[data-disabled] {
    visibility: hidden;
  }
`;
