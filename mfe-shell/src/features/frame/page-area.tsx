import { useT } from '@jetway/kit-runtime';
import { Outlet, useLocation, useNavigation } from '@jetway/kit-runtime/router';
import { SkeletonCard, Stack, VisuallyHidden } from '@jetway/kit-ui';
import { memo } from 'react';

import { MAIN_ID } from '../../app/main-id';
import { Main, Waiting } from './frame.styles';
import { useLate } from './use-late';

/** A page that is already loaded arrives sooner; an outline would only flash. */
const OUTLINE_AFTER_MS = 120;

const PLACEHOLDERS = [0, 1, 2];

/** The page, or an outline while another one loads. Changes in the frame do not re-render the page. */
export const PageArea = memo(function PageArea({ isFullBleed = false }: { isFullBleed?: boolean }) {
  const t = useT('shell');
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLeaving = state === 'loading' && location.pathname !== pathname;
  const isOutlined = useLate(isLeaving, OUTLINE_AFTER_MS);
  return (
    <Main id={MAIN_ID} tabIndex={-1} $isFullBleed={isFullBleed} aria-busy={isLeaving}>
      {isOutlined ? (
        <Waiting $isFullBleed={isFullBleed}>
          <Stack gap={4}>
            <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
            {PLACEHOLDERS.map((place) => (
              <SkeletonCard key={place} />
            ))}
          </Stack>
        </Waiting>
      ) : (
        <Outlet />
      )}
    </Main>
  );
});
