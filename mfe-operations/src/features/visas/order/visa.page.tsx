import { useParams } from '@jetway/kit-runtime/router';
import { Card, Grid, LinkButton, PageHeader, RadioGroup, Stack, StatusPill } from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskOrder } from '../../../api/endpoints/visas';
import { useViewVisaOrderQuery } from '../../../api/endpoints/visas';
import { addresses } from '../../../shared/addresses';
import { useBrandOf } from '../../../session/brand';
import { useFresh } from '../../../shared/fresh';
import { Loaded } from '../../../shared/loaded';
import { NextLink } from '../../../shared/next-link';
import { Timeline } from '../../../shared/timeline';
import { VISA_STATES } from '../visas.model';
import { ApplicantDesk } from './applicant.desk';
import { CorrectionsCard } from './corrections.card';
import { HandOver } from './hand-over';
import type { Ticked } from './use-asked';
import { askedOf } from './use-asked';
import { VisaFacts } from './visa.facts';

/** `/visas/:tenant/:reference`: an application, each applicant's documents beside the form, and what the desk does next. */
export default function VisaPage() {
  const brandOf = useBrandOf();
  const { tenant = '', reference = '' } = useParams();
  const order = useViewVisaOrderQuery({ visaDeskOrderRequest: { tenant, referenceId: reference } }, useFresh());
  const found = order.currentData;
  return (
    <>
      <PageHeader
        title={`Visa application ${reference}`}
        subtitle={found && `${found.product}, ${found.agency}, ${brandOf(tenant)}`}
        actions={
          <>
            <NextLink kinds={['visa']} />
            <LinkButton href={addresses.visas}>All applications</LinkButton>
          </>
        }
      />
      <Loaded answer={order} what="application">
        {(data) => <Case key={`${tenant} ${data.referenceId}`} order={data} />}
      </Loaded>
    </>
  );
}

function Case({ order }: { order: VisaDeskOrder }) {
  const { applicants, events } = order;
  const [chosen, setChosen] = useState(applicants[0]?.applicantId ?? '');
  const ticked = useState<Ticked>({});
  const state = VISA_STATES[order.status];
  const applicant = applicants.find(({ applicantId }) => applicantId === chosen);
  const options = applicants.map(({ applicantId, name, status }) => ({
    value: applicantId,
    label: name,
    description: VISA_STATES[status].name,
  }));
  return (
    <Stack gap={4}>
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <Card>
          <Stack gap={4}>
            <span role="status">
              <StatusPill tone={state.tone}>{state.name}</StatusPill>
            </span>
            <VisaFacts order={order} />
          </Stack>
        </Card>
        <HandOver order={order} />
      </Grid>
      {applicants.length > 1 && (
        <Card>
          <RadioGroup label="Applicant" options={options} value={chosen} onChange={setChosen} />
        </Card>
      )}
      {applicant && <ApplicantDesk key={chosen} order={order} applicant={applicant} asked={askedOf(ticked, chosen)} />}
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <CorrectionsCard order={order} />
        <Timeline
          events={events.map(({ at, by, text }) => ({
            at,
            ...(by && { by }),
            state: { name: by ? 'Person' : 'Automatic', tone: by ? 'info' : 'neutral' },
            text,
          }))}
        />
      </Grid>
    </Stack>
  );
}
