import { DateText, DescriptionList, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { ApplicationForm, ApplicationView } from '../../api/endpoints/kyc';
import { countryName } from '../../shared/countries';

/** What the applicant filled in, and what was decided. Fields that were left empty are left out. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const { form, submittedAt, decidedBy, decidedAt, reason } = application;
  const facts: [string, ReactNode][] = [
    ...(form ? factsOf(form) : []),
    ['Sent', submittedAt && <DateText value={submittedAt} format="datetime" />],
    ['Decided by', decidedBy],
    ['Decided', decidedAt && <DateText value={decidedAt} format="datetime" />],
    ['Reason', reason],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  if (known.length === 0) return <Text muted>Nothing is kept of this application.</Text>;
  return <DescriptionList items={known.map(([term, description]) => ({ id: term, term, description }))} />;
}

function factsOf(form: ApplicationForm): [string, ReactNode][] {
  const country = form.countryCode && countryName(form.countryCode);
  return [
    ['Trade licence', <bdi>{form.tradeLicenseNumber}</bdi>],
    ['Licence valid until', form.tradeLicenseExpiry && <DateText value={form.tradeLicenseExpiry} />],
    ['Civil aviation number', form.civilAviationNumber],
    ['Tax number', form.taxNumber],
    ['Company registration', form.companyRegistrationNumber],
    ['Contact', [form.firstName, form.lastName].join(' ').trim()],
    ['Position', form.position],
    ['E-mail', form.email],
    ['Phone', form.phone && <bdi dir="ltr">{form.phone}</bdi>],
    ['Address', [form.address, form.zipCode, form.city, country].filter(Boolean).join(', ')],
  ];
}
