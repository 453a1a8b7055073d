import type { WorkKindName } from '../../api/endpoints/queue';
import { WaitingRoom } from '../../shared/waiting.room';

const KINDS: readonly WorkKindName[] = ['walletChange'];

/** `/wallets`: changes of wallets that wait for a second operator. */
export default function WalletChangesPage() {
  return (
    <WaitingRoom
      title="Changes of wallets"
      subtitle="Credit limits and adjustments. One person proposes, another approves."
      kinds={KINDS}
    />
  );
}
