import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import type { PrintedPaper } from '@jetway/kit-api/orders';
import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, CheckboxGroup, Heading, icons, LinkButton, RadioGroup, Stack, Switch, toast } from '@jetway/kit-ui';

import { problemKey } from '../../shared/problem-text';
import { PriceForm } from './price.form';
import type { PaperKind, PrintChoice } from './print.model';
import { pdfAddress } from './print.model';
import { OnScreen } from './print.styles';

interface PrintControlsProps {
  order: PrintedPaper;
  kinds: readonly PaperKind[];
  choice: PrintChoice;
  onChange: (choice: PrintChoice) => void;
}

/** Document type, content, and the print and PDF buttons. */
export function PrintControls({ order, kinds, choice, onChange }: PrintControlsProps) {
  const t = useT('flights');
  const { can } = useSession();
  const everybody = order.people.map(({ travellerId }) => travellerId);
  return (
    <OnScreen>
      <Card padding="md">
        <Stack gap={5}>
          <Heading level={1} size="lg">
            {t('titles.print')}
          </Heading>
          <RadioGroup
            label={t('print.paper')}
            options={kinds.map((kind) => ({ value: String(kind), label: t(`print.kinds.${kind}`) }))}
            value={String(choice.kind)}
            onChange={(value) => onChange({ ...choice, kind: kinds.find((kind) => String(kind) === value) ?? choice.kind })}
          />
          <Switch label={t('print.withPrice')} value={choice.withPrice} onChange={(withPrice) => onChange({ ...choice, withPrice })} />
          {everybody.length > 1 && (
            <CheckboxGroup
              label={t('print.travellers')}
              options={order.people.map(({ travellerId, name }) => ({ value: travellerId, label: name }))}
              value={choice.travellers.length > 0 ? choice.travellers : everybody}
              // Selecting no traveller selects all, because a document needs one.
              onChange={(travellers) => onChange({ ...choice, travellers: travellers.length === everybody.length ? [] : travellers })}
            />
          )}
          {can(Feature.ShowMarkup) && choice.withPrice && choice.kind !== 1 && <PriceForm reference={order.reference} />}
          <Leave reference={order.reference} choice={choice} />
        </Stack>
      </Card>
    </OnScreen>
  );
}

function Leave({ reference, choice }: { reference: string; choice: PrintChoice }) {
  const t = useT('flights');
  const [open, { isFetching }] = useLazyStoredFileQuery();
  const save = async () => {
    const { data, error } = await open(pdfAddress(reference, choice));
    if (!data) return void toast.error(t(`problems.${problemKey(error)}`));
    Object.assign(document.createElement('a'), { href: data, download: `${reference}-${t(`print.files.${choice.kind}`)}.pdf` }).click();
  };
  return (
    <Stack gap={3}>
      <Button variant="primary" fullWidth isPending={isFetching} iconStart={<icons.Download aria-hidden size={16} />} onPress={() => void save()}>
        {t('print.save')}
      </Button>
      <Button variant="secondary" fullWidth onPress={() => window.print()}>
        {t('print.print')}
      </Button>
      <LinkButton variant="ghost" fullWidth href={paths.flightOrder(reference)}>
        {t('print.back')}
      </LinkButton>
    </Stack>
  );
}
