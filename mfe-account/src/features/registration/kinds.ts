/** The four forms, one per type of business. */
export type RegistrationKind = 'proprietor' | 'partnership' | 'company' | 'corporate';

interface KindFacts {
  path: string;
  /** 1 proprietor, 2 partnership, 3 company or LLP. */
  type: number;
  isCorporate: boolean;
}

export const KINDS: Record<RegistrationKind, KindFacts> = {
  proprietor: { path: '/register_proprietor', type: 1, isCorporate: false },
  partnership: { path: '/register_partnership', type: 2, isCorporate: false },
  company: { path: '/register_company_llp', type: 3, isCorporate: false },
  corporate: { path: '/register_corporate', type: 3, isCorporate: true },
};

export const KIND_NAMES = Object.keys(KINDS) as RegistrationKind[];

/** Companies and corporates have a registration number and a signatory. */
export function isIncorporated(kind: RegistrationKind): boolean {
  return KINDS[kind].type === 3;
}
