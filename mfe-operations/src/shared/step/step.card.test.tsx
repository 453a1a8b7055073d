import { Button, TextArea } from '@jetway/kit-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { StepCard } from './step.card';
import { useRefusal } from './use-refusal';

function Step({ isOpen, refusal }: { isOpen: boolean; refusal?: unknown }) {
  const { focus, fields } = useRefusal();
  const [isMissing, setMissing] = useState(false);
  return (
    <StepCard title="Decide" isOpen={isOpen} refusal={refusal} fields={fields}>
      <TextArea
        label="Note"
        value=""
        onChange={() => undefined}
        errorMessage={isMissing ? 'Write how you know.' : undefined}
      />
      <Button
        onPress={() => {
          setMissing(true);
          focus();
        }}
      >
        Approve
      </Button>
    </StepCard>
  );
}

it('keeps the reason of a refusal where it was when the step is over', () => {
  const problem = { status: 409, code: 'deposit.wrong_state' };
  const refusal = { kind: 'problem', status: 409, problem, data: problem };
  const { rerender, container } = render(<Step isOpen refusal={refusal} />);
  const said = screen.getByText('Changed by someone else');
  rerender(<Step isOpen={false} refusal={refusal} />);
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  expect(screen.getByText('Changed by someone else')).toBe(said);
  rerender(<Step isOpen={false} />);
  expect(container).toBeEmptyDOMElement();
});

it('moves the focus to the field when a required value is missing', async () => {
  render(<Step isOpen />);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
});
