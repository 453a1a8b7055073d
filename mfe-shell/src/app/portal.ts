import { createModuleLoader } from '../modules/federation';
import { start } from './start';

/** The production portal: modules come from their releases. */
export const startPortal = (root: Element): Promise<void> => start(root, createModuleLoader);
