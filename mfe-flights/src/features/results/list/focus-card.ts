/** Hands the focus to a card, or to the first one, when the control that had it goes; once the list is drawn anew. */
export function focusCard(itineraryId?: string): void {
  requestAnimationFrame(() => {
    const named = itineraryId && document.querySelector<HTMLElement>(`[data-itinerary="${CSS.escape(itineraryId)}"]`);
    (named || document.querySelector<HTMLElement>('[data-itinerary]'))?.focus({ preventScroll: true });
  });
}
