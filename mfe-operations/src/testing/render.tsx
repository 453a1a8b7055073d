import { createMemoryRouter } from '@jetway/kit-runtime/shell';
import { http, HttpResponse } from '@jetway/kit-test';
import { toast } from '@jetway/kit-ui';
import { render } from '@testing-library/react';

import type { CurrentOperator } from '../api/endpoints/session';
import { Console } from '../app/console';
import { ROUTES } from '../app/router';
import { createConsoleStore } from '../app/store';
import { tokenKey } from '../session/token';

/** Path of every call. */
export const CALLS = '/api/operations/v1';

/** An operator of finance and KYC for two tenants, unless said otherwise. */
export function demoOperator(replace: Partial<CurrentOperator> = {}): CurrentOperator {
  return {
    name: 'Nadia Rahman',
    email: 'nadia@house.test',
    roles: ['finance', 'kyc', 'support'],
    tenants: ['kestrel', 'heron'],
    brands: {},
    zones: {},
    recoveryCodesLeft: 10,
    ...replace,
  };
}

/** The call every signed-in page makes. */
export function operatorHandler(operator: Partial<CurrentOperator> = {}) {
  return http.get(`${CALLS}/Session/Current`, () => HttpResponse.json(demoOperator(operator)));
}

/** A refusal as the services write it. */
export function refusal(status: number, code: string, more: object = {}) {
  const body = { type: `/problems/${code}`, title: `Refused: ${code}`, status, code, retryable: false, ...more };
  return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Shows the console at an address. The test's own MSW server answers its calls. */
export function renderConsole({ at = '/', signedIn = true }: { at?: string; signedIn?: boolean } = {}) {
  toast.clear();
  if (signedIn) tokenKey.write('jwo_test');
  const store = createConsoleStore();
  const router = createMemoryRouter(ROUTES, { initialEntries: [at] });
  return { ...render(<Console store={store} router={router} />), store, router };
}

/** A promise that a test settles, such as a delayed response. */
export function held<T = void>() {
  let letGo: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    letGo = resolve;
  });
  return { promise, letGo };
}
