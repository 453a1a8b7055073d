import './tool-texts';

import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import type { Icon } from '@jetway/kit-ui';
import { icons, Sheet, SkeletonCard, Stack } from '@jetway/kit-ui';
import { Bell } from '@jetway/kit-ui/rare-icons';
import { Suspense } from 'react';

import { lazily, ReloadButton } from '../lazily';
import type { NavGroup } from '../nav/nav.model';
import { NavEntries } from '../nav/side-nav';
import { ManagerContacts } from './account-manager';
import { PHONE, useMedia } from '../use-media';

const BankDetailsList = lazily(() => import('./bank-details-list').then((code) => code.BankDetailsList), ReloadButton);

const PhoneNotifications = lazily(
  () => import('./bell/phone-notifications').then((code) => code.PhoneNotifications),
  ReloadButton,
);

/** A header tool as an entry of the account menu. */
export interface Tool {
  id: 'news' | 'links' | 'manager' | 'bank';
  label: string;
  Icon: Icon;
}

/** The header's tools on a phone; empty where the header shows them. */
export function usePhoneTools(groups: NavGroup[]): Tool[] {
  const t = useT('shell');
  const { user, can } = useSession();
  const isPhone = useMedia(PHONE);
  if (!isPhone) return [];
  const hasManager = user?.associatedStaff || user?.associatedBranch;
  return [
    ...(can(Feature.ViewBooking) ? [{ id: 'news' as const, label: t('notifications'), Icon: Bell }] : []),
    ...(groups.length > 0 ? [{ id: 'links' as const, label: t('quickLinks'), Icon: icons.Layers }] : []),
    ...(hasManager ? [{ id: 'manager' as const, label: t('manager.label'), Icon: icons.Phone }] : []),
    { id: 'bank', label: t('bankDetails.label'), Icon: icons.Building2 },
  ];
}

/** A tool's content in a bottom sheet. */
export function PhoneTool({
  tool,
  groups,
  onClose,
}: {
  tool: Tool['id'] | null;
  groups: NavGroup[];
  onClose: () => void;
}) {
  const t = useT('shell');
  const sheet = (id: Tool['id']) => ({
    side: 'bottom' as const,
    isOpen: tool === id,
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
  });
  return (
    <>
      <Sheet title={t('notifications')} {...sheet('news')}>
        <Suspense fallback={<SkeletonCard lines={4} />}>
          <PhoneNotifications onLeave={onClose} />
        </Suspense>
      </Sheet>
      <Sheet title={t('quickLinks')} {...sheet('links')}>
        <Stack gap={3}>
          {groups.map((group) => (
            <NavEntries key={group.id} group={group} />
          ))}
        </Stack>
      </Sheet>
      <Sheet title={t('manager.label')} {...sheet('manager')}>
        <ManagerContacts />
      </Sheet>
      <Sheet title={t('bankDetails.title')} {...sheet('bank')}>
        <Suspense fallback={<SkeletonCard lines={5} />}>
          <BankDetailsList onLeave={onClose} />
        </Suspense>
      </Sheet>
    </>
  );
}
