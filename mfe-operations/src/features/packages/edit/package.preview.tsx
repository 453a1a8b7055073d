import type { MoneyText } from '@jetway/kit-domain';
import { formatDate, formatMoney, parseMoneyText } from '@jetway/kit-domain';
import { typedMoney } from '@jetway/kit-domain/input';
import { Card, Heading, Inline, SegmentedControl, Stack, styled, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { memo, useState } from 'react';

import type { HolidayCity, HolidayText } from '../../../api/endpoints/holidays';
import { linesOf } from '../../../shared/step/typed';
import { departuresOf } from './departures';
import type { ListName, PackageDraft } from './package.draft';
import type { Language } from './preview.words';
import { counted, WORDS } from './preview.words';

const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'Arabic' },
];

/** Departures that are shown before the rest is counted. */
const SHOWN_DEPARTURES = 6;

const Picture = styled.img`
  inline-size: 100%;
  max-block-size: 14rem;
  border-radius: var(--jw-radius-md);
  object-fit: cover;
`;

const Points = styled.ul`
  display: grid;
  gap: var(--jw-space-1);
  margin: 0;
  padding-inline-start: var(--jw-space-5);
`;

const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface ShownProps {
  draft: PackageDraft;
  /** Unknown until a package is saved; without it there are no prices. */
  currency: string;
  language: Language;
}

interface PreviewProps extends Omit<ShownProps, 'language'> {
  cities: readonly HolidayCity[];
  /** Address of its picture, if it has one already. */
  image?: string | undefined;
}

/** The package as agencies see it, in the language they read. What is typed appears at once. */
export const PackagePreview = memo(Preview);

function Preview({ draft, cities, currency, image }: PreviewProps) {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <Card as="section" aria-label="Preview">
      <Stack gap={4}>
        <Inline justify="space-between" wrap>
          <Heading level={2} size="md">
            Preview
          </Heading>
          <SegmentedControl
            label="Language of the preview"
            options={LANGUAGES}
            value={language}
            onChange={setLanguage}
          />
        </Inline>
        <Stack gap={4} dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
          {image && <Picture src={image} alt="" />}
          <Head draft={draft} currency={currency} language={language} cities={cities} />
          <Content draft={draft} language={language} />
          <Sale draft={draft} currency={currency} language={language} />
        </Stack>
      </Stack>
    </Card>
  );
}

/** A text in the language, or in English without one. */
function inLanguage(text: HolidayText, language: Language): string {
  return text[language].trim() || text.en.trim();
}

/** The lines of a list; where a line has no translation, in English. */
function listed(draft: PackageDraft, name: ListName, language: Language): string[] {
  const own = draft[name][language].split('\n').map((line) => line.trim());
  return linesOf(draft[name].en).map((line, at) => own[at] || line);
}

function Head({ draft, currency, language, cities }: ShownProps & Pick<PreviewProps, 'cities'>) {
  const words = WORDS[language];
  const price = lowest(draft, currency);
  const facts = [
    cities.find(({ cityId }) => cityId === draft.cityId)?.name,
    words.types[draft.type],
    counted(language, words.days, draft.itinerary.length),
    counted(language, words.nights, Number(draft.nights) || 0),
  ];
  return (
    <>
      <div>
        <Heading level={3} size="lg">
          {inLanguage(draft.title, language) || words.untitled}
        </Heading>
        <Text muted>{facts.filter(Boolean).join(' · ')}</Text>
      </div>
      {price && (
        <Text>
          {words.from} <strong>{formatMoney(price, language)}</strong> {words.perAdult}
        </Text>
      )}
    </>
  );
}

function Content({ draft, language }: Pick<ShownProps, 'draft' | 'language'>) {
  const words = WORDS[language];
  const hotels = draft.hotels.map(({ name, city, stars, nights }) =>
    [
      name,
      city,
      counted(language, words.stars, Number(stars) || 0),
      counted(language, words.nights, Number(nights) || 0),
    ].join(' · '),
  );
  return (
    <>
      <Words>{inLanguage(draft.description, language)}</Words>
      <Listed title={words.highlights} lines={listed(draft, 'highlights', language)} />
      <Part title={words.itinerary}>
        <Stack gap={3}>
          {draft.itinerary.map(({ title, text, meals }, at) => (
            // Days have no other name than their number.
            <div key={at}>
              <strong>
                {words.day.replace('#', String(at + 1))} {inLanguage(title, language)}
              </strong>
              <Words>{inLanguage(text, language)}</Words>
              {meals.length > 0 && (
                <Text size="sm" muted>
                  {meals.map((meal) => words.meals[meal]).join(' · ')}
                </Text>
              )}
            </div>
          ))}
        </Stack>
      </Part>
      <Listed title={words.included} lines={listed(draft, 'inclusions', language)} />
      <Listed title={words.excluded} lines={listed(draft, 'exclusions', language)} />
      <Listed title={words.hotels} lines={hotels} />
    </>
  );
}

function Sale({ draft, currency, language }: ShownProps) {
  const words = WORDS[language];
  return (
    <>
      <Listed title={words.prices} lines={pricesOf(draft, currency, language)} />
      <Departures text={draft.departures} language={language} />
      <Part title={words.cancellation}>
        <Policy draft={draft} language={language} />
      </Part>
      <Listed title={words.documents} lines={listed(draft, 'documents', language)} />
    </>
  );
}

function Policy({ draft: { policy }, language }: Pick<ShownProps, 'draft' | 'language'>) {
  const words = WORDS[language];
  if (policy.length === 0) return <Text size="sm">{words.free}</Text>;
  const lines = policy.map(
    ({ daysBefore, percent }) =>
      `${counted(language, words.daysBefore, Number(daysBefore) || 0)}: ${words.kept.replace('#', percent)}`,
  );
  return <Lines lines={lines} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Points>
      {lines.map((line, at) => (
        // Two lines may be the same while they are typed.
        <li key={at}>{line}</li>
      ))}
    </Points>
  );
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <Lines lines={lines} />
    </Part>
  );
}

/** A line for each price band that can be read. */
function pricesOf({ priceBands }: PackageDraft, currency: string, language: Language): string[] {
  const words = WORDS[language];
  return priceBands.flatMap(({ from, to, adult, child }) => {
    const prices = [adult, child].map(({ customer }) => currency && typedMoney(customer, currency));
    const [ofAdult, ofChild] = prices;
    if (!from || !to || !ofAdult || !ofChild) return [];
    const days = `${formatDate(from, language)} – ${formatDate(to, language)}`;
    return `${days}: ${words.adult} ${formatMoney(ofAdult, language)}, ${words.child} ${formatMoney(ofChild, language)}`;
  });
}

function Departures({ text, language }: { text: string; language: Language }) {
  const { list } = departuresOf(text);
  if (list.length === 0) return null;
  const words = WORDS[language];
  const more = list.length - SHOWN_DEPARTURES;
  const days = list.slice(0, SHOWN_DEPARTURES).map(({ date }) => formatDate(date, language));
  return (
    <Part title={words.departures}>
      <Text size="sm">
        {days.join(' · ')}
        {more > 0 && ` ${words.more.replace('#', String(more))}`}
      </Text>
    </Part>
  );
}

/** The lowest price of an adult that can be read. */
function lowest({ priceBands }: PackageDraft, currency: string): MoneyText | null {
  if (!currency) return null;
  const prices = priceBands.flatMap(({ adult }) => typedMoney(adult.customer, currency) ?? []);
  const [first, ...others] = prices;
  if (first === undefined) return null;
  const minor = (money: MoneyText) => parseMoneyText(money).amountMinor;
  return others.reduce((least, money) => (minor(money) < minor(least) ? money : least), first);
}
