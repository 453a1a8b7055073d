import { useT } from '@jetway/kit-runtime';
import { styled } from '@jetway/kit-ui';

const Row = styled.span`
  color: var(--jw-warning-text);
  letter-spacing: 0.05em;
  white-space: nowrap;
`;

/** A hotel's stars. */
export function Stars({ count }: { count: number }) {
  const t = useT('hotels');
  return (
    <Row role="img" aria-label={t('stars', { count })}>
      {'★'.repeat(count)}
    </Row>
  );
}
