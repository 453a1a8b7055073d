import type { HolidayRequestState, HolidayStage } from '@jetway/kit-api/holidays';
import { useT } from '@jetway/kit-runtime';
import { StatusPill } from '@jetway/kit-ui';

/** Colour of a state, the same in the list and on the request. */
const REQUEST_TONE = {
  submitted: 'info',
  acknowledged: 'info',
  quoted: 'warning',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
  refused: 'danger',
} as const satisfies Record<HolidayRequestState, string>;

/** The state of a holiday request. */
export function RequestState({ state }: { state: HolidayRequestState }) {
  const t = useT('visas');
  return <StatusPill tone={REQUEST_TONE[state]}>{t(`holidays.states.${state}`)}</StatusPill>;
}

const STAGE_TONE = {
  depositDue: 'warning',
  confirming: 'info',
  balanceDue: 'warning',
  paid: 'success',
  completed: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<HolidayStage, string>;

/** The stage of a holiday order. */
export function OrderStage({ stage }: { stage: HolidayStage }) {
  const t = useT('visas');
  return <StatusPill tone={STAGE_TONE[stage]}>{t(`holidays.stages.${stage}`)}</StatusPill>;
}
