/** Wording of the specification, spelling included. */
export const CODE_SENT_AGAIN = 'Verification code has been sent to you email';
/** Wording of the specification, spelling included. */
export const PHONE_CODE_SENT_AGAIN = 'Verification code has been sent to you phone number';
