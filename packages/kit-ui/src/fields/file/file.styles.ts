import { styled } from 'styled-components';

import { media } from '../../theme';
import { fieldColumn } from '../frame/control.styles';
import { visuallyHidden } from '../frame/visually-hidden.styles';

export const Column = styled.div`
  ${fieldColumn}
`;

export const Drop = styled.div<{ $over: boolean; $invalid: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--jw-space-3);
  padding: var(--jw-space-4);
  border: 1px dashed ${({ $invalid }) => ($invalid ? 'var(--jw-danger)' : 'var(--jw-border-strong)')};
  border-radius: var(--jw-radius-md);
  background: ${({ $over }) => ($over ? 'var(--jw-accent-soft)' : 'var(--jw-surface)')};
  transition: background-color var(--jw-fast) var(--jw-ease);
`;

export const Picture = styled.img`
  flex: none;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  object-fit: contain;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-sm);
  background: var(--jw-surface-sunken);
`;

export const Words = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  & > span {
    display: block;
    color: var(--jw-text-muted);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-2);
`;

/** Devices with a pointer rarely have a camera to point at a slip. */
export const OnTouch = styled.span`
  display: none;
  ${media.touch} {
    display: inline-flex;
  }
`;

export const HiddenInput = styled.input`
  ${visuallyHidden}
`;
