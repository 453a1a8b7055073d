import type { PassbookRow } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';

import { depositHref } from './addresses';
import { OneLine, ReferenceText } from './list.styles';
import { OrderReference } from './order-reference';

/** The reference of a ledger entry. That of an order or a deposit opens it for users who may see it. */
export function EntryReference({ entry }: { entry: Pick<PassbookRow, 'reference' | 'subject' | 'depositReference'> }) {
  const { can } = useSession();
  const { reference, subject, depositReference } = entry;
  if (subject === 'order') return <OrderReference reference={reference} />;
  if (depositReference && can(Feature.ShowDepositList))
    return (
      <OneLine>
        <Link to={depositHref(depositReference)}>{reference}</Link>
      </OneLine>
    );
  return <ReferenceText title={reference}>{reference}</ReferenceText>;
}
