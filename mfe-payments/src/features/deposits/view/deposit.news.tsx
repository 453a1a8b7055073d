import type { Deposit } from '@jetway/kit-api/deposits';
import { useGetStatusMessageQuery } from '@jetway/kit-api/deposits';
import { formatMoney } from '@jetway/kit-domain';
import { paths, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Callout, LinkButton } from '@jetway/kit-ui';

import { toneOf } from '../model/status';
import { browser } from '../send/leave';

/** What the state means for the agency, and what to do next. */
export function DepositNews({ deposit }: { deposit: Deposit }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  const { status, failureCode, redirectUrl, question, rejectReason, creditedJournalId } = deposit;
  const { data: failure } = useGetStatusMessageQuery({ code: failureCode ?? '' }, { skip: !failureCode });
  const credited = deposit.creditedAmount ? formatMoney(deposit.creditedAmount, locale) : '';
  const said = question ?? rejectReason ?? failure?.message;
  return (
    <Callout
      tone={toneOf(status)}
      title={t(`deposits.news.${status}`, { credited })}
      action={
        redirectUrl ? (
          <Button size="sm" variant="primary" onPress={() => browser.go(redirectUrl)}>
            {t('deposits.view.resume')}
          </Button>
        ) : (
          creditedJournalId && (
            <LinkButton size="sm" href={paths.transactions()}>
              {t('deposits.view.ledger')}
            </LinkButton>
          )
        )
      }
    >
      {said}
    </Callout>
  );
}
