import type {
  VisaApplicant,
  VisaCorrection,
  VisaOrder,
  VisaProduct,
  VisaQueue,
  VisaQueueRow,
} from '@jetway/kit-api/visas';

const BASE = '/api/visa/v1/Visa';

export const ORDER_CALLS = {
  content: '/api/visa/v1/Visa/GetInvoiceContent',
  countries: `${BASE}/GetCountries`,
  order: `${BASE}/GetOrder`,
  quote: `${BASE}/CancelQuote`,
  cancel: `${BASE}/Cancel`,
  history: `${BASE}/GetHistory`,
  corrections: `${BASE}/GetCorrections`,
  correct: `${BASE}/SubmitCorrection`,
  upload: `${BASE}/UploadDocument`,
  queue: `${BASE}/GetQueue`,
  document: `${BASE}/GetDocument`,
  visa: `${BASE}/GetVisa`,
  notes: '/api/order/v1/GetOrderNotes',
};

export const REFERENCE = 'DMV2611-00001A';

export const PRODUCT: VisaProduct = {
  productId: 'th-tourist-single',
  name: 'Thailand tourist visa',
  destination: 'TH',
  type: 'Tourist',
  entries: 'single',
  stayDays: 60,
  validityDays: 90,
  processingDays: { min: 3, max: 7 },
  fees: { embassy: 'AED 150.00', service: 'AED 75.00', vat: 'AED 3.75', total: 'AED 228.75' },
  documents: [
    {
      code: 'photo',
      name: 'Photo',
      mandatory: true,
      kinds: ['image/jpeg'],
      maxBytes: 1_000_000,
      appliesTo: 'Everybody',
    },
    {
      code: 'bank',
      name: 'Bank statement',
      mandatory: true,
      kinds: ['application/pdf'],
      maxBytes: 1_000_000,
      appliesTo: 'Adults',
    },
  ],
  formFields: [
    { code: 'lodging', kind: 'text', label: 'Where will you stay?', required: true, maxLength: 40 },
    { code: 'before', kind: 'yesNo', label: 'Were you there before?', required: true },
  ],
  cutoffDays: 3,
  terms: [],
  source: 'sandbox data',
  sourceDate: '2026-11-01',
};

export function applicant(replace: Partial<VisaApplicant> = {}): VisaApplicant {
  return {
    applicantId: 'a1',
    status: 'documentReview',
    title: 'Mr',
    givenName: 'Karim',
    surname: 'Rahman',
    birthDate: '1990-03-04',
    nationality: 'BD',
    occupation: 'Engineer',
    passportNumber: 'A01234567',
    passportExpiry: '2031-01-31',
    issueCountry: 'BD',
    guardianConsent: false,
    answers: { lodging: 'Hotel Siam', before: 'no' },
    documents: [
      {
        code: 'photo',
        name: 'Photo',
        mandatory: true,
        fileId: 'f1',
        fileName: 'face.jpg',
        status: 'ok',
        uploadedAt: '2026-11-25T08:00:00Z',
      },
      {
        code: 'bank',
        name: 'Bank statement',
        mandatory: true,
        fileId: 'f2',
        fileName: 'bank.pdf',
        status: 'pending',
        uploadedAt: '2026-11-25T08:00:00Z',
      },
    ],
    ...replace,
  };
}

/** The second applicant of `visaOrder`. */
export const RINA = applicant({ applicantId: 'a2', title: 'Mrs', givenName: 'Rina', passportNumber: 'A07654321' });

/** A submitted, paid application of two people, with every action but correcting. */
export function visaOrder(replace: Partial<VisaOrder> = {}): VisaOrder {
  return {
    referenceId: REFERENCE,
    version: 3,
    status: 'documentReview',
    statusText: 'Documents in review',
    createdAt: '2026-11-25T08:00:00Z',
    createdBy: 'Amina Rahman',
    product: PRODUCT,
    travelDate: '2027-01-10',
    nationality: 'BD',
    residency: 'AE',
    express: false,
    applicants: [applicant(), RINA],
    nameWarnings: [],
    fees: { embassy: 'AED 300.00', service: 'AED 150.00', vat: 'AED 7.50', total: 'AED 457.50' },
    amount: 'AED 457.50',
    agentAmount: 'AED 420.00',
    currency: 'AED',
    payment: { state: 'paid', paid: 'AED 420.00', paidAt: '2026-11-25T08:00:00Z', journalId: 'journal-1' },
    corrections: [],
    actions: ['cancel', 'print', 'history', 'correctionHistory'],
    ...replace,
  };
}

/** What the desk asked of the first applicant: a document, a field of everybody and one of the product. */
export function correction(replace: Partial<VisaCorrection> = {}): VisaCorrection {
  return {
    correctionId: 'c1',
    applicantId: 'a1',
    requestedAt: '2026-11-26T06:00:00Z',
    requestedBy: 'Visa desk',
    dueAt: '2026-11-30T08:00:00Z',
    items: [
      { document: 'bank', reason: 'The statement is older than three months.', before: 'bank.pdf' },
      { field: 'passportNumber', reason: 'A letter is missing.', before: 'A01234567' },
      { field: 'lodging', reason: 'Give the address as well.', before: 'Hotel Siam' },
    ],
    ...replace,
  };
}

/** An order that waits for the answer to a correction. */
export function correctedOrder(corrections: VisaCorrection[] = [correction()]): VisaOrder {
  const [first, ...others] = visaOrder().applicants;
  return visaOrder({
    status: 'correctionRequested',
    applicants: [{ ...(first as VisaApplicant), status: 'correctionRequested' }, ...others],
    corrections,
    actions: ['correct', 'cancel', 'print', 'history', 'correctionHistory'],
  });
}

export function queueRow(replace: Partial<VisaQueueRow> = {}): VisaQueueRow {
  return {
    referenceId: REFERENCE,
    destination: 'TH',
    product: 'Thailand tourist visa',
    applicants: 2,
    leadApplicant: 'Karim Rahman',
    travelDate: '2027-01-10',
    status: 'documentReview',
    amount: 'AED 457.50',
    agentAmount: 'AED 420.00',
    createdAt: '2026-11-25T08:00:00Z',
    createdBy: 'Amina Rahman',
    ...replace,
  };
}

export function queueOf(rows: VisaQueueRow[], replace: Partial<VisaQueue> = {}): VisaQueue {
  const counts = { all: rows.length, drafts: 0, inReview: 1, correction: 1, inProcess: 0, decided: 0, cancelled: 0 };
  return { rows, total: rows.length, counts, ...replace };
}
