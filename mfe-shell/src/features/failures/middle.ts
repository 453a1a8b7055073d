import styled from 'styled-components';

/** The middle of the page, for the one thing there is to say. */
export const Middle = styled.section`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  min-block-size: 60dvh;
  padding: 2rem 1rem;
  text-align: center;
`;
