import type { WorkKindName } from '../../api/endpoints/queue';
import { WaitingRoom } from '../../shared/waiting.room';

const KINDS: readonly WorkKindName[] = [
  'orderInDoubt',
  'deposit',
  'walletChange',
  'refund',
  'void',
  'exchange',
  'partPayment',
  'unaccompaniedMinors',
  'application',
  'licences',
  'visa',
  'groupRequest',
  'holidayRequest',
  'holidayOrder',
];

/** `/queue`: all work that waits for an operator. */
export default function QueuePage() {
  return (
    <WaitingRoom
      title="Work queue"
      subtitle="Everything that needs a decision, the longest waiting first."
      kinds={KINDS}
    />
  );
}
