type Words = (key: string, values?: Record<string, string>) => string;

/** The server's fixed English texts, the same for every tenant. */
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
const SILENT = /^(.+) did not answer in time\.$/;

/** Translates a fixed text of the server; other texts, such as names, are returned unchanged. */
export function inWords(t: Words, text: string): string {
  const known = KNOWN[text];
  if (known) return t(`results.wire.${known}`);
  const amount = WEIGHT.exec(text)?.[1];
  if (amount) return t('results.wire.weight', { amount });
  const silent = SILENT.exec(text)?.[1];
  return silent ? t('supplierSilent', { supplier: silent }) : text;
}
