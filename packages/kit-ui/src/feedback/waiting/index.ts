export { ProgressBar } from './progress-bar';
export type { ProgressBarProps } from './progress-bar';
export { Skeleton } from './skeleton';
export type { SkeletonProps } from './skeleton';
export { SkeletonCard } from './skeleton-card';
export type { SkeletonCardProps } from './skeleton-card';
export { Spinner } from './spinner';
export type { SpinnerProps } from './spinner';
