type Words = (key: string) => string;

/** What the server says in the same English words to every brand. */
const KNOWN: Record<string, string> = {
  'Hand luggage only': 'handLuggageOnly',
  Economy: 'economy',
  'Premium economy': 'premiumEconomy',
  Business: 'business',
  First: 'first',
  'Not allowed': 'notAllowed',
  Free: 'free',
  'Some fares could not be loaded in time.': 'someMissing',
};

/** A text of the server in the language of the page; what is not one of its own words, as "30 kg" is, stands as it came. */
export function inWords(t: Words, text: string): string {
  const known = KNOWN[text];
  return known ? t(`results.wire.${known}`) : text;
}
