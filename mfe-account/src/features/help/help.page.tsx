import { Feature } from '@jetway/kit-domain';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import { Accordion, DescriptionList, Disclosure, Grid, Kbd, PageHeader, Stack, Text } from '@jetway/kit-ui';

import { isLive } from '../../shared/live-codes';
import { TitledCard } from '../../shared/titled-card';

/** Questions, each with the features one of which it requires. */
const QUESTIONS: readonly { key: string; features?: readonly number[] }[] = [
  { key: 'search', features: [Feature.Search] },
  { key: 'import', features: [Feature.ImportPnr] },
  { key: 'hold', features: [Feature.BookTicket] },
  { key: 'priceChanged', features: [Feature.Search] },
  { key: 'seats', features: [Feature.BookTicket] },
  { key: 'issue', features: [Feature.IssueTicket] },
  { key: 'unknown', features: [Feature.IssueTicket] },
  { key: 'extend', features: [Feature.ExtendTimeLimit] },
  { key: 'cancel', features: [Feature.CancelTicket] },
  { key: 'void', features: [Feature.VoidRequest] },
  { key: 'refund', features: [Feature.RefundRequest] },
  { key: 'exchange', features: [Feature.ReissueRequest] },
  { key: 'schedule', features: [Feature.ViewBooking] },
  { key: 'hotel', features: [Feature.SearchHotel] },
  { key: 'hotelCancel', features: [Feature.CancelHotel] },
  { key: 'lots', features: [Feature.UsexClusiveFares, Feature.AccessGroupFares, Feature.AccessUmrahFares] },
  { key: 'names', features: [Feature.UsexClusiveFares, Feature.AccessGroupFares, Feature.AccessUmrahFares] },
  { key: 'visa', features: [Feature.SearchVisa] },
  { key: 'visaCorrection', features: [Feature.EditVisaApplication] },
  { key: 'holiday', features: [Feature.AccessHoliday] },
  { key: 'holidayAccept', features: [Feature.ShowHolidayQueue] },
  { key: 'print', features: [Feature.PrintTicket] },
  { key: 'export', features: [Feature.ShowBookings] },
  { key: 'wallet', features: [Feature.ShowAllTransactions] },
  { key: 'deposit', features: [Feature.AddDepositRequest] },
  { key: 'dues', features: [Feature.ShowPartialPaymentList] },
  { key: 'reports', features: [Feature.AccessReports] },
  { key: 'passport', features: [Feature.AddTraveller] },
  { key: 'password' },
];
const KEYS: readonly { key: string; keys: readonly string[] }[] = [
  { key: 'skip', keys: ['Tab', 'Enter'] },
  { key: 'move', keys: ['Tab'] },
  { key: 'back', keys: ['Shift', 'Tab'] },
  { key: 'press', keys: ['Enter'] },
  { key: 'choose', keys: ['↑', '↓'] },
  { key: 'close', keys: ['Esc'] },
];

/** `/help`: answers, contacts and keyboard shortcuts. */
export function HelpPage() {
  const t = useT('account');
  const { companyName } = useTenant();
  const { can } = useSession();
  const questions = QUESTIONS.filter(
    ({ features }) => !features || features.some((feature) => can(feature) && isLive(feature)),
  );
  return (
    <>
      <PageHeader title={t('help.title')} subtitle={t('help.subtitle', { company: companyName })} />
      <Stack gap={5}>
        <TitledCard title={t('help.questions.title')}>
          <Accordion>
            {questions.map(({ key }) => (
              <Disclosure key={key} id={key} title={t(`help.questions.${key}.title`)}>
                <Text>{t(`help.questions.${key}.text`, { company: companyName })}</Text>
              </Disclosure>
            ))}
          </Accordion>
        </TitledCard>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={5} align="start">
          <Contacts />
          <TitledCard title={t('help.keys.title')}>
            <DescriptionList
              items={KEYS.map(({ key, keys }) => ({
                id: key,
                term: t(`help.keys.${key}`),
                description: <Keys keys={keys} />,
              }))}
            />
          </TitledCard>
        </Grid>
      </Stack>
    </>
  );
}

function Contacts() {
  const t = useT('account');
  const { contacts, companyName } = useTenant();
  const { user } = useSession();
  const person = user?.associatedStaff;
  const items = [
    {
      term: t('help.contacts.phone'),
      description: (
        <a href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`} dir="ltr">
          {contacts.phone}
        </a>
      ),
    },
    { term: t('help.contacts.email'), description: <a href={`mailto:${contacts.email}`}>{contacts.email}</a> },
    { term: t('help.contacts.office'), description: contacts.address },
    ...(person
      ? [
          { term: t('help.contacts.manager'), description: person.name },
          {
            term: t('help.contacts.managerPhone'),
            description: (
              <a href={`tel:${person.phoneNumber}`} dir="ltr">
                {person.phoneNumber}
              </a>
            ),
          },
        ]
      : []),
  ];
  return (
    <TitledCard title={t('help.contacts.title', { company: companyName })}>
      <DescriptionList items={items} />
    </TitledCard>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <Kbd key={key}>{key}</Kbd>);
}
