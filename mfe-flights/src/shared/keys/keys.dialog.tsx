import { useT } from '@jetway/kit-runtime';
import { Button, Dialog, Kbd, styled } from '@jetway/kit-ui';
import { Fragment } from 'react';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--jw-space-2) var(--jw-space-4);
  margin: 0;

  dd {
    margin: 0;
  }
`;

/** A key's name and its action. */
export type KeyLine = readonly [name: string, text: string];

/** The list of a page's shortcuts, with a button that opens it. */
export function KeysDialog({
  isOpen,
  onOpenChange,
  lines,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  lines: () => readonly KeyLine[];
}) {
  const t = useT('flights');
  return (
    <>
      <div>
        <Button variant="link" size="sm" onPress={() => onOpenChange(true)}>
          {t('results.keys.title')} <Kbd>?</Kbd>
        </Button>
      </div>
      {isOpen && (
        <Dialog isOpen onOpenChange={onOpenChange} size="sm" title={t('results.keys.title')}>
          <List>
            {lines().map(([name, text]) => (
              <Fragment key={name}>
                <dt>
                  <Kbd>{name}</Kbd>
                </dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </List>
        </Dialog>
      )}
    </>
  );
}
