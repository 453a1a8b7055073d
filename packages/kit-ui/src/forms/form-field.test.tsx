import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { TextField } from '../fields';
import { FormField, resolver, useForm, v } from './index';

const schema = v.object({
  surname: v.pipe(v.string(), v.trim(), v.nonEmpty('Surname is required')),
  title: v.pipe(v.string(), v.nonEmpty('Title is required')),
});
type Traveller = v.InferOutput<typeof schema>;

function TravellerForm({ onSubmit }: { onSubmit: (traveller: Traveller) => void }) {
  const { control, handleSubmit } = useForm<Traveller>({
    resolver: resolver(schema),
    defaultValues: { surname: '', title: 'Mr' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((traveller) => onSubmit(traveller))(event)}>
      <FormField control={control} name="title">
        {(field) => <TextField label="Title" {...field} />}
      </FormField>
      <FormField control={control} name="surname">
        {(field) => <TextField label="Surname" {...field} />}
      </FormField>
      <button>Save</button>
    </form>
  );
}

it("shows the schema's message and focuses the invalid field", async () => {
  const onSubmit = vi.fn();
  render(<TravellerForm onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const surname = screen.getByRole('textbox', { name: 'Surname' });
  expect(surname).toHaveAccessibleDescription('Surname is required');
  expect(surname).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("submits the schema's output", async () => {
  const onSubmit = vi.fn();
  render(<TravellerForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Surname' }), ' Rahman ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ surname: 'Rahman', title: 'Mr' });
});
