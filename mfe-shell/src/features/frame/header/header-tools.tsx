import './tool-texts';

import { Inline } from '@jetway/kit-ui';
import { Suspense } from 'react';

import { lazily } from '../lazily';
import type { NavGroup } from '../nav/nav.model';
import { AccountManager } from './account-manager';
import { BankDetails } from './bank-details';
import { QuickLinks } from './quick-links';

/** With the calls of orders, which the other buttons do without. */
const Bell = lazily(() => import('./bell/bell').then((code) => code.Bell));

/** The header's buttons that open something. */
export function HeaderTools({ groups }: { groups: NavGroup[] }) {
  return (
    <Inline gap={1} wrap={false}>
      <QuickLinks groups={groups} />
      <AccountManager />
      <BankDetails />
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    </Inline>
  );
}
