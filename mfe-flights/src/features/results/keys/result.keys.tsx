import { Feature } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, Dialog, Kbd, styled } from '@jetway/kit-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { copyQuote } from '../../../shared/quote/copy-quote';
import { quoteText } from '../../../shared/quote/quote-text';
import { isField } from '../../../shared/search-form/one-line.field';
import { deskActions } from '../state/desk.slice';
import { itineraryActions } from '../state/itinerary-actions.slice';
import { resultsActions, selectResult } from '../state/results.state';
import { runActions } from '../state/run.slice';

const KEYS = ['↓ ↑', 'Enter', 'B', 'C', 'Q', 'H', 'S', 'M', '?'] as const;

/** Keys that need a card to act on. */
const OF_CARDS: readonly string[] = ['↓ ↑', 'Enter', 'B', 'C', 'Q', 'S'];

const CARD = '[data-itinerary]';

/** A dialog in front of the page; a toast has its role and is none. */
const IN_FRONT = '[role=dialog], [role=alertdialog]:not([aria-modal=false])';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--jw-space-2) var(--jw-space-4);
  margin: 0;

  dd {
    margin: 0;
  }
`;

/** The list under the fingers: arrows walk the cards, letters act on the one they stand on. `?` shows them all. */
export function ResultKeys({ onModify }: { onModify: () => void }) {
  const t = useT('flights');
  const [isHelpOpen, setHelpOpen] = useState(false);
  useResultKeys({ onModify, onHelp: () => setHelpOpen(true) });
  return (
    <>
      <div>
        <Button variant="link" size="sm" onPress={() => setHelpOpen(true)}>
          {t('results.keys.title')} <Kbd>?</Kbd>
        </Button>
      </div>
      {isHelpOpen && (
        <Dialog isOpen onOpenChange={setHelpOpen} size="sm" title={t('results.keys.title')}>
          <KeyList />
        </Dialog>
      )}
    </>
  );
}

/** The keys that do something now: those of cards only while the page shows one, the quote's only for who may make one. */
function KeyList() {
  const t = useT('flights');
  const { can } = useSession();
  const [hasCards] = useState(() => document.querySelector(CARD) !== null);
  const works = (key: string) => (hasCards || !OF_CARDS.includes(key)) && (key !== 'Q' || can(Feature.MakeProposal));
  return <List>{KEYS.map((key, index) => works(key) && <Line key={key} name={key} text={t(`results.keys.${index}`)} />)}</List>;
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>
        <Kbd>{name}</Kbd>
      </dt>
      <dd>{text}</dd>
    </>
  );
}

function useResultKeys({ onModify, onHelp }: { onModify: () => void; onHelp: () => void }): void {
  const act = useCardActs();
  const dispatch = useAppDispatch();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || document.querySelector(IN_FRONT)) return;
    const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CARD) : null;
    const everywhere: Record<string, () => unknown> = {
      ArrowDown: () => walk(here, 1),
      ArrowUp: () => walk(here, -1),
      h: () => dispatch(deskActions.netToggled()),
      s: () => dispatch(deskActions.segmentsToggled()),
      m: onModify,
      '?': onHelp,
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Arrows belong to the tabs and menus they are pressed in.
    if (key.startsWith('Arrow') && event.target !== document.body && event.target !== here) return;
    const run = everywhere[key] ?? (here && act(key, here.dataset['itinerary'] ?? '', event.target === here));
    if (run && run() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What a key does to the card it is pressed on; undefined for a key that does nothing there. */
function useCardActs() {
  const t = useT('flights');
  const locale = useLocaleTag();
  const dispatch = useAppDispatch();
  const { can } = useSession();
  const allFlights = useAppSelector(selectResult('allFlights'));
  return (key: string, id: string, isOnCard: boolean): (() => unknown) | undefined => {
    const flight = allFlights.find(({ itineraryId }) => itineraryId === id);
    if (!flight) return undefined;
    const toggle = (panel: 'brands' | 'details') => () => {
      dispatch(runActions.held());
      dispatch(itineraryActions.panelToggled({ flight, panel }));
    };
    const acts: Record<string, (() => unknown) | undefined> = {
      // On a button of the card, Enter presses the button.
      Enter: isOnCard ? toggle('details') : undefined,
      b: toggle('brands'),
      c: () => copyQuote(quoteText([flight], t, locale), t),
      q: can(Feature.MakeProposal) ? () => dispatch(resultsActions.quoteToggled(id)) : undefined,
    };
    return acts[key];
  };
}

/** Answers whether there was a card to go to; past the last one an arrow scrolls as on any page. */
function walk(here: HTMLElement | null, step: 1 | -1): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>(CARD)];
  const next = cards[here ? cards.indexOf(here) + step : 0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
