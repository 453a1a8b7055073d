import { useT, useTenant } from '@jetway/kit-runtime';
import { Button, PhoneField, Stack } from '@jetway/kit-ui';
import { isPhone, resolver, useController, useForm, v } from '@jetway/kit-ui/forms';

import { useSaid } from '../../said';

const schema = v.object({
  phone: v.pipe(v.string(), v.nonEmpty('Phone number is required'), v.check(isPhone, 'Please enter valid Phonenumber')),
});

interface PhoneNumberFormProps {
  isPending: boolean;
  /** Called with the number in E.164. */
  onSubmit: (phone: string) => void;
  onBack: () => void;
}

/** Asks for another number to send the code to. */
export function PhoneNumberForm({ isPending, onSubmit, onBack }: PhoneNumberFormProps) {
  const t = useT('account');
  const said = useSaid();
  const { phoneCountry } = useTenant();
  const { control, handleSubmit } = useForm<{ phone: string }>({
    resolver: resolver(schema),
    defaultValues: { phone: '' },
  });
  const { field, fieldState } = useController({ control, name: 'phone' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ phone }) => onSubmit(phone))(event)}>
      <Stack gap={5}>
        <PhoneField
          label={t('phone.number')}
          country={phoneCountry}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          errorMessage={said(fieldState.error?.message)}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          {t('phone.send')}
        </Button>
        <Button variant="link" onPress={onBack}>
          {t('code.back')}
        </Button>
      </Stack>
    </form>
  );
}
