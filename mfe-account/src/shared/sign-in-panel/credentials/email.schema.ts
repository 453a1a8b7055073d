import { isMailAddress } from '@jetway/kit-domain/input';
import { v } from '@jetway/kit-ui/forms';

/** Wording of the specification: absent and malformed addresses have separate messages. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter valid address'),
  v.check(isMailAddress, 'Please enter valid email id'),
);
