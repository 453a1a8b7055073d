export { downscaled } from './downscale';
