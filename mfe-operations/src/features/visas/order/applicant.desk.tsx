import { Card, Grid, Heading, Inline, Stack, StatusPill, Text } from '@jetway/kit-ui';
import { useFocusOnRefusal } from '@jetway/kit-ui/forms';

import type { VisaDeskApplicant, VisaDeskOrder } from '../../../api/endpoints/visas';
import { useZone } from '../../../shared/clock/deadline';
import { VISA_STATES } from '../visas.model';
import { ApplicantForm } from './applicant.form';
import { CorrectionForm } from './correction.form';
import { DecisionForm } from './decision.form';
import { DocumentDesk } from './document.desk';
import type { AskedItems } from './use-asked';
import { VisaUpload } from './visa.upload';
import { visaAnswers } from './visa.values';

interface ApplicantDeskProps {
  order: VisaDeskOrder;
  applicant: VisaDeskApplicant;
  asked: AskedItems;
}

/** One applicant: the form on one side, the documents on the other, and the steps that are open. */
export function ApplicantDesk({ order, applicant, asked }: ApplicantDeskProps) {
  const { name, status, steps } = applicant;
  const { place, focus } = useFocusOnRefusal();
  const canAsk = steps.includes('correct');
  const source = visaAnswers(order, applicant, useZone(order.tenant));
  return (
    <Stack gap={4} as="section" aria-label={name} ref={place}>
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <Card>
          <Stack gap={4}>
            <Inline justify="space-between" gap={3}>
              <Heading level={2} size="md">
                <bdi>{name}</bdi>
              </Heading>
              <StatusPill tone={VISA_STATES[status].tone}>{VISA_STATES[status].name}</StatusPill>
            </Inline>
            {applicant.fields.length > 0 ? (
              <ApplicantForm applicant={applicant} canAsk={canAsk} asked={asked} source={source} />
            ) : (
              <Text muted>Only the visa desk reads what applicants said.</Text>
            )}
          </Stack>
        </Card>
        <DocumentDesk order={order} applicant={applicant} canAsk={canAsk} asked={asked} source={source} />
      </Grid>
      {canAsk && <CorrectionForm order={order} applicant={applicant} asked={asked} onRefused={focus} />}
      {steps.includes('decide') && <DecisionForm order={order} applicant={applicant} />}
      {steps.includes('upload') && <VisaUpload order={order} applicant={applicant} />}
    </Stack>
  );
}
