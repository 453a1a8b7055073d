import { createContext } from 'react';

/** Whether fields stand in front of the page, in a dialog or the like, where the focus goes to the first one as it opens. */
export const InFront = createContext(false);
