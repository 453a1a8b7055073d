/** The styling engine, re-exported so that its version is decided in one place. */
export { css, keyframes, styled } from 'styled-components';
