import type { UserContext } from '@jetway/kit-api/customer';
import { http, HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';

import { demoUser, demoWallet } from './people';

/** Content that operators publish: empty. */
function contentHandlers(): RequestHandler[] {
  const utility = '/api/utility/v1';
  return [
    ...['GetHomePageBanner', 'GetSearchPadBanner', 'GetTopSearchPadBanner', 'GetBankDetailsBanner'].map((call) =>
      http.get(`${utility}/Banner/${call}`, () => HttpResponse.json([])),
    ),
    http.get(`${utility}/Testimonial/GetAllReviews`, () => HttpResponse.json({ items: [], total: 0 })),
    http.get(`${utility}/Notification/GetPopupNotification`, () => HttpResponse.json({})),
  ];
}

/** The calls every signed-in page makes. */
export function portalHandlers(user: Partial<UserContext> = {}): RequestHandler[] {
  return [
    // The shell's client reports, ignored here.
    http.post('/_edge/beacon', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser(user))),
    http.get('/api/customer/v1/User/GetLogo', () => HttpResponse.json({})),
    http.get('/api/payment/v1/passbook/mybalance', () => HttpResponse.json(demoWallet())),
    ...contentHandlers(),
  ];
}
