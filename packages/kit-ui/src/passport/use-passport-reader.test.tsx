import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { usePassportReader } from './use-passport-reader';

// The specimen of ICAO 9303-4, appendix A.
const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

interface ReaderProps {
  onRead: (passport: unknown) => void;
  countries?: { code2: string; code3: string }[] | undefined;
  /** The call for the countries fails. */
  hasNoCountries?: boolean;
}

function Reader({ onRead, ...props }: ReaderProps) {
  const countries = 'countries' in props ? props.countries : [];
  const isError = props.hasNoCountries ?? false;
  const call = { data: countries, isError };
  const { text, outcome, onChange, onBlur } = usePassportReader({ countries: call, today: '2026-11-21', onRead });
  return (
    <>
      <textarea value={text} onChange={({ target }) => onChange(target.value)} onBlur={onBlur} />
      <output>{outcome?.kind ?? 'none'}</output>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('reports a passport and is empty for the next one', async () => {
  const onRead = vi.fn();
  render(<Reader onRead={onRead} />);
  type(`${FIRST}\n${SECOND}`);
  expect(await screen.findByText('read')).toBeInTheDocument();
  expect(onRead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ surname: 'Eriksson', number: 'L898902C3' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('keeps lines that fail the check, and does not pass them on', async () => {
  const onRead = vi.fn();
  render(<Reader onRead={onRead} />);
  const lines = `${FIRST}\n${SECOND.replace('L898902C3', 'L898902C4')}`;
  type(lines);
  expect(await screen.findByText('misread')).toBeInTheDocument();
  expect(onRead).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue(lines);
});

it('shows no error while a line is being typed, until blur', () => {
  render(<Reader onRead={vi.fn()} />);
  type(FIRST);
  expect(screen.getByRole('status')).toHaveTextContent('none');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.getByRole('status')).toHaveTextContent('unreadable');
});

it('ignores a result for lines edited in the meantime', async () => {
  const onRead = vi.fn();
  render(<Reader onRead={onRead} />);
  type(`${FIRST}\n${SECOND}`);
  type(FIRST);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onRead).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue(FIRST);
});

it('reads lines that came before the countries once those are there', async () => {
  const onRead = vi.fn();
  const { rerender } = render(<Reader onRead={onRead} countries={undefined} />);
  type(`${FIRST}\n${SECOND}`.replaceAll('UTO', 'OMN'));
  expect(screen.getByRole('status')).toHaveTextContent('none');
  rerender(<Reader onRead={onRead} countries={[{ code2: 'OM', code3: 'OMN' }]} />);
  expect(await screen.findByText('read')).toBeInTheDocument();
  expect(onRead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ nationality: 'OM', issueCountry: 'OM' }));
});

it('reads a passport without its countries when those cannot be loaded', async () => {
  const onRead = vi.fn();
  render(<Reader onRead={onRead} countries={undefined} hasNoCountries />);
  type(`${FIRST}\n${SECOND}`);
  expect(await screen.findByText('read')).toBeInTheDocument();
  expect(onRead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ surname: 'Eriksson' }));
});
