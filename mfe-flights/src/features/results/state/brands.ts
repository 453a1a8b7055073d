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
  const { airlineCode, airlineName, alliance } = sellerOf(card, brand);
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
  delete shown.alliance;
  delete shown.agentAmount;
  delete shown.originalAmount;
  delete shown.source;
  return {
    ...shown,
    ...(alliance ? { alliance } : {}),
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

type Seller = Pick<Itinerary, 'airlineCode' | 'airlineName' | 'alliance'>;

/** Who tickets a fare of a card. */
function sellerOf({ airlineCode, airlineName, alliance }: Itinerary, brand: Brand): Seller {
  const own = { airlineCode, airlineName, ...(alliance ? { alliance } : {}) };
  if (!brand.airlineCode) return own;
  const other = { airlineCode: brand.airlineCode, airlineName: brand.airlineName ?? brand.airlineCode };
  return { ...other, ...(brand.alliance ? { alliance: brand.alliance } : {}) };
}

/** Alliances of the ticketing airlines of a card's fares. */
export function alliancesOf(card: Itinerary): Set<string> {
  const others = card.brandDetails.map((brand) => sellerOf(card, brand).alliance);
  return new Set([card.alliance, ...others].filter((alliance) => alliance !== undefined));
}

/** Airlines and alliances to choose from; an empty list allows all. */
export interface Sellers {
  airlines: readonly string[];
  alliances: readonly string[];
}

function isAmong({ airlines, alliances }: Sellers, { airlineCode, alliance }: Seller): boolean {
  const isAirline = airlines.length === 0 || airlines.includes(airlineCode);
  return isAirline && (alliances.length === 0 || (alliance !== undefined && alliances.includes(alliance)));
}

/**
 * The card led by its lowest fare of these airlines and alliances, with all its fares. Itself when its own airline is one of them;
 * undefined when none of its fares is from one.
 */
export function ledBy(card: Itinerary, sellers: Sellers): Itinerary | undefined {
  if (isAmong(sellers, card)) return card;
  const fare = card.brandDetails.find((brand) => isAmong(sellers, sellerOf(card, brand)));
  const led = fare && fareAsCard([card], fare.itineraryId);
  return led && { ...led, brandDetails: card.brandDetails };
}

/** A card with the name of its fare, for a message. */
export function withFareName(card: Itinerary): Itinerary & { brand?: string } {
  const brand = ownBrand(card);
  return brand ? { ...card, brand: brand.name } : card;
}
