import type { NewStaff, RoleChoices, RoleName, StaffView } from '@jetway/kit-api/company';
import { isMailAddress, isPersonName, plainName } from '@jetway/kit-domain/input';
import { isPhone, v } from '@jetway/kit-ui/forms';

/** Fields of the form; `branchId` is '' for the whole agency. */
export interface StaffValues {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: RoleName;
  functionalities: number[];
  branchId: string;
  active: boolean;
  designation: string;
  department: string;
  timeZone: string;
}

export const TEXTS = ['email', 'firstName', 'lastName', 'phone', 'designation', 'department', 'timeZone'] as const;
export const FIELDS = [...TEXTS, 'role', 'functionalities', 'branchId', 'active'] as const;

type Say = (key: string, options?: Record<string, unknown>) => string;

/** The form's validation. The server checks the same and more. */
export function staffSchema(t: Say) {
  const upTo = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, t('records.tooLong', { most })));
  const needed = (most: number) => v.pipe(upTo(most), v.minLength(1, t('records.required')));
  const name = v.pipe(needed(200), v.transform(plainName), v.check(isPersonName, t('records.name')));
  return v.object({
    email: v.pipe(needed(200), v.check(isMailAddress, t('records.email'))),
    firstName: v.pipe(name, v.minLength(2, t('records.tooShort', { least: 2 }))),
    lastName: name,
    phone: v.pipe(needed(20), v.check(isPhone, t('records.phone'))),
    role: v.custom<RoleName>((role) => typeof role === 'string'),
    functionalities: v.pipe(v.array(v.number()), v.minLength(1, t('staff.noPermission'))),
    branchId: v.string(),
    active: v.boolean(),
    designation: upTo(100),
    department: upTo(100),
    timeZone: v.string(),
  });
}

/** The role of a new user, unless the caller may not assign it. */
const USUAL: RoleName = 'viewer';

/** Form values of a user, or of a new one in a branch, with a role and its permissions. */
export function valuesOf(person: StaffView | undefined, branchId: string, { roles }: RoleChoices): StaffValues {
  const grantable = roles.filter((one) => one.grantable);
  const usual = grantable.find(({ role }) => role === USUAL) ?? grantable[0];
  return {
    email: person?.email ?? '',
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    phone: person?.phone ?? '',
    role: person?.role ?? usual?.role ?? USUAL,
    functionalities: person?.functionalities ?? usual?.functionalities ?? [],
    branchId: person ? (person.branchId ?? '') : branchId,
    active: person?.active ?? true,
    designation: person?.designation ?? '',
    department: person?.department ?? '',
    timeZone: person?.timeZone ?? '',
  };
}

/** Request body, without the e-mail address, which cannot be changed. */
export function bodyOf(values: StaffValues): Omit<NewStaff, 'email'> {
  const { firstName, lastName, phone, role, functionalities, active, designation, department, timeZone, branchId } =
    values;
  const body = { firstName, lastName, phone, role, functionalities, active, designation, department, timeZone };
  return branchId ? { ...body, branchId } : body;
}
