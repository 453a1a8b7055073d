import type { VisaAction } from '@jetway/kit-api/visas';

import type { OrderView } from '../../shared/orders/addresses';

/** The action that opens each dialog of the page. All of them have addresses, so that mails can link to them. */
export const DIALOGS = {
  cancel: 'cancel',
  history: 'history',
  corrections: 'correctionHistory',
} as const satisfies Record<OrderView, VisaAction>;

/** Id of the place of the open corrections, which the menu leads to. */
export const CORRECTIONS = 'corrections';
