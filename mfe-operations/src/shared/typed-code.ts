/** A code as it is sent: authenticators show its digits in two groups. */
export function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '');
}
