export * from './generated/auth';
