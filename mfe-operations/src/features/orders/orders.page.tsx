import type { WorkKindName } from '../../api/endpoints/queue';
import { WaitingRoom } from '../../shared/waiting.room';

const KINDS: readonly WorkKindName[] = ['orderInDoubt', 'partPayment', 'unaccompaniedMinors'];

export default function OrdersPage() {
  return <WaitingRoom title="Orders" subtitle="Orders in doubt, and requests that wait for an answer." kinds={KINDS} />;
}
