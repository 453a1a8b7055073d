import type { VisaAction, VisaOrder } from '@jetway/kit-api/visas';
import { Feature } from '@jetway/kit-domain';
import { NotesCard, PaymentCard } from '@jetway/kit-orders';
import { useDeadline, useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Callout, Stack } from '@jetway/kit-ui';

import type { OrderView as View } from '../../shared/orders/addresses';
import { NameWarnings } from '../../shared/orders/name-warnings';
import { ApplicantCard } from './cards/applicant.card';
import { FactsCard } from './cards/facts.card';
import { FeesCard } from './cards/fees.card';
import { CorrectionCard } from './correction/correction.card';
import { CancelDialog } from './dialogs/cancel.dialog';
import { CorrectionsDialog } from './dialogs/corrections.dialog';
import { HistoryDialog } from './dialogs/history.dialog';
import { CORRECTIONS, DIALOGS } from './opened';
import { OrderHeader } from './order.header';
import { Columns } from '../../shared/orders/order.layout';

/** The code of each action. The server has applied it as well, with what it knows of the application. */
const CODES: Record<VisaAction, number> = {
  edit: Feature.SearchVisa,
  submit: Feature.SearchVisa,
  correct: Feature.EditVisaApplication,
  cancel: Feature.CancelVisaApplication,
  print: Feature.PrintVisaInvoice,
  history: Feature.ShowVisaBookingHistory,
  correctionHistory: Feature.ShowVisaCorrectionHistory,
};
/** What the page has a control for: an application is submitted and paid where it is filled in. */
const SHOWN: ReadonlySet<VisaAction> = new Set(['edit', 'correct', 'cancel', 'print', 'history', 'correctionHistory']);

interface OrderViewProps {
  order: VisaOrder;
  onRefresh: () => void;
}

/** The page content of a visa application. */
export function OrderView({ order, onRefresh }: OrderViewProps) {
  const { can } = useSession();
  const actions = order.actions.filter((action) => SHOWN.has(action) && can(CODES[action]));
  const { opened, open, close } = useOpened(actions);
  return (
    <Stack gap={5}>
      <OrderHeader order={order} actions={actions} onOpen={open} />
      <OrderNotice order={order} />
      <Columns>
        <Stack gap={5}>
          {actions.includes('correct') && <Corrections order={order} onRefresh={onRefresh} />}
          <FactsCard order={order} />
          <NameWarnings warnings={order.nameWarnings} />
          {order.applicants.map((applicant, place) => (
            <ApplicantCard key={applicant.applicantId} order={order} applicant={applicant} place={place} />
          ))}
          {can(Feature.ViewBooking) && <NotesCard orderReference={order.referenceId} />}
        </Stack>
        <Stack gap={5}>
          <FeesCard order={order} />
          <PaymentCard payment={order.payment} />
        </Stack>
      </Columns>
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'history' && <HistoryDialog order={order} onClose={close} />}
      {opened === 'corrections' && <CorrectionsDialog order={order} onClose={close} />}
    </Stack>
  );
}

/** The open corrections, each answered on its own: they may be about different applicants. */
function Corrections({ order, onRefresh }: OrderViewProps) {
  const open = order.corrections.filter(({ resolvedAt }) => !resolvedAt);
  return (
    <Stack gap={5} id={CORRECTIONS} tabIndex={-1}>
      {open.map((correction) => (
        <CorrectionCard key={correction.correctionId} order={order} correction={correction} onRefresh={onRefresh} />
      ))}
    </Stack>
  );
}

/** The open dialog, which is in the address. */
function useOpened(actions: readonly VisaAction[]) {
  const [query, setQuery] = useSearchParams();
  const views = Object.keys(DIALOGS) as View[];
  const opened = views.find((view) => view === query.get('view') && actions.includes(DIALOGS[view])) ?? null;
  const show = (view: View | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (view) after.set('view', view);
        else after.delete('view');
        return after;
      },
      { replace: true },
    );
  return { opened, open: (view: View) => show(view), close: () => show(null) };
}

/** What the agency has to know first about its application. */
function OrderNotice({ order }: { order: VisaOrder }) {
  const t = useT('visas');
  const deadline = useDeadline();
  const notice = noticeOf(order);
  if (!notice) return null;
  const { key, tone, at } = notice;
  return (
    <Callout tone={tone} title={t(`order.notice.${key}.title`)}>
      {t(`order.notice.${key}.text`, { at: at ? deadline(at) : '' })}
    </Callout>
  );
}

interface Notice {
  key: string;
  tone: 'info' | 'warning';
  at?: string | undefined;
}

function noticeOf({ status, draftUntil, corrections, applicants }: VisaOrder): Notice | null {
  switch (status) {
    case 'draft':
      return { key: 'draft', tone: 'info', at: draftUntil };
    case 'correctionRequested': {
      const dues = corrections.filter(({ resolvedAt }) => !resolvedAt).map(({ dueAt }) => dueAt);
      return { key: 'correctionRequested', tone: 'warning', at: dues.sort()[0] };
    }
    case 'biometricsDue':
      return { key: 'biometricsDue', tone: 'warning', at: applicants.find((one) => one.biometricsAt)?.biometricsAt };
    case 'cancelled':
    case 'expired':
      return { key: status, tone: 'info' };
    default:
      return null;
  }
}
