import { useT } from '@jetway/kit-runtime';
import { Button, icons, Kbd, styled, TextField } from '@jetway/kit-ui';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';

import { useAirportLookUp } from '../airports';
import { isTyped, useKeys } from '../keys/page-keys';
import type { OneLine, OneLineReading } from './one-line';
import { readLine } from './one-line';
import { formOf } from './state/searchpad.model';
import type { FormHandle } from './use-search-form';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 30rem) auto;
  gap: var(--jw-space-2);
  align-items: start;
`;

/**
 * A whole search in one line, behind a button and the shortcut `/`; Enter fills the form, and searches when it is complete.
 */
export function OneLineField({ handle, startsOpen }: { handle: FormHandle; startsOpen: boolean }) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(startsOpen);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  useKeys((event) => {
    if (event.key !== '/' || isTyped(event)) return;
    event.preventDefault();
    setOpen(true);
    place.current?.querySelector('input')?.focus();
  });
  if (isOpen)
    return (
      <Row ref={place}>
        <Line handle={handle} onClose={close} />
      </Row>
    );
  return (
    <div ref={opener}>
      <Button variant="link" size="sm" iconStart={<icons.Search size={14} />} onPress={() => setOpen(true)}>
        {t('searchpad.oneLine.open')} <Kbd>/</Kbd>
      </Button>
    </div>
  );
}

function Line({ handle, onClose }: { handle: FormHandle; onClose: () => void }) {
  const t = useT('flights');
  const lookUp = useAirportLookUp();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<OneLineReading | null>(null);
  const go = async () => {
    const reading = readLine(text, handle.today);
    if (!reading.line) return setFault(reading);
    setFault(null);
    const { line } = reading;
    const codes = line.journeys.flatMap(({ origin, destination }) => [origin, destination]);
    const { known: airports, unanswered } = await lookUp(codes);
    // Without an answer, a code is accepted, as in an address.
    const unknown = codes.find((code) => !airports.has(code) && !unanswered.has(code));
    if (unknown) return setFault({ fault: 'places', word: unknown });
    const known = (code: string) => {
      const airport = airports.get(code);
      return airport && { ...airport, airportCode: code };
    };
    const { fareType, preferredAirlines, nearbyAirports = false } = handle.form;
    handle.take({
      ...formOf(queryOfLine(line), '', known),
      fareType,
      preferredAirlines,
      nearbyAirports,
      childAges: line.childAges,
      childCount: line.childAges.length,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void go();
  };
  const message = fault?.fault && t(`searchpad.oneLine.faults.${fault.fault}`, { word: fault.word.toUpperCase() });
  return (
    <>
      <div onKeyDown={onKeyDown}>
        <TextField
          autoFocus
          label={t('searchpad.oneLine.label')}
          description={t('searchpad.oneLine.hint')}
          placeholder="DAC DXB 20dec 27dec 2a1c"
          value={text}
          onChange={setText}
          errorMessage={message}
        />
      </div>
      <Button variant="ghost" size="sm" onPress={onClose}>
        {t('searchpad.oneLine.close')}
      </Button>
    </>
  );
}

function queryOfLine({ trip, journeys, returnDate, adults, infants, cabin, directOnly }: OneLine) {
  return { trip, journeys, ...(returnDate ? { returnDate } : {}), adults, childAges: [], infants, cabin, directOnly };
}
