import { useParams } from '@jetway/kit-runtime/router';
import { Callout, Card, Grid, LinkButton, PageHeader, Stack, StatusPill } from '@jetway/kit-ui';

import type { DepositCase } from '../../api/endpoints/deposits';
import { useViewDepositCaseQuery } from '../../api/endpoints/deposits';
import { slipAddress } from '../../api/files';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { FileViewer } from '../../shared/files/file.viewer';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { DEPOSIT_STATES, METHODS } from '../../shared/names';
import { NextLink } from '../../shared/next-link';
import { Timeline } from '../../shared/timeline';
import { DepositFacts } from './deposit.facts';
import { waitsForAnother } from './deposit.model';
import { DepositSteps } from './deposit.steps';

/** `/deposits/:tenant/:reference`: what is needed to find the money, and the decision. */
export default function DepositPage() {
  const brandOf = useBrandOf();
  const { tenant = '', reference = '' } = useParams();
  const deposit = useViewDepositCaseQuery({ depositCaseRequest: { tenant, depositRef: reference } }, useFresh());
  const found = deposit.currentData;
  return (
    <>
      <PageHeader
        title={`Deposit ${reference}`}
        subtitle={found && `${METHODS[found.method]}, ${found.agency}, ${brandOf(tenant)}`}
        actions={
          <>
            <NextLink kinds={['deposit']} />
            <LinkButton href={addresses.deposits}>All deposits</LinkButton>
          </>
        }
      />
      <Loaded answer={deposit} what="deposit">
        {(data) => <Case key={`${tenant} ${data.depositRef}`} tenant={tenant} deposit={data} />}
      </Loaded>
    </>
  );
}

function Case({ tenant, deposit }: { tenant: string; deposit: DepositCase }) {
  const { name } = useOperator();
  const { depositRef, slips, status, history } = deposit;
  const state = DEPOSIT_STATES[status];
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Stack gap={4}>
        <Card>
          <Stack gap={4}>
            <span role="status">
              <StatusPill tone={state.tone}>{state.name}</StatusPill>
            </span>
            <DepositFacts deposit={deposit} />
          </Stack>
        </Card>
        {waitsForAnother(deposit, name) && (
          <Callout tone="info" title="Another person has to approve it">
            You reviewed this deposit, so you cannot approve it: no person alone creates money.
          </Callout>
        )}
        <DepositSteps tenant={tenant} deposit={deposit} />
      </Stack>
      <Stack gap={4}>
        {slips.map((slip, number) => (
          <Card key={`${number} ${slip}`}>
            <FileViewer address={slipAddress({ tenant, depositRef, number })} name={slip} />
          </Card>
        ))}
        <Timeline
          events={history.map(({ at, by, status: reached, note }) => ({
            at,
            by,
            state: DEPOSIT_STATES[reached],
            text: note,
          }))}
        />
      </Stack>
    </Grid>
  );
}
