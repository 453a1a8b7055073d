export { toast } from './toast';
export type { ToastOptions } from './toast';
export { Toaster } from './toaster';
