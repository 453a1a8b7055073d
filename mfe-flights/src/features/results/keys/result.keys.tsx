import { Feature } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useState } from 'react';

import { toggleSegments } from '../../../shared/desk/desk.slice';
import { useNetHidden } from '../../../shared/desk/net-hidden';
import { KeysDialog } from '../../../shared/keys/keys.dialog';
import { isForPage, useKeys } from '../../../shared/keys/page-keys';
import { copyQuote } from '../../../shared/quote/copy-quote';
import { quoteText } from '../../../shared/quote/quote-text';
import { cardOf, withFareName } from '../state/brands';
import { itineraryActions } from '../state/itinerary-actions.slice';
import { resultsActions, selectResult } from '../state/results.state';
import { runActions } from '../state/run.slice';

const KEYS = ['↓ ↑', 'Enter', 'B', 'C', 'Q', 'H', 'S', 'M', '/', '?'] as const;

/** Shortcuts that need a card. */
const OF_CARDS: readonly string[] = ['↓ ↑', 'Enter', 'B', 'C', 'Q', 'S'];

const CARD = '[data-itinerary]';

interface ResultKeysProps {
  onModify: () => void;
  /** Opens the one-line search. */
  onLine: () => void;
}

/** Keyboard shortcuts of the list: arrow keys move between cards, letters act on the focused one. `?` lists them. */
export function ResultKeys({ onModify, onLine }: ResultKeysProps) {
  const t = useT('flights');
  const { can } = useSession();
  const { canHide } = useNetHidden();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useResultKeys({ onModify, onLine, onHelp: () => setHelpOpen(true) });
  // Shortcuts available now: card shortcuts only with cards, quote and net amounts only for users with permission.
  const lines = () => {
    const hasCards = document.querySelector(CARD) !== null;
    const works = (key: string) =>
      (hasCards || !OF_CARDS.includes(key)) && (key !== 'Q' || can(Feature.MakeProposal)) && (key !== 'H' || canHide);
    return KEYS.filter(works).map((key) => [key, t(`results.keys.${KEYS.indexOf(key)}`)] as const);
  };
  return <KeysDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} lines={lines} />;
}

function useResultKeys({ onModify, onLine, onHelp }: ResultKeysProps & { onHelp: () => void }): void {
  const act = useCardActs();
  const dispatch = useAppDispatch();
  const { canHide, toggle } = useNetHidden();
  // Moving through the list freezes its order.
  const step = (here: HTMLElement | null, by: 1 | -1) => {
    dispatch(runActions.held());
    return walk(here, by);
  };
  useKeys((event) => {
    if (!isForPage(event)) return;
    const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CARD) : null;
    const everywhere: Record<string, (() => unknown) | undefined> = {
      ArrowDown: () => step(here, 1),
      ArrowUp: () => step(here, -1),
      h: canHide ? toggle : undefined,
      s: () => dispatch(toggleSegments()),
      m: onModify,
      '/': onLine,
      '?': onHelp,
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Arrow keys belong to a focused tab list or menu.
    if (key.startsWith('Arrow') && event.target !== document.body && event.target !== here) return;
    const run = everywhere[key] ?? (here && act(key, here.dataset['itinerary'] ?? '', event.target === here));
    if (run && run() !== false) event.preventDefault();
  });
}

/** A shortcut's action on the focused card; undefined if it has none. */
function useCardActs() {
  const t = useT('flights');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const dispatch = useAppDispatch();
  const { can } = useSession();
  const allFlights = useAppSelector(selectResult('allFlights'));
  const filteredFlights = useAppSelector(selectResult('filteredFlights'));
  return (key: string, id: string, isOnCard: boolean): (() => unknown) | undefined => {
    const flight = cardOf(filteredFlights, id) ?? cardOf(allFlights, id);
    if (!flight) return undefined;
    const toggle = (panel: 'brands' | 'details') => () => {
      dispatch(runActions.held());
      dispatch(itineraryActions.panelToggled({ flight, panel }));
    };
    const acts: Record<string, (() => unknown) | undefined> = {
      // Enter on a button of the card activates the button.
      Enter: isOnCard ? toggle('details') : undefined,
      b: toggle('brands'),
      c: () => copyQuote(quoteText([withFareName(flight)], { t, locale, deadline }), t),
      q: can(Feature.MakeProposal) ? () => dispatch(resultsActions.quoteToggled(id)) : undefined,
    };
    return acts[key];
  };
}

/** Returns whether there was a card to move to; past the last one an arrow key scrolls the page. */
function walk(here: HTMLElement | null, step: 1 | -1): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>(CARD)];
  const next = cards[here ? cards.indexOf(here) + step : 0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
