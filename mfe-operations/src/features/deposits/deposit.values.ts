import type { DepositCase } from '../../api/endpoints/deposits';
import type { AnswerSource } from '../../shared/answer/template.picker';
import { writerIn } from '../../shared/answer/values';

/** The templates of the desk of deposits, with what a deposit has. */
export function depositAnswers(
  tenant: string,
  zone: string,
  { depositRef, agency, amount }: DepositCase,
): AnswerSource {
  return {
    tenant,
    desk: 'deposits',
    values: (language) => ({ reference: depositRef, agency, amount: writerIn(language, zone).money(amount) }),
  };
}
