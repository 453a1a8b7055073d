/** The words are the specification's, spelling included. */
export const CODE_SENT_AGAIN = 'Verification code has been sent to you email';
/** The words are the specification's, spelling included. */
export const PHONE_CODE_SENT_AGAIN = 'Verification code has been sent to you phone number';
