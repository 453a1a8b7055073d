import type {
  BankAccounts,
  BasicInfo,
  Branches,
  CompanyProfile,
  DocumentsResponse,
  KycRemarks,
  StaffList,
} from '@jetway/kit-api/company';
import { http, HttpResponse } from '@jetway/kit-test/portal-host';

const SETTINGS = '/api/customer/v1/CompanySettings';

const info: BasicInfo = {
  address: '12 Gulshan Avenue',
  city: 'Dhaka',
  companyEmail: 'office@skyline.test',
  companyName: 'Skyline Travels',
  companyPhone: '+8801700000000',
  country: 'BD',
  postalCode: '1212',
  taxNumber: '',
  timeZone: 'Asia/Dhaka',
  version: 1,
  website: 'https://skyline.test',
};
const { companyEmail, companyName, companyPhone, city, country } = info;
const profile: CompanyProfile = {
  companyEmail,
  companyName,
  companyPhone,
  city,
  country,
  branches: 0,
  documents: 0,
  staff: 0,
};

/** A new company: its own details and empty lists. */
export const companyHandlers = [
  http.post(`${SETTINGS}/viewbasicinfo`, () => HttpResponse.json(info)),
  http.post(`${SETTINGS}/loadbasicinfo`, () => HttpResponse.json(info)),
  http.post(`${SETTINGS}/loadprofile`, () => HttpResponse.json(profile)),
  http.post(`${SETTINGS}/loaddocuments`, () => HttpResponse.json<DocumentsResponse>({ documents: [] })),
  http.post(`${SETTINGS}/loadkycremarks`, () => HttpResponse.json<KycRemarks>({ remarks: [] })),
  http.post(`${SETTINGS}/loadbranch`, () => HttpResponse.json<Branches>({ branches: [] })),
  http.post(`${SETTINGS}/loadstaff`, () => HttpResponse.json<StaffList>({ staff: [] })),
  http.post('/api/payment/v1/bankaccount/load', () => HttpResponse.json<BankAccounts>({ accounts: [] })),
];
