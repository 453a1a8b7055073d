import { v } from '@jetway/kit-ui/forms';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Wording of the specification: absent and malformed addresses have separate messages. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter valid address'),
  v.regex(EMAIL, 'Please enter valid email id'),
);
