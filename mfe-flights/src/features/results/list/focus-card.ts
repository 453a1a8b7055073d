/** After the next render, focuses a card, or the first one, when the focused control disappears. */
export function focusCard(itineraryId?: string): void {
  requestAnimationFrame(() => {
    const named = itineraryId && document.querySelector<HTMLElement>(`[data-itinerary="${CSS.escape(itineraryId)}"]`);
    (named || document.querySelector<HTMLElement>('[data-itinerary]'))?.focus({ preventScroll: true });
  });
}
