import { textKey } from '@jetway/kit-runtime';

/**
 * The operator's token in this browser, shared by its tabs: a link opened in a new tab must not ask for a code again. The console
 * has a host of its own, so no page of a tenant can read it.
 */
export const tokenKey = textKey('operator');
