import type { PortalApi } from './api';
import { daysAhead } from './days';
import { PDF, PICTURE } from './attachments';

const VISA = '/api/visa/v1/Visa';
const NATIONALITY = 'BD';
/** The question that has to be answered "yes" before an application can be submitted. */
const BLANK_PAGES = 'twoBlankPages';

interface Field {
  code: string;
  kind: 'text' | 'date' | 'choice' | 'yesNo' | 'country';
  choices?: { value: string }[];
}

interface Applicant {
  applicantId: string;
  documents: { code: string; fileId?: string; mandatory: boolean }[];
}

interface Order {
  referenceId: string;
  version: number;
  amount: string;
  product: { destination: string; formFields: Field[] };
  applicants: Applicant[];
}

/** The applicants of an application. */
export interface Party {
  /** Surname of the first applicant: a trigger of the sandbox's embassy, or a name to find the application by. */
  surname?: string;
  applicants?: number;
  /** Days until the journey. */
  inDays?: number;
}

/** A draft with an empty form for each applicant. */
export async function drafted(api: PortalApi, { applicants = 1, inDays = 90 }: Party = {}): Promise<Order> {
  const travelDate = daysAhead(inDays);
  const place = { nationality: NATIONALITY, residency: 'AE', travelDate };
  const { destinations } = await api.call<{ destinations: { code: string }[] }>(`${VISA}/GetCountries`);
  for (const { code: destination } of destinations) {
    const search = { ...place, destination, purpose: 'tourist' };
    const { products } = await api.call<{ products: { productId: string; blocked?: string }[] }>(
      `${VISA}/SearchProducts`,
      search,
    );
    const open = products.find(({ blocked }) => !blocked);
    if (!open) continue;
    const order = { ...place, productId: open.productId, applicantCount: applicants, express: false };
    return api.call<Order>(`${VISA}/CreateOrder`, order);
  }
  throw new Error('no country sells a visa');
}

/** A draft that is ready to be submitted. */
export async function filled(api: PortalApi, party: Party = {}): Promise<Order> {
  const { referenceId, version, product, applicants } = await drafted(api, party);
  const entered = applicants.map(({ applicantId }, place) => ({
    applicantId,
    ...personOf(place, party.surname ?? 'Rahman'),
    answers: Object.fromEntries(product.formFields.map((field) => [field.code, answerTo(field)])),
  }));
  let order = await api.call<Order>(`${VISA}/SaveApplicants`, { referenceId, version, applicants: entered });
  for (const { applicantId, documents } of order.applicants)
    for (const { code } of documents.filter(({ mandatory }) => mandatory)) {
      const file = code === 'photo' ? { name: 'face.png', mimeType: 'image/png', buffer: PICTURE } : PDF;
      order = await api.upload<Order>(`${VISA}/UploadDocument`, { referenceId, applicantId, code, file });
    }
  return order;
}

/** Submits and pays an application with the calls the pages make; returns its reference. */
export async function applied(api: PortalApi, party: Party = {}): Promise<string> {
  const { referenceId, amount } = await filled(api, party);
  const submit = { referenceId, acceptedAmount: amount };
  const answer = await api.post(`${VISA}/Submit`, submit, { 'idempotency-key': `${referenceId}-submit` });
  if (!answer.ok()) throw new Error(`Submit: ${answer.status()} ${await answer.text()}`);
  return referenceId;
}

/** An adult with a new passport that is valid for years. */
function personOf(place: number, surname: string): object {
  const number = String((Date.now() + place) % 10_000_000).padStart(7, '0');
  return {
    title: place % 2 ? 'Mrs' : 'Mr',
    givenName: ['Karim', 'Rina', 'Amina', 'Jamal'][place % 4],
    surname: place === 0 ? surname : 'Rahman',
    birthDate: '1990-03-04',
    nationality: NATIONALITY,
    occupation: 'Engineer',
    passportNumber: `BX${number}`,
    passportIssueDate: '2024-01-31',
    passportExpiry: '2034-01-30',
    issueCountry: NATIONALITY,
    phone: '+971501234567',
    email: 'karim@example.test',
  };
}

function answerTo({ code, kind, choices }: Field): string {
  switch (kind) {
    case 'date':
      return '2025-06-15';
    case 'country':
      return 'AE';
    case 'yesNo':
      return code === BLANK_PAGES ? 'yes' : 'no';
    case 'choice':
      return choices?.[0]?.value ?? '';
    case 'text':
      return 'Hotel Siam';
  }
}
