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
    color: var(--jw-text);
    text-decoration: underline;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 1fr) minmax(11rem, 1.25fr) minmax(0, 3.4fr) auto;
  gap: var(--jw-space-7);

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) auto;
  }

  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jw-space-7);
  }

  h2 {
    margin: 0 0 var(--jw-space-3);
    color: var(--jw-text);
    font-size: var(--jw-text-sm);
    font-weight: 600;
  }
`;

export const Places = styled.section`
  @media (max-width: 1023px) {
    order: 1;
    grid-column: 1 / -1;
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    gap: var(--jw-space-5) var(--jw-space-6);
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

/** Links in a list are told apart by their place and stand far enough apart for a thumb. */
export const Links = styled.ul`
  display: grid;
  justify-items: start;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Brand = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--jw-space-4);
`;

export const Rights = styled.p`
  margin-block-start: var(--jw-space-8);
  padding-block-start: var(--jw-space-5);
  border-block-start: 1px solid var(--jw-border);
  color: var(--jw-text-muted);
  font-size: var(--jw-text-xs);
`;
