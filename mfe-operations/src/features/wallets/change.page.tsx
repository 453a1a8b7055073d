import { Link, useParams } from '@jetway/kit-runtime/router';
import {
  Callout,
  Card,
  DateText,
  DescriptionList,
  Grid,
  LinkButton,
  Money,
  PageHeader,
  Stack,
  StatusPill,
} from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { WalletChangeCase, WalletChangeSignature } from '../../api/endpoints/agencies';
import { useViewWalletChangeQuery } from '../../api/endpoints/agencies';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { CAUSES, CHANGE_KINDS, CHANGE_STATES } from '../../shared/names';
import { NextLink } from '../../shared/next-link';
import { ChangeDecision } from './change.decision';

/** `/wallets/:tenant/:reference`: what one operator proposed, and the decision of another. */
export default function WalletChangePage() {
  const brandOf = useBrandOf();
  const { tenant = '', reference = '' } = useParams();
  const change = useViewWalletChangeQuery({ walletChangeRequest: { tenant, changeRef: reference } }, useFresh());
  const found = change.currentData;
  return (
    <>
      <PageHeader
        title={`Change ${reference}`}
        subtitle={found && `${CHANGE_KINDS[found.change.kind]}, ${found.agency}, ${brandOf(tenant)}`}
        actions={
          <>
            <NextLink kinds={['walletChange']} />
            <LinkButton href={addresses.walletChanges}>All changes</LinkButton>
          </>
        }
      />
      <Loaded answer={change} what="change">
        {(data) => <Case key={`${tenant} ${data.change.changeRef}`} tenant={tenant} found={data} />}
      </Loaded>
    </>
  );
}

function Case({ tenant, found: { agency, change } }: { tenant: string; found: WalletChangeCase }) {
  const { name } = useOperator();
  const { status, kind, amount, before, cause, maker, checker, agencyId } = change;
  const isOwn = status === 'proposed' && maker.by.toLowerCase() === name.toLowerCase();
  const facts: [string, ReactNode][] = [
    ['Agency', <Link to={addresses.agency(tenant, agencyId)}>{agency}</Link>],
    [kind === 'credit' ? 'New credit limit' : 'To the wallet', <Money value={amount} />],
    ['Limit until now', before && <Money value={before} />],
    ['Cause', cause && CAUSES[cause]],
    ['Proposed by', signed(maker)],
    ['Decided by', checker && signed(checker)],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Card>
        <Stack gap={4}>
          <span role="status">
            <StatusPill tone={CHANGE_STATES[status].tone}>{CHANGE_STATES[status].name}</StatusPill>
          </span>
          <DescriptionList items={known.map(([term, description]) => ({ id: term, term, description }))} />
        </Stack>
      </Card>
      <Stack gap={4}>
        {isOwn && (
          <Callout tone="info" title="Another person has to approve it">
            You proposed this change, so you can only take it back: no person alone changes a wallet.
          </Callout>
        )}
        <ChangeDecision tenant={tenant} agency={agency} change={change} isOwn={isOwn} />
      </Stack>
    </Grid>
  );
}

function signed({ by, at, note }: WalletChangeSignature): ReactNode {
  return (
    <>
      {by}, <DateText value={at} format="datetime" />
      {note && `: ${note}`}
    </>
  );
}
