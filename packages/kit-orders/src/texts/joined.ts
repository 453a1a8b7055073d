/** Names or other parts of a line, with the comma of a language between them. */
export function joined(parts: readonly string[], locale: string): string {
  return parts.join(locale.startsWith('ar') ? '، ' : ', ');
}
