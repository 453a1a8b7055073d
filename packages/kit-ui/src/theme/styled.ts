/** The styling library, re-exported so that its version is set in one place. */
export { css, keyframes, styled } from 'styled-components';
