import type { RegistrationDraft } from '@jetway/kit-api/registration';

interface Typed {
  email: string;
  phone: string;
}

/** Which of the form's addresses are verified. */
export function provenBy(
  draft: RegistrationDraft | undefined,
  { email, phone }: Typed,
): { email: boolean; phone: boolean } {
  const mail = email.trim().toLowerCase();
  return { email: mail !== '' && draft?.verifiedEmail === mail, phone: phone !== '' && draft?.verifiedPhone === phone };
}
