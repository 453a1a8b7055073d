import { nextPage, paths } from '@jetway/kit-runtime';
import { useLocation, useNavigate } from '@jetway/kit-runtime/router';
import { useCallback } from 'react';

/** Opens the page that the address asks for, or the search, in place of the sign-in. */
export function useEnter(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => void navigate(nextPage(search) ?? paths.searchpad(), { replace: true }), [navigate, search]);
}
