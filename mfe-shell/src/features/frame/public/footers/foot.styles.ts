import styled from 'styled-components';

export const Foot = styled.footer`
  padding: var(--jw-space-9) var(--frame-gutter) var(--jw-space-6);
  background: var(--jw-surface-sunken);
  border-block-start: 1px solid var(--jw-border);
  color: var(--jw-text-muted);
  font-size: var(--jw-text-sm);

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  h2 {
    margin: 0 0 var(--jw-space-3);
    color: var(--jw-text);
    font-size: var(--jw-text-sm);
    font-weight: 600;
  }
`;

export const Lines = styled.address`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--jw-space-1);
  font-style: normal;
  text-wrap: pretty;

  strong {
    color: var(--jw-text);
    font-weight: 550;
  }
`;

/** Links in a list, spaced for touch. */
export const Links = styled.ul<{ $isInline?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  flex-direction: ${({ $isInline }) => ($isInline ? 'row' : 'column')};
  gap: var(--jw-space-2) var(--jw-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The last line: the company's name and secondary information. */
export const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--jw-space-3) var(--jw-space-6);
  margin-block-start: var(--jw-space-8);
  padding-block-start: var(--jw-space-5);
  border-block-start: 1px solid var(--jw-border);
  font-size: var(--jw-text-xs);
`;

export const Column = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--jw-space-4);
`;
