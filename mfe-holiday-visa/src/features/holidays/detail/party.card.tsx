import type { HolidayPackage } from '@jetway/kit-api/packages';
import { dateIn } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, DatePicker, Heading, Money, Stack, Text } from '@jetway/kit-ui';
import { focusFirstInvalid } from '@jetway/kit-ui/forms';
import type { FormEvent } from 'react';
import { useState } from 'react';

import { dayFault } from '../../../shared/holidays/days';
import { useNetHidden } from '../../../shared/holidays/holiday-orders';
import type { Party } from '../../../shared/holidays/holiday-query';
import { partyParams } from '../../../shared/holidays/holiday-query';
import { PartyFields } from '../../../shared/holidays/party.fields';
import { usePartyText } from '../../../shared/holidays/use-party-text';

interface PartyCardProps {
  holiday: HolidayPackage;
  /** The day and the party in the address. */
  party: (Party & { date: string }) | null;
}

/** What the package costs for a day and a party, and the fields that change them. */
export function PartyCard({ holiday, party }: PartyCardProps) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  const words = usePartyText();
  const { price, pricePerAdult } = holiday;
  const shown = party ? price : pricePerAdult;
  return (
    <Card padding="md" as="section" aria-label={t('holidays.detail.price')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.detail.price')}
        </Heading>
        {shown ? (
          <div>
            {!party && <Text size="sm">{t('holidays.detail.priceFrom')}</Text>}
            <Money value={shown.amount} size="lg" />
            <Text size="sm" muted>
              {party ? words(party.adults, party.childAges.length) : t('holidays.perAdult')}
            </Text>
            {shown.agentAmount && !isNetHidden && (
              <Text size="sm">
                {t('holidays.youPay')} <Money value={shown.agentAmount} />
              </Text>
            )}
          </div>
        ) : (
          <Text>{t('holidays.detail.noPrice')}</Text>
        )}
        <PartyForm key={party ? partyParams(party).toString() : ''} party={party} />
      </Stack>
    </Card>
  );
}

function PartyForm({ party }: Pick<PartyCardProps, 'party'>) {
  const t = useT('visas');
  const { timezone } = useTenant();
  const today = dateIn(timezone, new Date());
  const [, setParams] = useSearchParams();
  const [date, setDate] = useState(party?.date ?? '');
  const [who, setWho] = useState<{ adults: number; childAges: (number | null)[] }>(
    party ?? { adults: 2, childAges: [] },
  );
  const [isTried, setTried] = useState(false);
  const fault = dayFault(date, today);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = event.currentTarget;
    setTried(true);
    const childAges = who.childAges.filter((age) => age !== null);
    if (!fault && childAges.length === who.childAges.length)
      return setParams(partyParams({ date, adults: who.adults, childAges }), { replace: true });
    // Once the fields show their errors.
    requestAnimationFrame(() => focusFirstInvalid(place));
  };
  return (
    <form noValidate aria-label={t('holidays.detail.priceForm')} onSubmit={submit}>
      <Stack gap={3}>
        <DatePicker
          label={t('holidays.search.date')}
          value={date}
          onChange={setDate}
          min={today}
          {...(isTried && fault ? { errorMessage: t(`holidays.search.errors.${fault}`) } : {})}
        />
        <PartyFields
          {...who}
          onChange={setWho}
          ageError={(place) => (isTried && who.childAges[place] === null ? t('holidays.search.errors.age') : undefined)}
        />
        <Button type="submit">{t('holidays.detail.showPrice')}</Button>
      </Stack>
    </form>
  );
}
