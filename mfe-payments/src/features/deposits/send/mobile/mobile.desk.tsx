import { useGetUserContextQuery } from '@jetway/kit-api/customer';
import type { DepositMethod } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { SegmentedControl, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import { OnlineDesk } from '../online/online.desk';
import { SentPanel } from '../sent.panel';
import { useDraft } from '../use-kept-draft';
import { MobileForm } from './mobile.form';

type Way = 'pay' | 'sent';

/** Pays from a mobile account on the provider's page, or declares a payment that was sent before from an account of the tenant's country. */
export function MobileDesk({ terms }: { terms: DepositMethod }) {
  const t = useT('payments');
  const [way, setWay] = useState<Way>('pay');
  if (terms.providers.length === 0) return <OnlineDesk method="mobileBanking" terms={terms} />;
  return (
    <>
      <SegmentedControl
        label={t('deposits.mobile.label')}
        options={[
          { value: 'pay', label: t('deposits.mobile.pay') },
          { value: 'sent', label: t('deposits.mobile.sent') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'pay' ? <OnlineDesk method="mobileBanking" terms={terms} /> : <SentDesk terms={terms} />}
    </>
  );
}

function SentDesk({ terms }: { terms: DepositMethod }) {
  const t = useT('payments');
  const user = useGetUserContextQuery();
  const draft = useDraft(user.data?.userId, 'mobileSent');
  const [sent, setSent] = useState<string>();
  if (sent !== undefined) return <SentPanel depositRef={sent} onAgain={() => setSent(undefined)} />;
  if (user.isLoading) return <SkeletonCard lines={6} label={t('deposits.fetching')} />;
  return <MobileForm terms={terms} draft={draft} onSent={setSent} />;
}
