import type { Deposit } from '@jetway/kit-api/deposits';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { DateText, DescriptionList, Money } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { DepositFiles } from './deposit.files';

/** The deposit's data and outcome, without fields the method does not have. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useT('payments');
  const deadline = useDeadline();
  const { bankAccount, channel } = deposit;
  const facts: [string, ReactNode][] = [
    ['amount', <Money value={deposit.amount} />],
    ['fee', <Money value={deposit.fee} />],
    ['credited', deposit.creditedAmount && <Money value={deposit.creditedAmount} />],
    ['account', bankAccount && <bdi>{`${bankAccount.bankName} ${bankAccount.accountNumber}`}</bdi>],
    ['paidOn', <DateText value={deposit.paidOn} />],
    ['reference', deposit.reference && <bdi>{deposit.reference}</bdi>],
    ['branch', deposit.branch],
    ['depositorName', deposit.depositorName],
    ['senderBank', deposit.senderBank],
    ['senderAccount', deposit.senderAccount && <bdi>{deposit.senderAccount}</bdi>],
    ['channel', channel && t(`deposits.channels.${channel}`)],
    ['remark', deposit.remark],
    ['expires', deposit.expiresAt && deadline(deposit.expiresAt)],
    ['created', <DateText value={deposit.createdAt} format="datetime" />],
    ['createdBy', deposit.createdBy],
    ['reviewed', deposit.reviewedAt && <DateText value={deposit.reviewedAt} format="datetime" />],
    ['reviewer', deposit.reviewer],
    ['files', deposit.attachments.length > 0 && <DepositFiles files={deposit.attachments} />],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <DescriptionList items={known.map(([id, description]) => ({ id, term: t(`deposits.facts.${id}`), description }))} />
  );
}
