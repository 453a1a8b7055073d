import { v } from '@jetway/kit-ui/forms';
import { expect, it } from 'vitest';

import { groupName, paidOrder } from '../../../shared/testing/fares';
import { draftOf, nameSchema } from './names.model';

it('takes Latin letters, and folds typographic signs, as airlines print names', () => {
  const draft = draftOf(paidOrder(), groupName(1));
  const read = (surname: string) =>
    v.safeParse(
      nameSchema((key) => key, false),
      { ...draft, surname },
    );
  expect(read('O\u2019Neil')).toMatchObject({ success: true, output: { surname: "O'Neil" } });
  const messages = ['উদ্দিন', 'x@y', 'x'.repeat(41)].map((surname) => read(surname).issues?.[0].message);
  expect(messages).toEqual(['latin', 'latin', 'length'].map((fault) => `order.names.faults.name.${fault}`));
});
