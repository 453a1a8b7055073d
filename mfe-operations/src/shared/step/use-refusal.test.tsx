import { Button, TextField } from '@jetway/kit-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { StepCard } from './step.card';
import { useRefusal } from './use-refusal';

function refusalOf(status: number, code: string, errors?: { pointer: string; code: string; detail: string }[]) {
  const problem = { status, code, title: code, retryable: false, errors };
  return { kind: 'problem', status, problem, data: problem };
}

const WRONG = refusalOf(422, 'request.invalid', [
  { pointer: '/lines/1/amount', code: 'amount.wrong', detail: 'More than there is.' },
]);

/** Two fields, and a call that is refused with `error`. */
function Step({ error }: { error: unknown }) {
  const { refusal, take, mark, faultAt, fields } = useRefusal();
  const [note, setNote] = useState('');
  const [amount, setAmount] = useState('');
  return (
    <StepCard title="Decide" refusal={refusal} fields={fields}>
      <TextField label="Note" value={note} onChange={setNote} errorMessage={faultAt('/note')} />
      <TextField label="Amount" value={amount} onChange={setAmount} errorMessage={faultAt('/lines')} />
      <Button onPress={() => take(error)}>Send</Button>
      <Button onPress={() => mark({ '/note': 'Write a note.' })}>Check</Button>
    </StepCard>
  );
}

it('shows a refusal at its field, moves the focus there, and shows a summary', async () => {
  render(<Step error={WRONG} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('More than there is.');
  expect(screen.getByLabelText('Note')).toBeValid();
  expect(screen.getByText('Something is not right yet')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Amount'), '5');
  expect(screen.getByLabelText('Amount')).toBeValid();
});

it('leaves the focus where it is when a refusal names no field', async () => {
  render(<Step error={refusalOf(409, 'record.changed')} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(await screen.findByText('Another change was saved first')).toBeInTheDocument();
  expect(send).toHaveFocus();
});

it('marks what a form finds wrong itself, and leads there, in place of what a call was refused for', async () => {
  render(<Step error={WRONG} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Write a note.');
  expect(screen.getByLabelText('Amount')).toBeValid();
  expect(screen.queryByText('Something is not right yet')).toBeNull();
});
