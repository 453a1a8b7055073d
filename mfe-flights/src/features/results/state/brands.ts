import type { Brand, Itinerary } from '@jetway/kit-api/flights';

/** The server's text for a fare without a checked bag. */
const NO_CHECKED_BAG = 'Hand luggage only';

/** The card's own fare; the lowest if none has the card's id. */
export function ownBrand({ itineraryId, brandDetails }: Itinerary): Brand | undefined {
  return brandDetails.find((brand) => brand.itineraryId === itineraryId) ?? brandDetails[0];
}

/** The card of a fare, by the card's or the fare's id. */
export function cardOf(cards: readonly Itinerary[], id: string): Itinerary | undefined {
  return (
    cards.find(({ itineraryId }) => itineraryId === id) ??
    cards.find(({ brandDetails }) => brandDetails.some((brand) => brand.itineraryId === id))
  );
}

/** A fare as a card of its own: the same flights with its price, terms and baggage. */
export function fareAsCard(cards: readonly Itinerary[], id: string): Itinerary | undefined {
  const card = cardOf(cards, id);
  const brand = card?.itineraryId === id ? undefined : card?.brandDetails.find(({ itineraryId }) => itineraryId === id);
  if (!card || !brand) return card;
  const { itineraryId, amount, grossAmount, agentAmount, originalAmount, fareType, fareKind, source } = brand;
  const { airlineCode, airlineName } = { ...card, ...brand };
  const segments = card.segments.map((segment, index) => ({
    ...segment,
    marketing: brand.soldAs?.[index] ?? segment.marketing,
    rbd: brand.bookingClasses[index] ?? segment.rbd,
  }));
  const shown: Itinerary = {
    ...card,
    segments,
    airlineCode,
    airlineName,
    itineraryId,
    amount,
    grossAmount,
    fareType,
    fareKind,
    productClass: brand.brandId,
    baggageSummary: brand.checkedBag || NO_CHECKED_BAG,
    refundable: brand.refund.allowed,
    brandDetails: [brand],
  };
  delete shown.agentAmount;
  delete shown.originalAmount;
  delete shown.source;
  return {
    ...shown,
    ...(agentAmount ? { agentAmount } : {}),
    ...(originalAmount ? { originalAmount } : {}),
    ...(source ? { source } : {}),
  };
}

/** A fare's id after its card has changed or was replaced; undefined when it is no longer sold, or ambiguous. */
export function sameFare(before: Itinerary, after: Itinerary, id: string): string | undefined {
  if (after.brandDetails.some(({ itineraryId }) => itineraryId === id)) return id;
  const brand = before.brandDetails.find(({ itineraryId }) => itineraryId === id);
  const [same, another] = after.brandDetails.filter(
    (other) =>
      other.brandId === brand?.brandId &&
      other.name === brand.name &&
      numbersOn(after, other) === numbersOn(before, brand),
  );
  return another ? undefined : same?.itineraryId;
}

/** The flight numbers of a fare where they differ from its card's, e.g. "QF 8582". */
export function numbersOf({ soldAs = [] }: Brand, { segments }: Itinerary): string {
  const others = soldAs.filter(({ code, number }, index) => {
    const own = segments[index]?.marketing;
    return code !== own?.code || number !== own.number;
  });
  return [...new Set(others.map(({ code, number }) => `${code} ${number}`))].join(', ');
}

/** All flight numbers of a fare, in flight order. */
function numbersOn({ segments }: Itinerary, { soldAs = segments.map(({ marketing }) => marketing) }: Brand): string {
  return soldAs.map(({ code, number }) => `${code} ${number}`).join();
}

/** Ticketing airlines of a card's fares by code, with name; the card's own first. */
export function airlinesOf({ airlineCode, airlineName, brandDetails }: Itinerary): Map<string, string> {
  const others = brandDetails.flatMap(({ airlineCode: code, airlineName: name }) =>
    code ? [[code, name ?? code] as const] : [],
  );
  return new Map([[airlineCode, airlineName], ...others]);
}

/**
 * The card led by its lowest fare of one of these airlines, with all its fares. Itself when it is of one of them, or none are
 * given; undefined when none of its fares is.
 */
export function ledBy(card: Itinerary, airlines: readonly string[]): Itinerary | undefined {
  if (airlines.length === 0 || airlines.includes(card.airlineCode)) return card;
  const fare = card.brandDetails.find(({ airlineCode }) => airlineCode !== undefined && airlines.includes(airlineCode));
  const led = fare && fareAsCard([card], fare.itineraryId);
  return led && { ...led, brandDetails: card.brandDetails };
}

/** A card with the name of its fare, for a message. */
export function withFareName(card: Itinerary): Itinerary & { brand?: string } {
  const brand = ownBrand(card);
  return brand ? { ...card, brand: brand.name } : card;
}
