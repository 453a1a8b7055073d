import type { DepositCase, DepositDeskStep } from '../../api/endpoints/deposits';

/** Texts of a step. */
export interface StepWords {
  /** The button. */
  press: string;
  /** The confirmation shown before the step; absent for steps that can be undone or notify no one. */
  confirm?: { title: string; text: string };
  tone: 'primary' | 'secondary' | 'danger';
}

/** The text that says what a step does to this deposit. */
export function wordsOf(step: DepositDeskStep, deposit: DepositCase): StepWords {
  const cheque = deposit.method === 'cheque';
  const whom = `${deposit.agency} reads the note.`;
  switch (step) {
    case 'review':
      return { press: cheque ? 'Presented at the bank' : 'I found the money', tone: 'primary' };
    case 'approve':
      return {
        press: cheque ? 'The bank paid it: credit' : 'Approve and credit',
        confirm: {
          title: `Credit ${deposit.credit}?`,
          text: `${deposit.credit} go to the wallet of ${deposit.agency} at once. This is final.`,
        },
        tone: 'primary',
      };
    case 'ask':
      return { press: 'Ask the agency', tone: 'secondary' };
    case 'reject':
      return {
        press: 'Refuse',
        confirm: { title: 'Refuse this deposit?', text: `No money moves. ${whom}` },
        tone: 'danger',
      };
    case 'bounce':
      return {
        press: 'The cheque came back',
        confirm: {
          title: 'Record that the bank did not pay?',
          text: `What was credited is taken back, and the fee for bounced cheques is charged. ${whom}`,
        },
        tone: 'danger',
      };
  }
}

/** Why only another operator can go on: this one has reviewed it, and it waits for an approval. */
export function waitsForAnother({ maker, steps, status }: DepositCase, operator: string): boolean {
  const toApprove = status === 'underReview' || status === 'presented' || status === 'manualReview';
  return (
    toApprove && maker !== undefined && !steps.includes('approve') && maker.by.toLowerCase() === operator.toLowerCase()
  );
}

const LABELS: Readonly<Record<string, string>> = {
  slipNo: 'Slip number',
  branch: 'Branch',
  depositorName: 'Paid in by',
  senderBank: 'Sender’s bank',
  senderAccount: 'Sender’s account',
  transferRef: 'Transfer reference',
  channel: 'Channel',
  chequeNo: 'Cheque number',
  chequeBank: 'Bank of the cheque',
  chequeDate: 'Date on the cheque',
  senderMsisdn: 'Sender’s number',
  trxId: 'Transaction',
};

/** What identifies the money, as its method requires; empty details are left out. */
export function particularsOf({ particulars }: Pick<DepositCase, 'particulars'>): [label: string, value: string][] {
  const entries = Object.entries(particulars) as [string, unknown][];
  return entries.flatMap(([key, value]) =>
    LABELS[key] && typeof value === 'string' && value ? [[LABELS[key], value] as [string, string]] : [],
  );
}
