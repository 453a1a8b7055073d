import type { WorkKindName } from '../../api/endpoints/queue';
import { WaitingRoom } from '../../shared/waiting.room';

const KINDS: readonly WorkKindName[] = ['application', 'licences'];

export default function KycPage() {
  return (
    <WaitingRoom
      title="Applications and licences"
      subtitle="Companies that want to join, and licences that agencies gave."
      kinds={KINDS}
    />
  );
}
