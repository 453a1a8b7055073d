import { http, HttpResponse, runStandalone } from '@jetway/kit-test/portal-host';

import module from './module';
import { companyHandlers } from './standalone.company';

const AUTH = '/api/auth/v1/Authentication';
const reply = { authenticated: false, forceChangePassword: false, verifyPhoneNumber: false };
const CODE = '123456';

/** Any password except "Wrong-1" signs in; an e-mail address that contains "new" needs the code 123456 first. */
void runStandalone({
  module,
  handlers: [
    ...companyHandlers,
    http.get('/api/utility/v1/Banner/GetHomePageBanner', () => HttpResponse.json([])),
    http.post(`${AUTH}/Authenticate`, async ({ request }) => {
      const { username, password } = (await request.json()) as { username: string; password: string };
      if (password === 'Wrong-1')
        return HttpResponse.json({
          ...reply,
          error: { code: 'credentials.wrong', message: 'The e-mail or password is not correct.' },
        });
      if (username.includes('new'))
        return HttpResponse.json({ ...reply, authenticated: true, verificationReference: 'ref-1' });
      return HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'standalone' } });
    }),
    http.post(`${AUTH}/VerifyDevice`, async ({ request }) => {
      const { verificationCode } = (await request.json()) as { verificationCode: string };
      if (verificationCode !== CODE)
        return HttpResponse.json({ ...reply, error: { code: 'code.wrong', message: 'The code is not correct.' } });
      return HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'standalone' } });
    }),
  ],
});
