import { styled } from '@jetway/kit-ui';
