import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import {
  Button,
  Card,
  CheckboxGroup,
  Heading,
  icons,
  LinkButton,
  RadioGroup,
  Stack,
  Switch,
  toast,
} from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';
import type { DocumentChoice } from './document.model';
import { pdfAddress } from './document.model';
import { PriceForm } from './price.form';

/** A kind of document an order has. */
export interface DocumentKind<Kind extends number = number> {
  id: Kind;
  label: string;
  /** Last part of the PDF's file name. */
  fileName: string;
  /** Whether it names the customer's price, which may be printed differently. */
  hasCustomerPrice: boolean;
}

export interface DocumentControlsProps<Kind extends number> {
  title: string;
  orderReference: string;
  people: readonly { travellerId: string; name: string }[];
  kinds: readonly DocumentKind<Kind>[];
  choice: DocumentChoice<Kind>;
  onChange: (choice: DocumentChoice<Kind>) => void;
  /** Address of the order's page. */
  backHref: string;
}

/** Document type, content, and the print and PDF buttons. */
export function DocumentControls<Kind extends number>({
  orderReference,
  people,
  kinds,
  choice,
  onChange,
  backHref,
  title,
}: DocumentControlsProps<Kind>) {
  const t = useOrderT();
  const { can } = useSession();
  const chosen = kinds.find(({ id }) => id === choice.kind);
  const everybody = people.map(({ travellerId }) => travellerId);
  return (
    <Card padding="md">
      <Stack gap={5}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <RadioGroup
          label={t('orders.documents.kind')}
          options={kinds.map(({ id, label }) => ({ value: String(id), label }))}
          value={String(choice.kind)}
          onChange={(value) =>
            onChange({ ...choice, kind: kinds.find(({ id }) => String(id) === value)?.id ?? choice.kind })
          }
        />
        <Switch
          label={t('orders.documents.withPrice')}
          value={choice.withPrice}
          onChange={(withPrice) => onChange({ ...choice, withPrice })}
        />
        {everybody.length > 1 && (
          <CheckboxGroup
            label={t('orders.documents.travellers')}
            options={people.map(({ travellerId, name }) => ({ value: travellerId, label: name }))}
            value={choice.travellers.length > 0 ? choice.travellers : everybody}
            // Selecting no traveller selects all, because a document needs one.
            onChange={(travellers) =>
              onChange({ ...choice, travellers: travellers.length === everybody.length ? [] : travellers })
            }
          />
        )}
        {can(Feature.ShowMarkup) && choice.withPrice && chosen?.hasCustomerPrice && (
          <PriceForm reference={orderReference} />
        )}
        <Leave orderReference={orderReference} choice={choice} fileName={chosen?.fileName ?? ''} backHref={backHref} />
      </Stack>
    </Card>
  );
}

interface LeaveProps {
  orderReference: string;
  choice: DocumentChoice;
  fileName: string;
  backHref: string;
}

function Leave({ orderReference, choice, fileName, backHref }: LeaveProps) {
  const t = useOrderT();
  const [open, { isFetching }] = useLazyStoredFileQuery();
  const save = async () => {
    const { data, error } = await open(pdfAddress(orderReference, choice));
    if (!data) return void toast.error(t(`orders.problems.${problemKey(error)}`));
    Object.assign(document.createElement('a'), { href: data, download: `${orderReference}-${fileName}.pdf` }).click();
  };
  return (
    <Stack gap={3}>
      <Button
        variant="primary"
        fullWidth
        isPending={isFetching}
        iconStart={<icons.Download aria-hidden size={16} />}
        onPress={() => void save()}
      >
        {t('orders.documents.save')}
      </Button>
      <Button variant="secondary" fullWidth onPress={() => window.print()}>
        {t('orders.documents.print')}
      </Button>
      <LinkButton variant="ghost" fullWidth href={backHref}>
        {t('orders.documents.back')}
      </LinkButton>
    </Stack>
  );
}
