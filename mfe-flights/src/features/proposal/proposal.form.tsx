import { problemOf } from '@jetway/kit-api';
import type { MakeProposalResponse } from '@jetway/kit-api/flights';
import { useMakeProposalMutation } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';
import { typedDecimal } from '@jetway/kit-domain/input';
import { problemKey } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Grid, Heading, Select, Stack, TextArea, TextField } from '@jetway/kit-ui';
import type { FormEvent } from 'react';
import { useState } from 'react';

import { leadToFault } from '../../shared/lead-to-fault';

interface ProposalFormProps {
  requestId: string;
  itineraryIds: string[];
  currency: string;
  onMade: (made: MakeProposalResponse) => void;
}

const NO_MARKUP = 'none';
const LONGEST_CLIENT = 80;
const LONGEST_NOTE = 500;

/** The client, a message, and the agency's markup where the agent may set it. */
export function ProposalForm({ requestId, itineraryIds, currency, onMade }: ProposalFormProps) {
  const t = useT('flights');
  const { can } = useSession();
  const [client, setClient] = useState('');
  const [note, setNote] = useState('');
  const [kind, setKind] = useState(NO_MARKUP);
  const [value, setValue] = useState('');
  const [make, { isLoading, error }] = useMakeProposalMutation();
  const faults = problemOf(error)?.errors ?? [];
  const fault = (pointer: string) => faults.find((each) => each.pointer === pointer)?.detail;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The server says what is wrong with anything that is no number.
    const chosen = { kind: kind as 'percent' | 'fixed', value: typedDecimal(value) ?? value.trim() };
    const markup = kind === NO_MARKUP ? {} : { markup: chosen };
    const { data } = await make({ makeProposalRequest: { requestId, itineraryIds, client, note, ...markup } });
    if (data) onMade(data);
    else void leadToFault(form);
  };
  return (
    <Card padding="lg">
      <form onSubmit={(event) => void send(event)} aria-label={t('proposal.form')}>
        <Stack gap={4}>
          <Heading level={2} size="md">
            {t('proposal.form')}
          </Heading>
          <TextField
            label={t('proposal.client')}
            value={client}
            onChange={setClient}
            maxLength={LONGEST_CLIENT}
            errorMessage={fault('/client')}
          />
          <TextArea
            label={t('proposal.note')}
            value={note}
            onChange={setNote}
            maxLength={LONGEST_NOTE}
            errorMessage={fault('/note')}
          />
          {can(Feature.ShowMarkup) && (
            <Grid columns="repeat(2, minmax(0, 1fr))" gap={3}>
              <Select
                label={t('proposal.markup')}
                options={[NO_MARKUP, 'percent', 'fixed'].map((each) => ({
                  value: each,
                  label: t(`proposal.markups.${each}`, { currency }),
                }))}
                value={kind}
                onChange={setKind}
              />
              {kind !== NO_MARKUP && (
                <TextField
                  label={t(`proposal.markupValues.${kind}`, { currency })}
                  inputMode="decimal"
                  value={value}
                  onChange={setValue}
                  errorMessage={fault('/markup/value')}
                />
              )}
            </Grid>
          )}
          {error && faults.length === 0 && <Callout tone="danger">{t(`orders.problems.${problemKey(error)}`)}</Callout>}
          <Button type="submit" variant="primary" fullWidth isPending={isLoading}>
            {t('proposal.make')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
