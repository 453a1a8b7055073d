/**
 * Focuses the first invalid field of a form or dialog that was just refused, in reading order, once the fields show their
 * errors. The code comes with the first refusal.
 */
export async function leadToFault(place: Element | null): Promise<void> {
  const { focusFault } = await import('./focus-fault');
  focusFault(place);
}
