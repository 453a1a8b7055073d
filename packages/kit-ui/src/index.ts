/** The user interface components. Form state is in `@jetway/kit-ui/forms`. */
export * from './theme';
export * from './layout';
export * from './text';
export * from './actions';
export * from './fields';
export * from './feedback';
export * from './overlays';
export * from './data';
export * from './travel';
