import type { WorkKindName } from '../../api/endpoints/queue';
import { WaitingRoom } from '../../shared/waiting.room';

const KINDS: readonly WorkKindName[] = ['refund', 'void', 'exchange'];

export default function RefundsPage() {
  return (
    <WaitingRoom
      title="Voids, refunds and exchanges"
      subtitle="What has to be quoted, carried out or decided."
      kinds={KINDS}
    />
  );
}
