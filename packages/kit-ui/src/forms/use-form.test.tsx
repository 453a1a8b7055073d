import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { DateField, PhoneField, Select, TextField } from '../fields';
import { FormField, FormSummary, resolver, useFocusOnRefusal, useForm, v } from './index';

const needed = (name: string) => v.pipe(v.string(), v.nonEmpty(`${name} is required`));
// In another order than the fields have on the page.
const schema = v.object({
  phone: needed('Phone'),
  birthOn: needed('Birthday'),
  surname: needed('Surname'),
  title: needed('Title'),
});
type Traveller = v.InferOutput<typeof schema>;
const EMPTY: Traveller = { phone: '', birthOn: '', surname: '', title: '' };
const TITLES = [{ value: 'MR', label: 'Mr' }];

function TravellerForm({
  onSubmit,
  values = EMPTY,
}: {
  onSubmit?: (refuse: (name: keyof Traveller) => void) => void;
  values?: Traveller;
}) {
  const { control, handleSubmit, setError } = useForm<Traveller>({ resolver: resolver(schema), defaultValues: values });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(() => onSubmit?.((name) => setError(name, { message: 'Refused' })))(event)}
    >
      <FormSummary control={control} title="Check these fields:" />
      <section aria-label="Adult 1">
        <FormField control={control} name="title">
          {(field) => <Select label="Title" isRequired options={TITLES} {...field} />}
        </FormField>
        <FormField control={control} name="surname">
          {(field) => <TextField label="Surname" {...field} />}
        </FormField>
        <FormField control={control} name="birthOn">
          {(field) => <DateField label="Birthday" {...field} />}
        </FormField>
      </section>
      <FormField control={control} name="phone">
        {(field) => <PhoneField label="Phone" country="ae" {...field} />}
      </FormField>
      <button>Save</button>
    </form>
  );
}

/** Refuses the form once the code of its fields has loaded; returns the field of its first label. */
async function open(form = <TravellerForm />) {
  render(form);
  const title = await screen.findByRole('button', { name: /Title/ });
  await screen.findByRole('textbox', { name: 'Phone' });
  await screen.findByRole('group', { name: /Birthday/ });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return title;
}
const listed = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('submits the values as the server reads them, a code in plain digits', async () => {
  const onSubmit = vi.fn();
  const code = v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'Six digits')) });
  function CodeForm() {
    const { control, handleSubmit } = useForm<{ code: string }>({
      resolver: resolver(code),
      defaultValues: { code: '' },
    });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <FormField control={control} name="code">
          {(field) => <TextField label="Code" {...field} />}
        </FormField>
        <button>Save</button>
      </form>
    );
  }
  render(<CodeForm />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), ' ১২৩৪৫৬\u200b');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ code: '123456' }));
});

it('focuses the first invalid field in reading order, a list of choices too', async () => {
  const title = await open();
  await waitFor(() => expect(title).toHaveFocus());
});

it.each([
  [{ ...EMPTY, title: 'MR', surname: 'Rahman' }, () => screen.getAllByRole('spinbutton')[0]],
  [
    { ...EMPTY, title: 'MR', surname: 'Rahman', birthOn: '1990-01-02' },
    () => screen.getByRole('textbox', { name: 'Phone' }),
  ],
])('focuses a date or a telephone number when they come first', async (values, field) => {
  await open(<TravellerForm values={values} />);
  await waitFor(() => expect(field()).toHaveFocus());
});

it('lists the invalid fields in that order until they are corrected, each leading to its field', async () => {
  await open();
  expect(await screen.findByText('Check these fields:')).toBeInTheDocument();
  expect(listed()).toEqual(['Adult 1: Title', 'Adult 1: Surname', 'Adult 1: Birthday', 'Phone']);
  await userEvent.click(screen.getByRole('button', { name: 'Adult 1: Surname' }));
  expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
  await userEvent.keyboard('Rahman');
  await waitFor(() => expect(listed()).toEqual(['Adult 1: Title', 'Adult 1: Birthday', 'Phone']));
});

it('focuses and lists what the server refuses', async () => {
  const values = { phone: '+971501234567', birthOn: '1990-01-02', surname: 'Rahman', title: 'MR' };
  const refuseBoth = (refuse: (name: keyof Traveller) => void) => {
    refuse('phone');
    refuse('surname');
  };
  await open(<TravellerForm values={values} onSubmit={refuseBoth} />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus());
  await waitFor(() => expect(listed()).toEqual(['Adult 1: Surname', 'Phone']));
});

function OwnForm() {
  const { place, focus } = useFocusOnRefusal();
  const [isRefused, setRefused] = useState(false);
  const send = () => {
    setRefused(true);
    focus();
  };
  return (
    <div ref={place}>
      <TextField label="Name" value="Rahman" onChange={() => undefined} />
      <TextField
        label="Remark"
        value=""
        onChange={() => undefined}
        errorMessage={isRefused ? 'Fill this in' : undefined}
      />
      <button onClick={send}>Send</button>
    </div>
  );
}

it('focuses the first invalid field of a form that keeps its own state, at every refusal', async () => {
  render(<OwnForm />);
  for (let attempts = 0; attempts < 2; attempts += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveFocus();
  }
});

it('takes no space while there is no error', async () => {
  const { container } = render(<TravellerForm />);
  await screen.findByRole('button', { name: /Title/ });
  expect(container.querySelector('form > div')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(container.querySelector('form > div')).toBeVisible());
});
