import { styled } from '@jetway/kit-ui';

/** The form adapts to its container, not to the window, because it is also used above a list and in a dialog. */
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

  /* From here on, half the form holds check-in and check-out side by side. */
  @container (min-width: 42rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* The middle column holds them too. */
  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 1.5fr) minmax(21rem, 1.3fr) minmax(0, 1fr);
  }
`;

/** Aligns a button with fields, whose labels are above them. */
export const BesideFields = styled.div`
  @container (min-width: 42rem) {
    padding-block-start: 1.5rem;
  }
`;

export const RecentList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    flex-direction: column;
    gap: var(--jw-space-1);
    padding: var(--jw-space-4);
    border: 1px solid var(--jw-border);
    border-radius: var(--jw-radius-md);
    background: var(--jw-surface);
    color: var(--jw-text);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--jw-accent-border);
    box-shadow: var(--jw-shadow-2);
  }

  a:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
`;
