import { useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';

import { recordHref } from '../../../shared/addresses';
import { SearchpadTop } from '../searchpad.top';
import type { RecordKeys } from './queue-share.model';
import { recordFrom } from './queue-share.model';
import { queueShareActions, selectQueueShare } from './queue-share.slice';
import { SourcedForm } from './sourced.form';

/** `/searchpad/queueshare`: names a record made elsewhere; `?source=&pnr=` fills it in. */
export function QueueSharePage() {
  const t = useT('flights');
  const { companyName } = useTenant();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { record: typed } = useAppSelector(selectQueueShare);
  const open = (record: RecordKeys) => {
    dispatch(queueShareActions.recordNamed(record));
    void navigate(recordHref('record', record));
  };
  return (
    <SearchpadTop title={t('queueShare.title')} subtitle={t('queueShare.subtitle', { company: companyName })}>
      <SourcedForm record={recordFrom(query, typed)} onSubmit={open} />
    </SearchpadTop>
  );
}
