import type { TableColumn } from '@jetway/kit-ui';
import { Button, ConfirmDialog, Inline, Money, Table, Text, TextField, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AfterSaleCase } from '../../api/endpoints/orders';
import { useDecideAfterSaleMutation } from '../../api/endpoints/orders';
import { AnswerField } from '../../shared/answer/answer.field';
import { useAnswer } from '../../shared/answer/use-answer';
import { useZone } from '../../shared/clock/deadline';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';
import type { Deduction, DraftLine } from './quote.model';
import { DEDUCTION_NAMES, DEDUCTIONS, draftOf, excessOf, sentLines, sidesOf, sumOf, totalOf } from './quote.model';
import { refundAnswers } from './refund.values';

const LONGEST_BASIS = 500;
const NO_AMOUNT = 'Not an amount';
const TOO_MUCH = 'More than there is';

/** Enters a quote: deductions are typed, what is returned follows from them, so that each line always adds up. */
export function QuoteEditor({ tenant, found }: { tenant: string; found: AfterSaleCase }) {
  const { requestReference } = found.request;
  const [lines, setLines] = useState(() => draftOf(found));
  const basis = useAnswer({ longest: LONGEST_BASIS, missing: 'Write which rule the quote follows.' });
  const zone = useZone(tenant);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const [decide, { isLoading }] = useDecideAfterSaleMutation();
  const total = totalOf(lines);
  const isExchange = found.request.kind === 'exchange';
  const sides = isExchange ? sidesOf(lines) : null;
  const put = (changed: DraftLine) =>
    setLines(lines.map((line) => (line.travellerId === changed.travellerId ? changed : line)));
  /** What is wrong with a deduction of a traveller's line. */
  const faultOf = (line: DraftLine, each: Deduction) => {
    if (sumOf(line).minor[each] === null) return NO_AMOUNT;
    if (isTried && excessOf(line) === each) return TOO_MUCH;
    return faultAt(`/quote/lines/${lines.findIndex(({ travellerId }) => travellerId === line.travellerId)}/${each}`);
  };
  const submit = () => {
    setTried(true);
    const isWritten = basis.check();
    if (total !== null && isWritten) setAsked(true);
    else focus();
  };
  const send = async () => {
    const quote = { lines: sentLines(lines), basis: basis.words };
    const { data, error } = await decide({ afterSaleDecision: { tenant, requestReference, step: 'quote', quote } });
    setAsked(false);
    refused(error);
    if (data) toast.success(`${requestReference}: the agency has the quote`);
  };
  return (
    <StepCard title="Enter a quote" refusal={refusal} fields={fields}>
      <Table
        caption="Lines of the quote"
        columns={columnsOf({ put, faultOf, isExchange })}
        rows={lines}
        rowKey={({ travellerId }) => travellerId}
      />
      <Text weight="semibold" role="status">
        {sides ? (
          <>
            To pay in all: <Money value={sides.toPay} />, returned in all: <Money value={sides.returned} />
          </>
        ) : (
          <>Returned in all: {total === null ? '–' : <Money value={total} />}</>
        )}
      </Text>
      <AnswerField
        label="Rule it follows"
        description="The agency reads it."
        rows={2}
        answer={basis}
        source={refundAnswers(tenant, zone, found)}
        fault={faultAt('/quote/basis')}
      />
      <Inline>
        <Button variant="primary" isPending={isLoading} onPress={submit}>
          Send the quote
        </Button>
      </Inline>
      <ConfirmDialog
        title="Send this quote?"
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void send()}
        confirmLabel="Send the quote"
        isPending={isLoading}
      >
        {found.agencyName} can accept {sides ? 'this exchange' : total && <Money value={total} />} for one business day.
        You can then no longer say that it is done; another person does.
      </ConfirmDialog>
    </StepCard>
  );
}

interface Columns {
  put: (line: DraftLine) => void;
  faultOf: (line: DraftLine, each: Deduction) => string | undefined;
  isExchange: boolean;
}

function columnsOf({ put, faultOf, isExchange }: Columns): TableColumn<DraftLine>[] {
  return [
    { id: 'name', title: 'Traveller', render: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'returnable',
      title: isExchange ? 'Old ticket' : 'Returnable',
      align: 'end',
      render: ({ returnable }) => <Money value={returnable} />,
    },
    ...(isExchange ? [NEW_FARE] : []),
    ...DEDUCTIONS.map((each): TableColumn<DraftLine> => ({
      id: each,
      title: DEDUCTION_NAMES[each],
      render: (line) => (
        <TextField
          label={`${DEDUCTION_NAMES[each]}, ${line.name}`}
          isLabelHidden
          inputMode="decimal"
          placeholder="0"
          value={line.typed[each]}
          onChange={(text) => put({ ...line, typed: { ...line.typed, [each]: text } })}
          errorMessage={faultOf(line, each)}
        />
      ),
    })),
    {
      id: 'net',
      title: isExchange ? 'Returned or to pay' : 'Returned',
      align: 'end',
      render: (line) => <Net line={line} />,
    },
  ];
}

const NEW_FARE: TableColumn<DraftLine> = {
  id: 'newFare',
  title: 'New ticket',
  align: 'end',
  render: ({ newFare }) => (newFare ? <Money value={newFare} /> : '–'),
};

function Net({ line }: { line: DraftLine }) {
  const { net, minor } = sumOf(line);
  if (net !== null && line.newFare !== undefined) {
    const isOwed = net.includes('-');
    return (
      <span>
        <Money value={net.replace('-', '')} /> {isOwed ? 'to pay' : 'returned'}
      </span>
    );
  }
  if (net !== null) return <Money value={net} />;
  return (
    <Text as="span" size="sm" tone="danger">
      {Object.values(minor).includes(null) || line.newFare === null ? '–' : TOO_MUCH}
    </Text>
  );
}
