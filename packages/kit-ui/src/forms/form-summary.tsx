import { useEffect, useRef, useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';

import type { InvalidField } from './invalid-fields';
import { invalidFields } from './invalid-fields';

// Drawn without the kit's other components: forms are a chunk of their own, and sharing would split theirs.
const Notice = styled.div`
  padding: var(--jw-space-3) var(--jw-space-4);
  border: 1px solid var(--jw-danger);
  border-radius: var(--jw-radius-md);
  background: var(--jw-danger-soft);
  color: var(--jw-danger-text);
  font-size: var(--jw-text-sm);

  p {
    font-weight: 600;
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Name = styled.button`
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--jw-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    min-block-size: 2.5rem;
  }
`;

interface InvalidSummaryProps {
  /** Whether the last submit was refused. */
  isRefused: boolean;
  /** Above the names of the fields. */
  title: string;
}

/**
 * The names of all invalid fields of the surrounding form after a refused submit, each leading to its field; for forms that `useForm` does not
 * submit. Names leave the list as fields are corrected.
 */
export function InvalidSummary({ isRefused, title }: InvalidSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<InvalidField[]>([]);
  useEffect(() => {
    // Read from the page after each change, when the fields show their errors.
    const reading = requestAnimationFrame(() => {
      const form = place.current?.closest('form');
      const found = isRefused && form ? invalidFields(form) : [];
      setFields((before) => (isSame(before, found) ? before : found));
    });
    return () => cancelAnimationFrame(reading);
  });
  return (
    // Takes no space while it is empty.
    <div ref={place} hidden={fields.length === 0}>
      {fields.length > 0 && (
        <Notice role="alert">
          <p>{title}</p>
          <Names role="list">
            {fields.map(({ name, control: field }, index) => (
              // Two fields may have one name.
              <li key={index}>
                <Name type="button" onClick={() => field.focus()}>
                  {name}
                </Name>
              </li>
            ))}
          </Names>
        </Notice>
      )}
    </div>
  );
}

interface FormSummaryProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** Above the names of the fields. */
  title: string;
}

/** The same for a form of `useForm`. */
export function FormSummary<Values extends FieldValues, Output = Values>({
  control,
  title,
}: FormSummaryProps<Values, Output>) {
  const { errors, submitCount } = useFormState({ control });
  return <InvalidSummary isRefused={submitCount > 0 && Object.keys(errors).length > 0} title={title} />;
}

function isSame(before: readonly InvalidField[], after: readonly InvalidField[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ name, control }, index) => name === after[index]?.name && control === after[index].control)
  );
}
