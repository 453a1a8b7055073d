import { DateText, DescriptionList, Money } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { DepositCase } from '../../api/endpoints/deposits';
import { particularsOf } from './deposit.model';

/** What finance compares with the account's statement, and who has said what so far. */
export function DepositFacts({ deposit }: { deposit: DepositCase }) {
  const { amount, fee, credit, taken, paidInto, account, paidOn, createdAt, createdBy, remark, maker, checker } =
    deposit;
  const facts: [string, ReactNode][] = [
    ['Amount', <Money value={amount} />],
    ['Fee', <Money value={fee} />],
    ['To the wallet', <Money value={credit} />],
    ['Taken by the provider', taken && <Money value={taken} />],
    ['Paid into', <bdi>{paidInto}</bdi>],
    ['Paid on', <DateText value={paidOn} />],
    ...particularsOf(deposit).map(([label, value]): [string, ReactNode] => [label, <bdi>{value}</bdi>]),
    ['Ledger account', account],
    ['Sent', <DateText value={createdAt} format="datetime" />],
    ['Sent by', createdBy],
    ['Remark', remark],
    ['Reviewed by', maker && signed(maker)],
    ['Decided by', checker && signed(checker)],
  ];
  return (
    <DescriptionList
      items={facts.filter(([, fact]) => Boolean(fact)).map(([term, description]) => ({ id: term, term, description }))}
    />
  );
}

function signed({ by, at, note }: NonNullable<DepositCase['maker']>): ReactNode {
  return (
    <>
      {by}, <DateText value={at} format="datetime" />
      {note && `: ${note}`}
    </>
  );
}
