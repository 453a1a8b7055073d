import { Button, ComboBox, Inline, Stack, styled, Text } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import type { FareLotAgency } from '../../api/endpoints/fares';
import { useFindFareAgenciesQuery } from '../../api/endpoints/fares';

const DEBOUNCE_MS = 180;

const Chosen = styled.ul`
  display: grid;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface AgenciesFieldProps {
  tenant: string;
  /** Those that see the lot; none for all. */
  value: readonly FareLotAgency[];
  onChange: (agencies: readonly FareLotAgency[]) => void;
  isReadOnly: boolean;
  errorMessage?: string | undefined;
}

/** Agencies of a tenant, found by typing a part of their names, once typing pauses. */
export function AgenciesField({ tenant, value, onChange, isReadOnly, errorMessage }: AgenciesFieldProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useFindFareAgenciesQuery({ fareAgencySearch: { tenant, search } }, { skip: search === '' });
  const others = (found.currentData?.items ?? []).filter(
    ({ agencyId }) => !value.some((one) => one.agencyId === agencyId),
  );
  return (
    <Stack gap={3}>
      <Text size="sm" muted>
        {value.length === 0 ? 'Every agency of the tenant sees the lot.' : 'Only these agencies see the lot:'}
      </Text>
      {value.length > 0 && (
        <Chosen aria-label="Agencies that see the lot">
          {value.map(({ agencyId, name }) => (
            <li key={agencyId}>
              <Inline gap={3}>
                <bdi>{name}</bdi>
                {!isReadOnly && (
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={`Remove ${name}`}
                    onPress={() => onChange(value.filter((one) => one.agencyId !== agencyId))}
                  >
                    Remove
                  </Button>
                )}
              </Inline>
            </li>
          ))}
        </Chosen>
      )}
      {!isReadOnly && (
        <ComboBox
          label="Add an agency"
          placeholder="Part of its name"
          items={search === '' ? [] : others.map(({ agencyId, name }) => ({ id: agencyId, textValue: name }))}
          inputValue={typed}
          onInputChange={setTyped}
          onSelectionChange={({ id, textValue }) => onChange([...value, { agencyId: id, name: textValue }])}
          selectedText=""
          isLoading={found.isFetching}
          emptyText={emptyText(search, found.isError)}
          {...(errorMessage === undefined ? {} : { errorMessage })}
        />
      )}
    </Stack>
  );
}

function emptyText(search: string, isError: boolean): string {
  if (isError) return 'The agencies did not load. Type again.';
  return search === '' ? 'Type a part of the name' : 'No other agency has this name';
}
