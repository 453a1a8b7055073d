export * from '../generated/auth';
