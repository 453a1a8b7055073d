import { useT } from '@jetway/kit-runtime';
import { Button, Grid, IconButton, icons, Inline, Section, Stack } from '@jetway/kit-ui';
import { useFieldArray, useFormState } from '@jetway/kit-ui/forms';

import { Fault } from '../fields/fault';
import { Typed } from '../fields/bound-fields';
import type { RegistrationControl } from '../fields/use-registration-form';

const MOST = 10;

/** The other owners of a partnership and their shares. */
export function PartnersField({ control }: { control: RegistrationControl }) {
  const t = useT('account');
  const { fields, append, remove } = useFieldArray({ control, name: 'partners' });
  const { errors } = useFormState({ control, name: 'partners' });
  const message = errors.partners?.message ?? errors.partners?.root?.message;
  return (
    <Section title={t('register.partners.title')} subtitle={t('register.partners.lead')} level={3}>
      <Stack gap={4}>
        {fields.map((partner, at) => (
          <Grid key={partner.id} columns="minmax(0, 2fr) minmax(0, 1fr) auto" gap={4} align="start">
            <Typed
              control={control}
              name={`partners.${at}.name`}
              label={t('register.partners.name', { number: at + 1 })}
            />
            <Typed
              control={control}
              name={`partners.${at}.sharePercent`}
              label={t('register.partners.share', { number: at + 1 })}
              inputMode="numeric"
            />
            {fields.length > 1 && (
              <IconButton label={t('register.partners.remove', { number: at + 1 })} onPress={() => remove(at)}>
                <icons.Trash2 aria-hidden size={18} />
              </IconButton>
            )}
          </Grid>
        ))}
        {message && <Fault>{message}</Fault>}
        {fields.length < MOST && (
          <Inline>
            <Button
              iconStart={<icons.Plus aria-hidden size={16} />}
              onPress={() => append({ name: '', sharePercent: '' })}
            >
              {t('register.partners.add')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}
