import './tool-texts';

import { Inline } from '@jetway/kit-ui';

import type { NavGroup } from '../nav/nav.model';
import { AccountManager } from './account-manager';
import { BankDetails } from './bank-details';
import { QuickLinks } from './quick-links';

/** The header's buttons that open something. */
export function HeaderTools({ groups }: { groups: NavGroup[] }) {
  return (
    <Inline gap={1} wrap={false}>
      <QuickLinks groups={groups} />
      <AccountManager />
      <BankDetails />
    </Inline>
  );
}
