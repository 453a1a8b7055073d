import { useParams } from '@jetway/kit-runtime/router';
import {
  Card,
  DateText,
  DescriptionList,
  EmptyState,
  Grid,
  LinkButton,
  PageHeader,
  Stack,
  StatusPill,
} from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { LicencesGiven, LicencesView } from '../../api/endpoints/kyc';
import { useViewLicencesQuery } from '../../api/endpoints/kyc';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { LICENCE_STATES } from '../../shared/names';
import { NextLink } from '../../shared/next-link';
import { KycRemark, LicencesDecision } from './licences.decision';

/** `/agencies/licences/:tenant/:agencyId`: the licences an agency gave, the decision, and remarks to the agency. */
export default function LicencesPage() {
  const brandOf = useBrandOf();
  const { tenant = '', agencyId = '' } = useParams();
  const licences = useViewLicencesQuery({ licencesRequest: { tenant, agencyId } }, useFresh());
  return (
    <>
      <PageHeader
        title={licences.currentData?.agency ?? 'Licences'}
        subtitle={`Licences, ${brandOf(tenant)}`}
        actions={
          <>
            <NextLink kinds={['application', 'licences']} />
            <LinkButton href={addresses.agencies}>All applications</LinkButton>
          </>
        }
      />
      <Loaded answer={licences} what="agency">
        {(data) => (
          <Grid key={`${tenant} ${data.agencyId}`} columns={{ phone: 1, desktop: 2 }} align="start">
            <Card>
              <Given licences={data} />
            </Card>
            <Stack gap={4}>
              <LicencesDecision tenant={tenant} licences={data} />
              <KycRemark tenant={tenant} agencyId={data.agencyId} />
            </Stack>
          </Grid>
        )}
      </Loaded>
    </>
  );
}

function Given({ licences: { standing, given, changedAt } }: { licences: LicencesView }) {
  if (!standing)
    return (
      <EmptyState
        title="This agency was never asked for licences"
        text="Ask, and its people are asked when they sign in."
      />
    );
  const state = LICENCE_STATES[standing];
  const facts: [string, ReactNode][] = [
    ...(given ? factsOf(given) : []),
    ['Changed', changedAt && <DateText value={changedAt} format="datetime" />],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <Stack gap={4}>
      <span role="status">
        <StatusPill tone={state.tone}>{state.name}</StatusPill>
      </span>
      <DescriptionList items={known.map(([term, description]) => ({ id: term, term, description }))} />
    </Stack>
  );
}

function factsOf(given: LicencesGiven): [string, ReactNode][] {
  return [
    ['Trade licence', <bdi>{given.tradeLicenseNumber}</bdi>],
    ['Valid until', <DateText value={given.tradeLicenseExpiry} />],
    ['Civil aviation permit', given.civilAviationNumber && <bdi>{given.civilAviationNumber}</bdi>],
    ['Permit valid until', given.civilAviationExpiry && <DateText value={given.civilAviationExpiry} />],
  ];
}
