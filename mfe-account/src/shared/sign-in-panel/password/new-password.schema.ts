import { v } from '@jetway/kit-ui/forms';

const NOT_MIXED =
  'Password must be at least 8 characters long and include at least one uppercase letter, one lowercase letter, and one number.';
/** Passwords of this length need not mix character classes. */
const LONG = 15;

const isMixed = (password: string) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password);

/** A new password and its repetition, with the specification's messages. Nothing is trimmed. */
export const newPasswordSchema = v.pipe(
  v.object({
    password: v.pipe(
      v.string(),
      v.nonEmpty('Please fill the password'),
      v.minLength(8, 'Your password must be at least 8 characters long'),
      v.check((password) => password.length >= LONG || isMixed(password), NOT_MIXED),
    ),
    confirmation: v.pipe(
      v.string(),
      v.nonEmpty('Please fill the confirm password'),
      v.minLength(8, 'Confirm password must be at least 8 characters long'),
    ),
  }),
  v.forward(
    v.check(
      ({ password, confirmation }) => password === confirmation,
      'Password and confirm password are not matching',
    ),
    ['confirmation'],
  ),
);

export type NewPassword = v.InferOutput<typeof newPasswordSchema>;
