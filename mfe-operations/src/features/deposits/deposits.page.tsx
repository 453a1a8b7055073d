import type { WorkKindName } from '../../api/endpoints/queue';
import { WaitingRoom } from '../../shared/waiting.room';

const KINDS: readonly WorkKindName[] = ['deposit'];

export default function DepositsPage() {
  return (
    <WaitingRoom
      title="Deposits"
      subtitle="Deposits in review. One person finds the money, another approves."
      kinds={KINDS}
    />
  );
}
