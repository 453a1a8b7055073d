import type { ComponentType } from 'react';
import { memo } from 'react';

import type { Faults } from '../../../shared/step/typed';
import type { PackageDraft } from './package.draft';

export interface FieldsProps {
  draft: PackageDraft;
  faults: Faults;
  onChange: (part: Partial<PackageDraft>) => void;
}

/**
 * A part of the form that is drawn again only when what it shows has changed: a package has so many fields that drawing all of them
 * at each key would be felt.
 */
export function formPart<Props extends FieldsProps>(
  Fields: ComponentType<Props>,
  shows: readonly (keyof PackageDraft)[],
) {
  return memo(Fields, ({ draft: before, ...rest }, { draft: after, ...next }) => {
    const names = Object.keys(next) as (keyof typeof next)[];
    return shows.every((name) => before[name] === after[name]) && names.every((name) => rest[name] === next[name]);
  });
}
