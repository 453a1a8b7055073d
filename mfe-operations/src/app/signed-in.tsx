import { Navigate, Outlet, useLocation } from '@jetway/kit-runtime/router';
import { Spinner } from '@jetway/kit-ui';

import { useGetCurrentOperatorQuery } from '../api/endpoints/session';
import { LoadFailed } from '../shared/failure';
import { useLeaving, useToken } from '../session/use-operator';
import { Frame } from './frame';
import { Alone } from './frame.styles';

/** The rooms, for signed-in operators; others go to the sign-in, which leads back here. */
export function SignedIn() {
  const token = useToken();
  const leaving = useLeaving();
  const { pathname, search } = useLocation();
  if (!token) {
    // Who signed out is done; everybody else comes back to where they were.
    const next =
      leaving === 'left' || pathname === '/' ? '' : `?${new URLSearchParams({ next: pathname + search }).toString()}`;
    return <Navigate to={`/sign-in${next}`} replace />;
  }
  return <Known />;
}

function Known() {
  const { data, error, isFetching, refetch } = useGetCurrentOperatorQuery();
  if (data) {
    return (
      <Frame operator={data}>
        <Outlet />
      </Frame>
    );
  }
  if (error && !isFetching) {
    return (
      <Alone>
        <LoadFailed what="Your account" error={error} onRetry={() => void refetch()} />
      </Alone>
    );
  }
  return (
    <Alone>
      <Spinner size={28} />
    </Alone>
  );
}
