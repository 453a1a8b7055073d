import type { MoneyText } from '@jetway/kit-domain';
import { parseMoneyText } from '@jetway/kit-domain';
import { typedMoney } from '@jetway/kit-domain/input';
import { Card, DateText, Heading, Inline, Money, SegmentedControl, Stack, styled, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import type { HolidayCity, HolidayText } from '../../../api/endpoints/holidays';
import { policyText } from '../../../shared/step/policy.rules';
import { linesOf } from '../../../shared/step/typed';
import { lengthOf, MEALS, PACKAGE_TYPES } from '../packages.model';
import { departuresOf } from './departures';
import type { ListName, PackageDraft } from './package.draft';

type Language = keyof HolidayText;

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

interface PreviewProps {
  draft: PackageDraft;
  cities: readonly HolidayCity[];
  currency: string;
  /** Address of its picture, if it has one already. */
  image?: string | undefined;
}

/** The package as agencies see it, in the language they read. What is typed appears at once. */
export function PackagePreview({ draft, cities, currency, image }: PreviewProps) {
  const [language, setLanguage] = useState<Language>('en');
  const read = (text: HolidayText) => text[language].trim() || text.en.trim();
  const price = lowest(draft, currency);
  const city = cities.find(({ cityId }) => cityId === draft.cityId)?.name;
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
          <div>
            <Heading level={3} size="lg">
              {read(draft.title) || 'Without a title'}
            </Heading>
            <Text muted>
              {[city, PACKAGE_TYPES[draft.type], lengthOf(draft.itinerary.length, Number(draft.nights) || 0)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          {price && (
            <Text>
              From <Money value={price} size="lg" /> an adult
            </Text>
          )}
          <Words>{read(draft.description)}</Words>
          <Listed title="Highlights" lines={listed(draft, 'highlights', language)} />
          <Part title="Itinerary">
            <Stack gap={3}>
              {draft.itinerary.map((day, at) => (
                // Days have no other name than their number.
                <div key={at}>
                  <strong>
                    Day {at + 1}: {read(day.title)}
                  </strong>
                  <Words>{read(day.text)}</Words>
                  {day.meals.length > 0 && (
                    <Text size="sm" muted>
                      {day.meals.map((meal) => MEALS[meal]).join(', ')}
                    </Text>
                  )}
                </div>
              ))}
            </Stack>
          </Part>
          <Listed title="Included" lines={listed(draft, 'inclusions', language)} />
          <Listed title="Not included" lines={listed(draft, 'exclusions', language)} />
          <Listed
            title="Hotels"
            lines={draft.hotels.map(
              ({ name, stars, nights, city: at }) => `${name}, ${at}, ${stars} stars, ${nights} nights`,
            )}
          />
          <Prices draft={draft} currency={currency} />
          <Departures text={draft.departures} />
          <Part title="Cancellation">
            <Text size="sm">
              {policyText(
                draft.policy.map(({ daysBefore, percent }) => ({
                  daysBefore: Number(daysBefore) || 0,
                  percent: Number(percent) || 0,
                })),
              )}
            </Text>
          </Part>
          <Listed title="Documents" lines={listed(draft, 'documents', language)} />
        </Stack>
      </Stack>
    </Card>
  );
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

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <Points>
        {lines.map((line, at) => (
          // Two lines may be the same while they are typed.
          <li key={at}>{line}</li>
        ))}
      </Points>
    </Part>
  );
}

function Prices({ draft, currency }: { draft: PackageDraft; currency: string }) {
  const bands = draft.priceBands.filter(
    ({ from, to, adult }) => currency && from && to && typedMoney(adult.customer, currency),
  );
  if (bands.length === 0) return null;
  return (
    <Part title="Prices">
      <Points>
        {bands.map(({ from, to, adult, child }) => (
          <li key={`${from} ${to}`}>
            <DateText value={from} /> – <DateText value={to} />: adult{' '}
            <Amount text={adult.customer} currency={currency} />, child{' '}
            <Amount text={child.customer} currency={currency} />
          </li>
        ))}
      </Points>
    </Part>
  );
}

function Amount({ text, currency }: { text: string; currency: string }) {
  const money = typedMoney(text, currency);
  return money ? <Money value={money} /> : '–';
}

function Departures({ text }: { text: string }) {
  const { list } = departuresOf(text);
  if (list.length === 0) return null;
  const more = list.length - SHOWN_DEPARTURES;
  return (
    <Part title="Departures">
      <Text size="sm">
        {list.slice(0, SHOWN_DEPARTURES).map(({ date }, at) => (
          <span key={date}>
            {at > 0 && ', '}
            <DateText value={date} />
          </span>
        ))}
        {more > 0 && ` and ${more} more`}
      </Text>
    </Part>
  );
}

/** The lines of a list in a language; where a line has no translation, in English. */
function listed(draft: PackageDraft, name: ListName, language: Language): string[] {
  const own = draft[name][language].split('\n').map((line) => line.trim());
  return linesOf(draft[name].en).map((line, at) => own[at] || line);
}

/** The lowest price of an adult that can be read; the currency is unknown until a package is saved. */
function lowest({ priceBands }: PackageDraft, currency: string): MoneyText | null {
  if (!currency) return null;
  const prices = priceBands.flatMap(({ adult }) => typedMoney(adult.customer, currency) ?? []);
  const [first, ...others] = prices;
  if (first === undefined) return null;
  const minor = (money: MoneyText) => parseMoneyText(money).amountMinor;
  return others.reduce((least, money) => (minor(money) < minor(least) ? money : least), first);
}
