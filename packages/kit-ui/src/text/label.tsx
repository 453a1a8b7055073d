import { Label as AriaLabel } from 'react-aria-components';

import { styled } from '../theme';

/** A field's label. Inside a react-aria field it needs no `htmlFor`. */
export const Label = styled(AriaLabel)`
  display: block;
  font-size: var(--jw-text-sm);
  font-weight: 500;
  line-height: 1.4;
  color: var(--jw-text);
  cursor: default;
`;
