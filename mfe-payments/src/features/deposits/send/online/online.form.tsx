import type { CardDetails, DepositMethod, PaymentOption } from '@jetway/kit-api/deposits';
import { useGetCardDetailsQuery } from '@jetway/kit-api/deposits';
import { plainDigits } from '@jetway/kit-domain';
import { dateIn } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Button, Card, Inline, RadioGroup, Stack, Text, TextArea, TextField } from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm, useWatch } from '@jetway/kit-ui/forms';
import { useMemo, useState } from 'react';

import { currencyOf, feeOf, plus, typedAmount } from '../../model/amounts';
import type { Draft } from '../../model/draft';
import { withDraft } from '../../model/draft';
import type { OnlineMethod } from '../../model/methods';
import { DraftCallout } from '../draft.callout';
import { plainField } from '../plain-field';
import { RefusedCallout } from '../refused.callout';
import { showFaults } from '../server-faults';
import { AmountSummary, TermsFacts, useFeeText } from '../terms';
import { useKeptDraft } from '../use-kept-draft';
import { CardDigitsField } from './card-digits.field';
import type { OnlineValues } from './online.schema';
import { FIELDS, isBin, onlineSchema } from './online.schema';
import { usePay } from './use-pay';

export interface OnlineFormProps {
  method: OnlineMethod;
  terms: DepositMethod;
  /** At least one. */
  options: readonly PaymentOption[];
  draft: Draft | null;
}

/** Pays a deposit on a provider's page. The fee and the total are shown before the page is left. */
export function OnlineForm(props: OnlineFormProps) {
  const t = useT('payments');
  const { method, terms, options } = props;
  const feeText = useFeeText();
  const { form, option, rates, card, hasDraft, startOver, submit, isPending, refusal } = useOnlineForm(props);
  const { control } = form;
  const amount = useWatch({ control, name: 'amount' });
  return (
    <Card padding="md">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {hasDraft && <DraftCallout hasSlip={false} onStartOver={startOver} />}
          <FormSummary control={control} title={t('deposits.send.check')} />
          <FormField control={control} name="option">
            {(field) => (
              <RadioGroup
                {...plainField(field)}
                label={t(`deposits.options.${method}`)}
                isRequired
                options={options.map((one) => ({
                  value: one.code,
                  label: one.label,
                  description: [one.brands.join(', '), t('deposits.options.fee', { fee: feeText(one) })]
                    .filter(Boolean)
                    .join(' · '),
                }))}
              />
            )}
          </FormField>
          <TermsFacts terms={{ ...option, ...rates }} isProtected={terms.protected} />
          {method === 'card' && (
            <FormField control={control} name="bin">
              {(field) => <CardDigitsField field={field} card={card.data} />}
            </FormField>
          )}
          <FormField control={control} name="amount">
            {(field) => (
              <TextField
                {...field}
                label={t('deposits.fields.amount', { currency: currencyOf(option.min) })}
                inputMode="decimal"
                autoComplete="off"
                isRequired
              />
            )}
          </FormField>
          <AmountSummary amount={amount} terms={{ ...option, ...rates }} kind="online" />
          <FormField control={control} name="remark">
            {(field) => <TextArea {...field} label={t('deposits.fields.remark')} rows={2} />}
          </FormField>
          <RefusedCallout error={refusal} />
          <Text size="sm" muted>
            {t('deposits.send.leaving')}
          </Text>
          <Inline justify="end">
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={card.isFetching}>
              {t('deposits.send.pay')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function useOnlineForm({ method, terms, options, draft }: OnlineFormProps) {
  const t = useT('payments');
  const { timezone } = useTenant();
  const [today] = useState(() => dateIn(timezone, new Date()));
  const [kept, setKept] = useState(() => draft?.read(today) ?? null);
  const [start] = useState<OnlineValues>(() => ({ amount: '', option: options[0]?.code ?? '', bin: '', remark: '' }));
  const schema = useMemo(
    () =>
      onlineSchema(
        (fault, option = options[0]) => t(`deposits.faults.${fault}`, { min: option?.min, max: option?.max }),
        options,
      ),
    [options, t],
  );
  const form = useForm<OnlineValues>({ resolver: resolver(schema), defaultValues: withDraft(start, kept) });
  const { drop } = useKeptDraft(form.control, draft, start, today);
  const [code, bin] = useWatch({ control: form.control, name: ['option', 'bin'] });
  const option = options.find((one) => one.code === code) ?? { ...terms, brands: [] };
  const card = useCard(method === 'card' ? plainDigits(bin) : '');
  const rates = card.data ?? option;
  const { pay, isPending } = usePay();
  const [refusal, setRefusal] = useState<unknown>();

  const submit = form.handleSubmit(async (values) => {
    const amount = typedAmount(values.amount, currencyOf(option.min));
    if (isPending || card.isFetching || amount === null) return;
    setRefusal(undefined);
    const failed = await pay({
      method,
      amount,
      ...(values.remark ? { remark: values.remark } : {}),
      provider: values.option,
      acceptedTotal: plus(amount, feeOf(amount, rates)),
      ...(card.data ? { cardBin: values.bin } : {}),
    });
    if (!failed) return drop();
    if (
      !showFaults(failed.error, form, FIELDS, { names: { provider: 'option', cardBin: 'bin' }, limits: option, say: t })
    )
      setRefusal(failed.error);
  });
  const startOver = () => {
    draft?.remove();
    setKept(null);
    form.reset(start);
  };
  return {
    form,
    option,
    rates: { feePercent: rates.feePercent, feeFixed: rates.feeFixed },
    card,
    hasDraft: kept !== null,
    startOver,
    submit,
    isPending,
    refusal,
  };
}

/** Brand and fee by the first digits of a card. Unknown digits have the fee of the option. */
function useCard(digits: string): { data: CardDetails | undefined; isFetching: boolean } {
  const isKnown = isBin(digits);
  const { currentData, isFetching } = useGetCardDetailsQuery({ cardNumber: digits }, { skip: !isKnown });
  return { data: isKnown ? currentData : undefined, isFetching };
}
