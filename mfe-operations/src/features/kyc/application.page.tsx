import { useParams } from '@jetway/kit-runtime/router';
import { Card, Grid, LinkButton, PageHeader, Stack, StatusPill } from '@jetway/kit-ui';

import type { ApplicationView } from '../../api/endpoints/kyc';
import { useViewApplicationQuery } from '../../api/endpoints/kyc';
import { documentAddress } from '../../api/files';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { FileViewer } from '../../shared/files/file.viewer';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { APPLICATION_STATES } from '../../shared/names';
import { NextLink } from '../../shared/next-link';
import { ApplicationDecision } from './application.decision';
import { ApplicationFacts } from './application.facts';
import { Remarks } from './remarks.card';

const DOCUMENTS = [
  ['tradeLicense', 'Trade licence'],
  ['nationalIdFront', 'National ID, front'],
  ['nationalIdBack', 'National ID, back'],
] as const;

/** `/agencies/applications/:tenant/:id`: what a company says about itself, its documents, and the decision. */
export default function ApplicationPage() {
  const brandOf = useBrandOf();
  const { tenant = '', id = '' } = useParams();
  const application = useViewApplicationQuery({ applicationRequest: { tenant, applicationId: id } }, useFresh());
  const found = application.currentData;
  return (
    <>
      <PageHeader
        title={found?.form?.companyName ?? 'Application'}
        subtitle={found && `Application ${found.reference ?? ''}, ${brandOf(tenant)}`}
        actions={
          <>
            <NextLink kinds={['application', 'licences']} />
            <LinkButton href={addresses.agencies}>All applications</LinkButton>
          </>
        }
      />
      <Loaded answer={application} what="application">
        {(data) => <Case key={`${tenant} ${data.applicationId}`} tenant={tenant} application={data} />}
      </Loaded>
    </>
  );
}

function Case({ tenant, application }: { tenant: string; application: ApplicationView }) {
  const { applicationId, status } = application;
  const state = APPLICATION_STATES[status];
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Stack gap={4}>
        <Card>
          <Stack gap={4}>
            <span role="status">
              <StatusPill tone={state.tone}>{state.name}</StatusPill>
            </span>
            <ApplicationFacts application={application} />
          </Stack>
        </Card>
        <ApplicationDecision tenant={tenant} application={application} />
      </Stack>
      <Stack gap={4}>
        {DOCUMENTS.map(([document, name]) => (
          <Card key={document}>
            <FileViewer address={documentAddress({ tenant, applicationId, document })} name={name} />
          </Card>
        ))}
        <Remarks tenant={tenant} application={application} />
      </Stack>
    </Grid>
  );
}
