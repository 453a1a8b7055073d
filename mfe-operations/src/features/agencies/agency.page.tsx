import { useParams } from '@jetway/kit-runtime/router';
import { Callout, DateText, Grid, LinkButton, PageHeader, Stack } from '@jetway/kit-ui';

import type { AgencyView } from '../../api/endpoints/agencies';
import { useViewAgencyQuery } from '../../api/endpoints/agencies';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { AgencyDocuments } from './agency.documents';
import { AgencyEntries, AgencyWallet, WalletChanges } from './agency.money';
import { AgencyBranches, AgencyStaff } from './agency.people';
import { AgencyProfileCard } from './agency.profile';
import { AgencyStandingForm } from './agency.standing';
import { AdjustmentForm } from './adjustment.form';
import { CreditForm } from './credit.form';

/** Roles among an agency's readers that read orders too. */
const ORDER_ROLES: ReadonlySet<string> = new Set(['tenantAdmin', 'finance', 'support', 'auditor']);

/** `/agencies/all/:tenant/:agencyId`: everything about an agency, and what the operator may do about it. */
export default function AgencyPage() {
  const { tenant = '', agencyId = '' } = useParams();
  const agency = useViewAgencyQuery({ agencyRequest: { tenant, agencyId } }, useFresh());
  const found = agency.currentData;
  const { roles } = useOperator();
  return (
    <>
      <PageHeader
        title={found?.name ?? 'Agency'}
        subtitle={<Brand tenant={tenant} />}
        actions={
          <>
            {found && roles.some((role) => ORDER_ROLES.has(role)) && (
              <LinkButton href={ordersOf(tenant, found)}>Orders</LinkButton>
            )}
            <LinkButton href={addresses.agencyList}>All agencies</LinkButton>
          </>
        }
      />
      <Loaded answer={agency} what="agency">
        {(data) => <Agency key={`${tenant} ${data.agencyId}`} tenant={tenant} agency={data} />}
      </Loaded>
    </>
  );
}

/** The orders of an agency, found by its e-mail address. */
function ordersOf(tenant: string, { profile }: AgencyView): string {
  return `${addresses.orderList}?${new URLSearchParams({ tenant, agency: profile.email }).toString()}`;
}

function Agency({ tenant, agency }: { tenant: string; agency: AgencyView }) {
  const { roles } = useOperator();
  const { blocked, money, documents } = agency;
  return (
    <Stack gap={4}>
      {blocked && (
        <Callout tone="danger" title="This agency is blocked: it signs in and reads, and issues nothing">
          {blocked.by}, <DateText value={blocked.at} format="datetime" />: {blocked.reason}
        </Callout>
      )}
      {money?.isEnforced && (
        <Callout tone="warning" title="An amount due is unpaid past its grace period">
          The agency buys nothing until it pays. That ends by itself.
        </Callout>
      )}
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <Stack gap={4}>
          <AgencyProfileCard tenant={tenant} agency={agency} />
          {roles.includes('tenantAdmin') && <AgencyStandingForm tenant={tenant} agency={agency} />}
          <AgencyStaff staff={agency.staff} />
          <AgencyBranches branches={agency.branches} />
          {documents && <AgencyDocuments tenant={tenant} agencyId={agency.agencyId} documents={documents} />}
        </Stack>
        {money && (
          <Stack gap={4}>
            <AgencyWallet money={money} />
            {roles.includes('finance') && <CreditForm tenant={tenant} agencyId={agency.agencyId} money={money} />}
            {roles.includes('finance') && <AdjustmentForm tenant={tenant} agency={agency} money={money} />}
            <WalletChanges tenant={tenant} changes={money.changes} />
            <AgencyEntries entries={money.entries} />
          </Stack>
        )}
      </Grid>
    </Stack>
  );
}
