import type { HolidayOrder } from '@jetway/kit-api/holidays';

/** A next step: the key of its text under `holidays.order.next`, and until when it can be done. */
export interface Next {
  key: string;
  by?: string;
}

/** What can be done next; every order has one. Actions are those of the server, for this user. */
export function nextOf({ stage, actions, deposit, balance }: HolidayOrder): Next {
  switch (stage) {
    case 'depositDue':
      return { key: actions.includes('payDeposit') ? 'payDeposit' : 'colleague', by: deposit.dueBy };
    case 'confirming':
      return { key: 'confirming' };
    case 'balanceDue':
      return { key: actions.includes('payBalance') ? 'payBalance' : 'colleague', by: balance.dueBy };
    case 'paid':
      return { key: actions.includes('print') ? 'print' : 'complete' };
    case 'completed':
      return { key: 'complete' };
    case 'cancelled':
    case 'expired':
      return { key: 'closed' };
  }
}
