import { Navigate } from '@jetway/kit-runtime/router';

import { useOperator } from '../session/use-operator';
import { homeFor } from './rooms';

/** The first page after signing in. */
export function Home() {
  return <Navigate to={homeFor(useOperator().roles)} replace />;
}
