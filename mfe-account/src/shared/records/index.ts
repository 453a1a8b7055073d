export { RecordDialog } from './record-dialog';
export { RecordList } from './record-list';
export { showRefusal } from './refusal';
export { StandingField, StandingPill } from './standing';
