type Words = (key: string, values?: Record<string, string>) => string;

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

const WEIGHT = /^(\d+) kg$/;

/** A text of the server in the language of the page; what is not one of its own words, as a name is not, stands as it came. */
export function inWords(t: Words, text: string): string {
  const known = KNOWN[text];
  if (known) return t(`results.wire.${known}`);
  const amount = WEIGHT.exec(text)?.[1];
  return amount ? t('results.wire.weight', { amount }) : text;
}
