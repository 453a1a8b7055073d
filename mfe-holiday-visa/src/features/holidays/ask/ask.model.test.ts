import { v } from '@jetway/kit-ui/forms';
import { describe, expect, it } from 'vitest';

import type { AskDraft } from './ask.model';
import { askSchema, bodyOf, fieldAt, startOf } from './ask.model';

const TODAY = '2026-11-26';
const OWNER = { name: 'Amina Rahman', email: 'amina@demo.test', phone: '+971501234567' };
const PARTY = { date: '2027-01-10', adults: 2, childAges: [8] };
const schema = askSchema((key) => key, TODAY, 'AED');
const faultsOf = (part: Partial<AskDraft>) => {
  const { issues = [] } = v.safeParse(schema, { ...startOf(PARTY, OWNER), ...part });
  return issues.map(({ message }) => message.replace(/^holidays\./, ''));
};

describe('what is typed to ask for a holiday', () => {
  it('is whole with the search and the profile', () => {
    expect(faultsOf({})).toEqual([]);
    expect(bodyOf('p1', startOf(PARTY, OWNER), 'AED')).toEqual({
      packageId: 'p1',
      ...PARTY,
      flexibleDays: 0,
      contact: OWNER,
    });
  });

  it.each([
    [{ date: '' }, 'search.errors.date'],
    [{ date: '2026-11-25' }, 'search.errors.past'],
    [{ date: '2026-11-27' }, 'ask.faults.soon'],
    [{ party: { adults: 1, childAges: [null] } }, 'search.errors.age'],
    [{ contact: { ...OWNER, name: ' ' } }, 'ask.faults.required'],
    [{ contact: { ...OWNER, name: 'a@b' } }, 'ask.faults.name'],
    [{ contact: { ...OWNER, email: 'amina' } }, 'ask.faults.email'],
    [{ contact: { ...OWNER, phone: '12' } }, 'ask.faults.phone'],
    [{ budget: '0' }, 'ask.faults.budget'],
    [{ budget: 'much' }, 'ask.faults.budget'],
    [{ notes: 'x'.repeat(1_001) }, 'ask.faults.long'],
  ] satisfies [Partial<AskDraft>, string][])('is refused: %j', (part, fault) => {
    expect(faultsOf(part)[0] ?? '').toContain(fault);
  });

  it('sends rooms, budget and notes only when they are given', () => {
    const draft = { ...startOf(PARTY, OWNER), rooms: 2, budget: '6,000', notes: ' A quiet room ' };
    expect(bodyOf('p1', draft, 'AED')).toMatchObject({ rooms: 2, budget: 'AED 6000.00', notes: 'A quiet room' });
  });
});

it('finds the field of a refusal', () => {
  expect(['/childAges/1', '/contact/phone', '/packageId'].map(fieldAt)).toEqual(['party', 'contact.phone', null]);
});
