import { useSession, useTenant } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { useGetUserContextQuery } from '@jetway/kit-api/customer';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { portalHandlers, renderWithPortal, testServer } from './index';

const calls = testServer(...portalHandlers({ firstName: 'Nadia' }));
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function Greeting() {
  useGetUserContextQuery();
  const { user } = useSession();
  return (
    <p>
      {useTenant().companyName} greets {user?.firstName ?? 'nobody'} <Link to="/next">on</Link>
    </p>
  );
}

it('provides tenant, session, server and router to a component', async () => {
  const { router } = await renderWithPortal(<Greeting />, { at: '/start', tenant: { companyName: 'Falcon' } });
  expect(await screen.findByText(/Falcon greets Nadia/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/start');
});
