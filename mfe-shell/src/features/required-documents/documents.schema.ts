import { v } from '@jetway/kit-ui/forms';

const LONGEST = 50;

/** Message keys below `shell:documents.errors`. */
const number = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST, 'tooLong'));

/** Licences as typed; dates, `today` included, are `yyyy-MM-dd` or ''. */
export function documentsSchema(today: string) {
  return v.pipe(
    v.object({
      tradeLicenseNumber: v.pipe(number, v.nonEmpty('licenseNumber')),
      tradeLicenseExpiryDate: v.pipe(
        v.string(),
        v.nonEmpty('licenseExpiry'),
        v.check((date) => date === '' || date > today, 'past'),
      ),
      civilAviationNumber: number,
      civilAviationExpiryDate: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['civilAviationNumber'], ['civilAviationExpiryDate']],
        (typed) => typed.civilAviationNumber === '' || typed.civilAviationExpiryDate !== '',
        'aviationExpiry',
      ),
      ['civilAviationExpiryDate'],
    ),
    v.forward(
      v.partialCheck(
        [['civilAviationNumber'], ['civilAviationExpiryDate']],
        (typed) =>
          typed.civilAviationNumber === '' ||
          typed.civilAviationExpiryDate === '' ||
          typed.civilAviationExpiryDate > today,
        'past',
      ),
      ['civilAviationExpiryDate'],
    ),
  );
}

export type Documents = v.InferOutput<ReturnType<typeof documentsSchema>>;

export const NOTHING_TYPED: Documents = {
  tradeLicenseNumber: '',
  tradeLicenseExpiryDate: '',
  civilAviationNumber: '',
  civilAviationExpiryDate: '',
};
