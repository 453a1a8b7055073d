import { Button, Card, Heading, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { InvalidSummary } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import type { GroupRequestCase } from '../../../api/endpoints/fares';
import { useQuoteGroupRequestMutation } from '../../../api/endpoints/fares';
import { AnswerField } from '../../../shared/answer/answer.field';
import { useTyped } from '../../../shared/answer/use-answer';
import { RefusedCallout } from '../../../shared/refused.callout';
import { useRefusal } from '../../../shared/step/use-refusal';
import { JourneysFields } from '../journeys.fields';
import type { LotDraft } from '../lot.draft';
import { formOf } from '../lot.draft';
import { MomentField } from '../../../shared/clock/moment.field';
import { OfferFields } from '../offer.fields';
import { PriceFields } from '../price.fields';
import { TermsFields } from '../terms.fields';
import { groupAnswers } from './request.values';
import { peopleOf, quoteDraft, seatsOf } from './requests.model';

const LONGEST_NOTES = 1_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Flights, prices, deadlines and validity of a quote; sends it to the agency. */
export function QuoteForm({ request }: { request: GroupRequestCase }) {
  const { tenant, referenceId, version, zone } = request;
  const [send, { isLoading }] = useQuoteGroupRequestMutation();
  const [draft, setDraft] = useState<LotDraft>(() => quoteDraft(request));
  const [validUntil, setValidUntil] = useState(request.quote?.validUntil ?? '');
  const { refusal, faults, take: refused, mark, focus, place } = useRefusal<HTMLFormElement>();
  const change = (part: Partial<LotDraft>) => setDraft({ ...draft, ...part });
  const notes = useTyped({
    text: draft.notes,
    onChange: (text) => change({ notes: text }),
    longest: LONGEST_NOTES,
  });

  const quote = async () => {
    const read = formOf(draft);
    const isDated = MOMENT.test(validUntil);
    mark(isDated ? read.faults : { ...read.faults, '/validUntil': 'Write a date and a time.' });
    if (!read.lot || !isDated) return;
    if (!notes.check()) return focus();
    const { data, error } = await send({
      groupQuoteForm: { tenant, referenceId, version, validUntil, lot: read.lot },
    });
    refused(error);
    if (data) toast.success('The quote was sent to the agency');
  };

  return (
    <form
      ref={place}
      noValidate
      aria-label={request.quote ? 'New quote' : 'Quote'}
      onSubmit={(event) => {
        event.preventDefault();
        void quote();
      }}
    >
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {request.quote ? 'Quote again' : 'Quote'}
        </Heading>
        <Text size="sm" muted>
          For {seatsOf(request)} seats and {peopleOf(request)} passengers. The agency gets an e-mail.
          {request.quote && ' The new quote replaces the one above.'}
        </Text>
        <InvalidSummary isRefused={Object.keys(faults).length > 0} title="Check these fields:" />
        <OfferFields isNew={false} isKindFixed draft={draft} faults={faults} onChange={change} />
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="md">
              Flights
            </Heading>
            <Text size="sm" muted>
              Times are local at each airport.
            </Text>
            <JourneysFields journeys={draft.journeys} faults={faults} onChange={(journeys) => change({ journeys })} />
          </Stack>
        </Card>
        <PriceFields draft={draft} faults={faults} onChange={change} />
        <TermsFields zone={zone} draft={draft} faults={faults} onChange={change} />
        <Card>
          <Stack gap={4}>
            <MomentField
              label={`Valid until (${zone})`}
              value={validUntil}
              onChange={setValidUntil}
              errorMessage={faults['/validUntil']}
            />
            <AnswerField
              label="Notes for the agency"
              answer={notes}
              source={groupAnswers(request)}
              fault={faults['/lot/notes']}
            />
          </Stack>
        </Card>
        <RefusedCallout error={refusal} />
        <Inline>
          <Button type="submit" variant="primary" isPending={isLoading}>
            {request.quote ? 'Send the new quote' : 'Send the quote'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
