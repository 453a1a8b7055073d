import { Link } from '@jetway/kit-runtime/router';
import { Card, DateText, DescriptionList, Heading, Stack, StatusPill } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { AgencyView } from '../../api/endpoints/agencies';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { countryName } from '../../shared/countries';
import { AGENCY_STATES, LICENCE_STATES } from '../../shared/names';

/** Who the agency is, where it came from, and its licences. */
export function AgencyProfileCard({ tenant, agency }: { tenant: string; agency: AgencyView }) {
  const { roles } = useOperator();
  const { profile, licences, standing, reference, applicationId, joinedAt, agencyId } = agency;
  const decides = roles.includes('kyc');
  const given = licences?.given;
  const town = [profile.postalCode, profile.city, profile.country && countryName(profile.country)]
    .filter(Boolean)
    .join(' ');
  const facts: [string, ReactNode][] = [
    ['E-mail', <bdi>{profile.email}</bdi>],
    ['Phone', <bdi>{profile.phone}</bdi>],
    ['Address', profile.address && <bdi>{profile.address}</bdi>],
    ['Town', town && <bdi>{town}</bdi>],
    ['Website', profile.website && <bdi>{profile.website}</bdi>],
    ['Tax number', profile.taxNumber && <bdi>{profile.taxNumber}</bdi>],
    ['Joined', <DateText value={joinedAt} />],
    [
      'Application',
      reference &&
        (decides && applicationId ? (
          <Link to={addresses.application(tenant, applicationId)}>{reference}</Link>
        ) : (
          reference
        )),
    ],
    [
      'Licences',
      licences &&
        (decides ? (
          <Link to={addresses.licences(tenant, agencyId)}>{LICENCE_STATES[licences.standing].name}</Link>
        ) : (
          LICENCE_STATES[licences.standing].name
        )),
    ],
    ['Trade licence', given && <Licence number={given.tradeLicenseNumber} expiry={given.tradeLicenseExpiry} />],
    [
      'Civil aviation permit',
      given?.civilAviationNumber && (
        <Licence number={given.civilAviationNumber} expiry={given.civilAviationExpiry ?? ''} />
      ),
    ],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Profile
        </Heading>
        <span role="status">
          <StatusPill tone={AGENCY_STATES[standing].tone}>{AGENCY_STATES[standing].name}</StatusPill>
        </span>
        <DescriptionList items={known.map(([term, description]) => ({ id: term, term, description }))} />
      </Stack>
    </Card>
  );
}

function Licence({ number, expiry }: { number: string; expiry: string }) {
  return (
    <>
      <bdi>{number}</bdi>
      {expiry && (
        <>
          , valid until <DateText value={expiry} />
        </>
      )}
    </>
  );
}
