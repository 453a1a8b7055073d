import styled from 'styled-components';

/** Centres a single message on the page. */
export const Middle = styled.section`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  min-block-size: 60dvh;
  padding: 2rem 1rem;
  text-align: center;
`;
