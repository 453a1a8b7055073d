import type { TravellerView } from '@jetway/kit-api/travellers';
import { Feature, formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT, useTenant } from '@jetway/kit-runtime';
import { Button, Callout, Card, Heading, Inline, PageHeader, Stack, Text } from '@jetway/kit-ui';

import { useCountryName } from '../../../shared/country-name';
import { Facts } from '../../../shared/facts';

interface TravellerDetailsProps {
  traveller: TravellerView;
  onBack: () => void;
  onEdit: () => void;
}

/** All saved data of a traveller. */
export function TravellerDetails({ traveller, onBack, onEdit }: TravellerDetailsProps) {
  const t = useT('account');
  const { can } = useSession();
  const actions = (
    <Inline gap={2}>
      <Button variant="ghost" onPress={onBack}>
        {t('travellers.back')}
      </Button>
      {can(Feature.ManageTravellers) && (
        <Button variant="primary" onPress={onEdit}>
          {t('travellers.editAction')}
        </Button>
      )}
    </Inline>
  );
  const name = `${t(`travellers.titles.${traveller.title}`)} ${traveller.givenName} ${traveller.surname}`;
  return (
    <>
      <PageHeader title={name} subtitle={t(`travellers.types.${traveller.passengerType}`)} actions={actions} />
      <Stack gap={5}>
        {traveller.passportState === 'expired' && <Callout tone="danger">{t('travellers.passportExpired')}</Callout>}
        {traveller.passportState === 'expiresSoon' && (
          <Callout tone="warning">{t('travellers.passportExpiresSoon')}</Callout>
        )}
        <Part {...usePersonFacts(traveller)} />
        <Part {...usePaperFacts(traveller)} />
        <Part {...useWishFacts(traveller)} />
        {traveller.notes && <Notes text={traveller.notes} />}
      </Stack>
    </>
  );
}

type Fact = [term: string, description: string | undefined];

function Part({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Card padding="md" as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Facts items={facts.map(([term, description]) => ({ term, description: description || '–' }))} />
      </Stack>
    </Card>
  );
}

function Notes({ text }: { text: string }) {
  const t = useT('account');
  const title = t('travellers.fields.notes');
  return (
    <Card padding="md" as="section" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </Card>
  );
}

function usePersonFacts(traveller: TravellerView) {
  const t = useT('account');
  const locale = useLocaleTag();
  const countryName = useCountryName();
  const facts: Fact[] = [
    [t('travellers.fields.givenName'), traveller.givenName],
    [t('travellers.fields.surname'), traveller.surname],
    [t('travellers.fields.gender'), t(`travellers.genders.${traveller.gender}`)],
    [t('travellers.fields.birthOn'), formatDate(traveller.birthOn, locale)],
    [t('travellers.fields.nationality'), countryName(traveller.nationality)],
  ];
  return { title: t('travellers.form.person'), facts };
}

function usePaperFacts({ passport, nationalId }: TravellerView) {
  const t = useT('account');
  const locale = useLocaleTag();
  const countryName = useCountryName();
  const { labels } = useTenant();
  const facts: Fact[] = [
    [t('travellers.fields.passportNumber'), passport?.number],
    [t('travellers.fields.passportCountry'), countryName(passport?.issueCountry)],
    [t('travellers.fields.passportIssued'), passport?.issuedOn && formatDate(passport.issuedOn, locale)],
    [t('travellers.fields.passportExpiry'), passport && formatDate(passport.expiresOn, locale)],
    [labels.nationalId, nationalId],
  ];
  return { title: t('travellers.form.documents'), facts };
}

function useWishFacts(traveller: TravellerView) {
  const t = useT('account');
  const cards = traveller.frequentFlyers.map(({ airline, number }) => `${airline} ${number}`).join(', ');
  const facts: Fact[] = [
    [t('travellers.fields.phone'), traveller.phone],
    [t('travellers.fields.email'), traveller.email],
    [t('travellers.fields.seat'), traveller.seat && t(`travellers.seats.${traveller.seat}`)],
    [t('travellers.fields.meal'), traveller.meal && t(`travellers.meals.${traveller.meal}`)],
    [t('travellers.fields.loyaltyNumber'), cards],
  ];
  return { title: t('travellers.form.preferences'), facts };
}
