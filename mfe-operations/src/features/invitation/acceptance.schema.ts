import { v } from '@jetway/kit-ui/forms';

import { withoutSpaces } from '../../shared/typed-code';

/** The fields required to accept an invitation. The server decides whether a password is too easy to guess. */
export const acceptanceSchema = v.pipe(
  v.object({
    password: v.pipe(v.string(), v.nonEmpty('Choose a password.'), v.minLength(8, 'Use at least eight characters.')),
    confirmation: v.pipe(v.string(), v.nonEmpty('Type the password once more.')),
    verificationCode: v.pipe(
      v.string(),
      v.transform(withoutSpaces),
      v.regex(/^\d{6}$/, 'Enter the six digits your authenticator shows.'),
    ),
  }),
  v.forward(
    v.check(({ password, confirmation }) => password === confirmation, 'The two passwords differ.'),
    ['confirmation'],
  ),
);

export type AcceptanceEntry = v.InferOutput<typeof acceptanceSchema>;
