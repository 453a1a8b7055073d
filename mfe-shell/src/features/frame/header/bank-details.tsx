import { useT } from '@jetway/kit-runtime';
import { Dialog, IconButton, icons, SkeletonCard } from '@jetway/kit-ui';
import { Suspense, useState } from 'react';

import { lazily, ReloadButton } from '../lazily';

const BankDetailsList = lazily(() => import('./bank-details-list').then((code) => code.BankDetailsList), ReloadButton);

/** The portal's bank accounts for deposits. */
export function BankDetails() {
  const t = useT('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('bankDetails.label')} size="sm" onPress={() => setOpen(true)}>
        <icons.Building2 aria-hidden size={18} />
      </IconButton>
      <Dialog title={t('bankDetails.title')} isOpen={isOpen} onOpenChange={setOpen} size="lg">
        <Suspense fallback={<SkeletonCard lines={5} />}>
          <BankDetailsList onLeave={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
