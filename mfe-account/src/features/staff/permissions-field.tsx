import { useGetModuleListQuery } from '@jetway/kit-api/company';
import { useT } from '@jetway/kit-runtime';
import { CheckboxGroup, Grid, Heading, SkeletonCard, Stack, Text } from '@jetway/kit-ui';

import { isLive } from '../../shared/live-codes';

interface PermissionsFieldProps {
  value: readonly number[];
  onChange: (codes: number[]) => void;
  errorMessage: string | undefined;
}

/**
 * A user's permissions, by part of the portal. Permissions the editor lacks can be neither granted nor removed; those of
 * products that this portal does not have are not shown, and stay as they are.
 */
export function PermissionsField({ value, onChange, errorMessage }: PermissionsFieldProps) {
  const t = useT('account');
  const { data, isError } = useGetModuleListQuery();
  const choose = (ofGroup: readonly number[], chosen: readonly string[]) => {
    const others = value.filter((code) => !ofGroup.includes(code));
    onChange([...others, ...chosen.map(Number)].sort((a, b) => a - b));
  };
  return (
    <Stack gap={3} data-invalid={errorMessage ? true : undefined}>
      <Stack gap={1}>
        <Heading level={3} size="sm" data-field-label>
          {t('staff.permissions')}
        </Heading>
        <Text size="sm" muted>
          {t('staff.permissionsHelp', { count: value.filter(isLive).length })}
        </Text>
      </Stack>
      {errorMessage && (
        <Text size="sm" role="alert" tone="danger">
          {errorMessage}
        </Text>
      )}
      {!data && !isError && <SkeletonCard lines={4} />}
      {isError && <Text tone="danger">{t('records.failed')}</Text>}
      <Grid minColumn="18rem" align="start">
        {data?.modules.map(({ name, functionalities }) => {
          const shown = functionalities.filter(({ code }) => isLive(code));
          const codes = shown.map(({ code }) => code);
          if (codes.length === 0) return null;
          return (
            <CheckboxGroup
              key={name}
              label={t(`staff.modules.${name}`)}
              value={codes.filter((code) => value.includes(code)).map(String)}
              onChange={(chosen) => choose(codes, chosen)}
              options={shown.map(({ code, name: text, grantable }) => ({
                value: String(code),
                label: t(`staff.codes.${code}`, { defaultValue: text }),
                isDisabled: !grantable,
              }))}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
