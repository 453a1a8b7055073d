import { styled } from '@jetway/kit-ui';

/** The form adapts to its container, not to the window, because it is also used above a list. */
export const Frame = styled.form`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-4);
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--jw-space-3);
  align-items: start;

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Aligns a button with fields, whose labels are above them. */
export const BesideFields = styled.div`
  @container (min-width: 36rem) {
    padding-block-start: 1.5rem;
  }
`;
