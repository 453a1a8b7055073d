import type { AddOrderNoteRequest, OrderNote, RemoveOrderNoteRequest } from '@jetway/kit-api/orders';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { calls, HISTORY, NOTES, open, openWith, refuse, serve } from '../testing/product';

const ADD = '/api/order/v1/AddOrderNote';
const REMOVE = '/api/order/v1/RemoveOrderNote';
const REFERENCE = 'DMO2611-00001A';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function note(replace: Partial<OrderNote> = {}): OrderNote {
  return {
    noteId: 'n1',
    author: 'Amina Rahman',
    isOwn: true,
    text: 'Call after six',
    writtenAt: '2026-11-21T08:00:00Z',
    ...replace,
  };
}

const theirs = note({
  noteId: 'n2',
  author: 'Omar Karim',
  isOwn: false,
  text: 'Aisle seats\nfor both',
  writtenAt: '2026-11-21T09:00:00Z',
});

/** Serves an order's notes, newest first, with adding and removing as on the server. */
function serveNotes(...first: OrderNote[]) {
  serve();
  const state = {
    notes: first,
    sent: [] as AddOrderNoteRequest[],
    removed: [] as RemoveOrderNoteRequest[],
    histories: 0,
  };
  calls.server.use(
    http.post(NOTES, () => HttpResponse.json({ orderReference: REFERENCE, notes: state.notes })),
    http.post(HISTORY, () => {
      state.histories += 1;
      return HttpResponse.json({ orderReference: REFERENCE, events: [] });
    }),
    http.post(ADD, async ({ request }) => {
      const sent = (await request.json()) as AddOrderNoteRequest;
      state.sent.push(sent);
      const written = note({ noteId: sent.noteId ?? 'n9', text: sent.text });
      state.notes = [written, ...state.notes];
      return HttpResponse.json(written);
    }),
    http.post(REMOVE, async ({ request }) => {
      const sent = (await request.json()) as RemoveOrderNoteRequest;
      state.removed.push(sent);
      state.notes = state.notes.filter(({ noteId }) => noteId !== sent.noteId);
      return HttpResponse.json({ orderReference: REFERENCE, notes: state.notes });
    }),
  );
  return state;
}

const field = () => screen.findByRole('textbox', { name: 'New note' });
const entries = async () => within(await screen.findByRole('list', { name: 'Notes' })).getAllByRole('listitem');
/** Sets the whole text at once, because a thousand key presses are slow. */
const fill = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

describe('the notes of an order', () => {
  it('says that there are none', async () => {
    serveNotes();
    await open();
    expect(await screen.findByText('No notes yet.')).toBeInTheDocument();
    expect(screen.getByText(/Internal only/)).toBeInTheDocument();
  });

  it("are shown newest first with author, time and line breaks; only the user's own can be removed", async () => {
    serveNotes(theirs, note());
    await open();
    const [newest, oldest] = await entries();
    expect(newest).toHaveTextContent('Aisle seats');
    expect(newest).toHaveTextContent(/21 Nov 2026.* · Omar Karim/);
    expect(screen.getByText(/Aisle seats/).textContent).toBe('Aisle seats\nfor both');
    expect(oldest).toHaveTextContent(/Amina Rahman/);
    expect(within(newest!).queryByRole('button')).toBeNull();
    expect(within(oldest!).getByRole('button', { name: /^Remove your note of 21 Nov 2026/ })).toBeInTheDocument();
  });

  it('can be reloaded after a failure, and a note can be written meanwhile', async () => {
    const state = serveNotes(theirs);
    refuse(NOTES, 500, 'server.error');
    await open();
    expect(await screen.findByText('The notes could not be loaded')).toBeInTheDocument();
    expect(await field()).toBeEnabled();
    calls.server.use(http.post(NOTES, () => HttpResponse.json({ orderReference: REFERENCE, notes: state.notes })));
    await press('Try again');
    expect(await screen.findByText(/Aisle seats/)).toBeInTheDocument();
  });

  it('are read-only for users who may not book', async () => {
    serveNotes(theirs, note());
    await openWith([211]);
    expect(await entries()).toHaveLength(2);
    expect(screen.queryByRole('textbox', { name: 'New note' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove your note/ })).toBeNull();
  });
});

describe('a note', () => {
  it('is added, clears the field and appears in the history', async () => {
    const state = serveNotes(theirs);
    await open();
    await userEvent.type(await field(), '  Paid by cheque ');
    const read = state.histories;
    await press('Add note');
    await waitFor(async () => expect((await entries())[0]).toHaveTextContent('Paid by cheque'));
    expect(state.sent).toEqual([
      { orderReference: REFERENCE, text: 'Paid by cheque', noteId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    ]);
    expect(await field()).toHaveValue('');
    expect(await screen.findByText('Your note was added.')).toBeInTheDocument();
    await waitFor(() => expect(state.histories).toBeGreaterThan(read));
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'is sent from the keyboard with %s; Enter alone adds a line break',
    async (keys) => {
      const state = serveNotes();
      await open();
      await userEvent.type(await field(), `First{Enter}second${keys}`);
      await waitFor(() => expect(state.sent.map(({ text }) => text)).toEqual(['First\nsecond']));
    },
  );

  it('is added once, however often it is pressed, and shows that it is being sent', async () => {
    const state = serveNotes();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    calls.server.use(
      http.post(ADD, async ({ request }) => {
        state.sent.push((await request.json()) as AddOrderNoteRequest);
        await held;
        state.notes = [note({ text: 'Once' })];
        return HttpResponse.json(state.notes[0]);
      }),
    );
    await open();
    await userEvent.type(await field(), 'Once');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add note' }));
    await userEvent.type(await field(), '{Control>}{Enter}{/Control}');
    expect(screen.getByRole('button', { name: /Add note/ })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(state.sent).toHaveLength(1);
  });

  it('that is empty, too long or contains a tab is refused before it is sent', async () => {
    const state = serveNotes();
    await open();
    await press('Add note');
    expect(await field()).toHaveAccessibleDescription(/Enter a note first/);
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    await fill('a'.repeat(899));
    expect(await field()).toHaveAccessibleDescription('Up to 1000 characters. Ctrl+Enter or Cmd+Enter adds it.');
    expect(await field()).not.toBeInvalid();
    await fill('a'.repeat(950));
    expect(await field()).toHaveAccessibleDescription('950 of 1000 characters');
    await fill('a'.repeat(1001));
    expect(await field()).toHaveAccessibleDescription(
      '1001 of 1000 characters Too long: a note has at most 1000 characters.',
    );
    await press('Add note');
    await fill('Seat\t12A');
    expect(await field()).toHaveAccessibleDescription(/control characters are not allowed/);
    await press('Add note');
    expect(state.sent).toEqual([]);
    expect(await field()).toHaveValue('Seat\t12A');
  });

  it.each([
    [409, 'order.notes_full', undefined, /the maximum number of notes/],
    [
      422,
      'request.invalid',
      [{ pointer: '/text', code: 'note.characters', detail: 'no' }],
      /control characters are not allowed/,
    ],
    [403, 'access.denied', undefined, /Your note was not added/],
  ])(
    'that the server refuses with %i %s shows the reason at its field and keeps the text',
    async (status, code, errors, words) => {
      serveNotes();
      refuse(ADD, status, code, { errors });
      await open();
      await userEvent.type(await field(), 'Keep me');
      await press('Add note');
      await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words));
      expect(await field()).toHaveValue('Keep me');
      expect(await field()).toHaveFocus();
      await userEvent.type(await field(), '!');
      expect(await field()).not.toBeInvalid();
    },
  );

  it('whose response was lost is sent again as the same note; another text is another note', async () => {
    const state = serveNotes();
    const sent: AddOrderNoteRequest[] = [];
    calls.server.use(
      http.post(ADD, async ({ request }) => {
        sent.push((await request.json()) as AddOrderNoteRequest);
        return HttpResponse.error();
      }),
    );
    await open();
    await userEvent.type(await field(), 'Paid');
    await press('Add note');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Your note was not added/));
    await press('Add note');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Your note was not added/));
    await userEvent.type(await field(), ' in cash');
    await press('Add note');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ text: 'Paid in cash' });
    expect(sent[2]?.noteId).not.toBe(sent[0]?.noteId);
    expect(state.notes).toEqual([]);
  });
});

describe('removing a note', () => {
  it('asks for confirmation, then removes it', async () => {
    const state = serveNotes(theirs, note());
    await open();
    await press(/^Remove your note/);
    await press('Keep it');
    expect(state.removed).toEqual([]);
    await press(/^Remove your note/);
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your note?' });
    expect(dialog).toHaveTextContent('Call after six');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove note' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(state.removed).toEqual([{ orderReference: REFERENCE, noteId: 'n1' }]);
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(screen.queryByText('Call after six')).toBeNull();
  });

  it.each([
    ['the others', [theirs, note()]],
    ['the words that there is none', [note()]],
  ])('moves the focus to %s', async (_, first) => {
    serveNotes(...first);
    await open();
    await press(/^Remove your note/);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove note' }));
    const left =
      first.length > 1 ? await screen.findByRole('list', { name: 'Notes' }) : await screen.findByText('No notes yet.');
    await waitFor(() => expect(left.parentElement).toHaveFocus());
  });

  it('says when it is refused, and keeps the note', async () => {
    serveNotes(note());
    refuse(REMOVE, 403, 'order.note_not_yours');
    await open();
    await press(/^Remove your note/);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove note' }));
    expect(await within(dialog).findByText('The note was not removed')).toBeInTheDocument();
    await press('Keep it');
    expect(await entries()).toHaveLength(1);
  });
});
