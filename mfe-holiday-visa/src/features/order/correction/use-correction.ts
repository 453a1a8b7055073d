import { problemOf } from '@jetway/kit-api';
import type { VisaApplicant, VisaCorrection, VisaOrder } from '@jetway/kit-api/visas';
import { useVisaSubmitCorrectionMutation, useVisaUploadDocumentMutation } from '@jetway/kit-api/visas';
import { useRef, useState } from 'react';

import type { Answers, Faults } from './correction.model';
import { blank, faultsFrom, faultsOf } from './correction.model';

interface Asked {
  order: VisaOrder;
  correction: VisaCorrection;
  applicant: VisaApplicant;
  /** Called when a refusal marks fields. */
  onRefused: () => void;
  onDone: () => void;
}

/** The answers to one correction: files are uploaded first, then the answers are sent with what was asked and nothing else. */
export function useCorrection({ order, correction, applicant, onRefused, onDone }: Asked) {
  const [answers, setAnswers] = useState<Answers>(() => blank(correction, applicant));
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [upload] = useVisaUploadDocumentMutation();
  const [submit] = useVisaSubmitCorrectionMutation();
  /** Files that have arrived, so that pressing again after a refusal sends none twice. */
  const arrived = useRef(new Map<string, File>());
  const { referenceId, product } = order;
  const { correctionId, applicantId } = correction;

  const refuse = (next: Faults, cause?: unknown) => {
    setFaults(next);
    // A marked field says enough.
    setError(Object.keys(next).length > 0 ? undefined : cause);
    onRefused();
  };
  const uploaded = async (): Promise<boolean> => {
    for (const [code, file] of Object.entries(answers.files)) {
      if (!file || arrived.current.get(code) === file) continue;
      const reply = await upload({ visaDocumentForm: { referenceId, applicantId, code, correctionId, file } });
      if (reply.error) {
        const fault = problemOf(reply.error)?.errors?.[0];
        refuse(fault ? { [code]: { key: fault.code, detail: fault.detail } } : {}, reply.error);
        return false;
      }
      arrived.current.set(code, file);
    }
    return true;
  };
  const send = async () => {
    if (isSending) return;
    const found = faultsOf({ correction, product, answers });
    if (Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    setFaults({});
    setError(undefined);
    if (await uploaded()) {
      const values = Object.entries(answers.values).map(([field, value]) => [field, value.trim()]);
      const body = { referenceId, correctionId, answers: Object.fromEntries(values) as Record<string, string> };
      const reply = await submit({ submitVisaCorrectionRequest: body });
      if (reply.data) onDone();
      else refuse(faultsFrom(problemOf(reply.error)?.errors ?? [], correction), reply.error);
    }
    setSending(false);
  };
  const clear = (name: string) =>
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== name)));
  return {
    answers,
    faults,
    error,
    isSending,
    send,
    type: (field: string, value: string) => {
      setAnswers((before) => ({ ...before, values: { ...before.values, [field]: value } }));
      clear(field);
    },
    choose: (code: string, file: File | null) => {
      setAnswers((before) => ({ ...before, files: { ...before.files, [code]: file } }));
      clear(code);
    },
  };
}
