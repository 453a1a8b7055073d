import { createContext } from 'react';

/** Whether fields are inside an overlay, whose first field takes the focus on opening. */
export const InFront = createContext(false);
