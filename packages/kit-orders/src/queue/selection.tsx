import { Checkbox, Inline, LinkButton, VisuallyHidden } from '@jetway/kit-ui';
import type { TableColumn } from '@jetway/kit-ui';

import { useOrderT } from '../host';

interface Selected {
  /** References of the selected orders. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

interface SelectionBarProps extends Selected {
  /** References of the orders on the page. */
  references: readonly string[];
  /** Address of the documents of some orders. */
  hrefOf: (chosen: readonly string[]) => string;
}

/** Selects the whole page of a list, and leads to the documents of the selected orders. */
export function SelectionBar({ references, chosen, onChoose, hrefOf }: SelectionBarProps) {
  const t = useOrderT();
  const isAll = references.every((reference) => chosen.includes(reference));
  return (
    <Inline gap={4}>
      <Checkbox
        label={t('orders.selection.all')}
        value={isAll}
        isIndeterminate={!isAll && chosen.length > 0}
        onChange={(all) => onChoose(all ? [...references] : [])}
      />
      {chosen.length > 0 && (
        <LinkButton href={hrefOf(chosen)}>{t('orders.selection.print', { selected: chosen.length })}</LinkButton>
      )}
    </Inline>
  );
}

/** The first column of a list whose orders can be selected; none without `selected`. */
export function useSelectionColumn<Row>(
  referenceOf: (row: Row) => string,
  selected: Selected | undefined,
): TableColumn<Row>[] {
  const t = useOrderT();
  if (!selected) return [];
  const { chosen, onChoose } = selected;
  const choose = (reference: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, reference] : chosen.filter((one) => one !== reference));
  return [
    {
      id: 'selection',
      title: <VisuallyHidden>{t('orders.selection.column')}</VisuallyHidden>,
      width: '1%',
      render: (row) => (
        <Checkbox
          label={<VisuallyHidden>{t('orders.selection.one', { reference: referenceOf(row) })}</VisuallyHidden>}
          value={chosen.includes(referenceOf(row))}
          onChange={(isChosen) => choose(referenceOf(row), isChosen)}
        />
      ),
    },
  ];
}
