import type { UserContext } from '@jetway/kit-api/customer';
import { http, HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';

import { demoUser, demoWallet } from './people';

/** The calls every signed-in page makes. */
export function portalHandlers(user: Partial<UserContext> = {}): RequestHandler[] {
  return [
    // What the shell tells of itself; here nobody listens.
    http.post('/_jetway/beacon', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser(user))),
    http.get('/api/customer/v1/User/GetLogo', () => HttpResponse.json({})),
    http.get('/api/payment/v1/passbook/mybalance', () => HttpResponse.json(demoWallet())),
  ];
}
