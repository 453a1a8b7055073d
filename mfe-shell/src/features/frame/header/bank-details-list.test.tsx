import { defineModule } from '@jetway/kit-runtime';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import texts from '../../../locales/en/tools.json';
import { manifest } from '../../../manifest';
import { BankDetailsList } from './bank-details-list';

const DETAILS = '/api/payment/v1/bankaccount/getBankAccountDetails';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(() => {
  vi.useRealTimers();
  calls.reset();
});
afterAll(calls.stop);

const account = {
  bankAccountId: 'gulf-main',
  bankName: 'Gulf Commercial Bank',
  accountName: 'Falcon Travel Trade LLC',
  accountNumber: '0193827465001',
  branchName: 'Dubai Marina',
  swiftCode: 'GCBKAEAD',
  routingNo: 'AE070331234567890123456',
  bankLogoIconName: 'building',
  bankLogoURL: '',
};

it('lists the accounts and confirms for five seconds that a number was copied (P-100, P-360)', async () => {
  calls.server.use(http.get(DETAILS, () => HttpResponse.json({ accounts: [account] })));
  await renderWithPortal(<BankDetailsList onLeave={() => undefined} />, {});
  expect(await screen.findByText('0193827465001')).toBeInTheDocument();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
  vi.useFakeTimers();
  const copy = screen.getAllByRole('button', { name: /copy/i })[0]!;
  fireEvent.click(copy);
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(screen.getByText('Copied')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

it('shows announcements about deposits above them, and closes when one is followed (P-294)', async () => {
  calls.server.use(
    http.get(DETAILS, () => HttpResponse.json({ accounts: [account] })),
    http.get('/api/utility/v1/Banner/GetBankDetailsBanner', () =>
      HttpResponse.json([
        { bannerPath: '/assets/tenant/noon.svg', text: 'Pay in before noon', downloadApp: false },
        { bannerPath: '/assets/tenant/help.svg', text: 'How paying in works', downloadApp: false, link: '/help' },
      ]),
    ),
  );
  const onLeave = vi.fn();
  const { router } = await renderWithPortal(<BankDetailsList onLeave={onLeave} />, {});
  expect(await screen.findByText('Pay in before noon')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'How paying in works' }));
  expect(onLeave).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/help');
});

it("shows the server's message, else the product's own (P-347)", async () => {
  const problem = { type: 'x', code: 'server.error', title: 'No', status: 500, retryable: false };
  calls.server.use(
    http.get(DETAILS, () =>
      HttpResponse.json({ ...problem, detail: 'The bank list is being changed.' }, { status: 500 }),
    ),
  );
  const { unmount } = await renderWithPortal(<BankDetailsList onLeave={() => undefined} />, {});
  expect(await screen.findByText('The bank list is being changed.')).toBeInTheDocument();
  unmount();
  calls.server.use(http.get(DETAILS, () => HttpResponse.json(problem, { status: 500 })));
  const module = defineModule({
    manifest: { ...manifest, routes: [] },
    namespace: 'shell',
    locales: { en: texts },
    routes: [],
  });
  await renderWithPortal(<BankDetailsList onLeave={() => undefined} />, { module });
  expect(await screen.findByText('could proceed with request pls contact support team.!')).toBeInTheDocument();
});
