export { MailCodeForm } from './code/mail-code.form';
export { PHONE_CODE_SENT_AGAIN } from './code/sent-again';
export { newPasswordSchema } from './password/new-password.schema';
export { PhoneNumberForm } from './phone/phone-number.form';
export { SignInPanel } from './sign-in.panel';
