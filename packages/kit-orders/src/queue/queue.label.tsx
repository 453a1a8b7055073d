import { Badge, Inline } from '@jetway/kit-ui';

/** The name of a queue's tab with the number of orders in it. */
export function QueueLabel({ name, count }: { name: string; count: number | undefined }) {
  return (
    <Inline gap={2} wrap={false} as="span">
      {name}
      {count !== undefined && <Badge tone="neutral">{count}</Badge>}
    </Inline>
  );
}
