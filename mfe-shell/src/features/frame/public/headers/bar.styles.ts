import styled from 'styled-components';

/** One line across the page, with the page's margins. */
export const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--jw-space-6);
  min-block-size: var(--frame-header);
  padding-inline: var(--frame-gutter);
  background: var(--jw-surface);
  border-block-end: 1px solid var(--jw-border);

  @media (max-width: 639px) {
    gap: var(--jw-space-2);
  }
`;
