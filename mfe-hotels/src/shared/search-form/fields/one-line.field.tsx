import { useLazyHotelSearchDestinationsQuery } from '@jetway/kit-api/hotels';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, styled, TextField } from '@jetway/kit-ui';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';

import { readLine } from '../state/one-line';
import type { OneLineFault } from '../state/one-line';
import type { HotelFormHandle } from '../state/use-hotel-form';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 30rem) auto;
  gap: var(--jw-space-2);
  align-items: start;
`;

/** A whole search in one line, behind a button; Enter fills the form, and searches when it is complete. */
export function OneLineField({ handle }: { handle: HotelFormHandle }) {
  const t = useT('hotels');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  if (isOpen) return <Line handle={handle} onClose={close} />;
  return (
    <div ref={opener}>
      <Button variant="link" size="sm" iconStart={<icons.Search size={14} />} onPress={() => setOpen(true)}>
        {t('search.oneLine.open')}
      </Button>
    </div>
  );
}

interface LineFault {
  fault: OneLineFault | 'unknown' | 'unanswered';
  word: string;
}

function Line({ handle, onClose }: { handle: HotelFormHandle; onClose: () => void }) {
  const t = useT('hotels');
  const [find] = useLazyHotelSearchDestinationsQuery();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<LineFault | null>(null);
  const go = async () => {
    const reading = readLine(text, handle.today);
    if (!reading.line) return setFault(reading);
    setFault(null);
    const { place, ...stay } = reading.line;
    const { data, error } = await find({ hotelDestinationsRequest: { searchTerm: place.slice(0, 64) } }, true);
    const [first] = data?.destinations ?? [];
    if (error || !first) return setFault({ fault: error ? 'unanswered' : 'unknown', word: place });
    const { kind, id, name } = first;
    handle.submit({ ...handle.form, ...stay, place: { kind, id, name } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void go();
  };
  return (
    <Row>
      <div onKeyDown={onKeyDown}>
        <TextField
          autoFocus
          label={t('search.oneLine.label')}
          description={t('search.oneLine.hint')}
          placeholder="DXB 20dec 3n 2a1c8"
          value={text}
          onChange={setText}
          {...(fault ? { errorMessage: t(`search.oneLine.faults.${fault.fault}`, { word: fault.word }) } : {})}
        />
      </div>
      <Button variant="ghost" size="sm" onPress={onClose}>
        {t('search.oneLine.close')}
      </Button>
    </Row>
  );
}
