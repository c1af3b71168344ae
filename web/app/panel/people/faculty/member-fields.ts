import { faculty, isOfTeaching } from 'contract/people/faculty'
import {
  choicesOf,
  type FormField,
  formFields,
  type Looks,
  type RecordValues,
} from '../../content/records/form-field'
import type { StaffForm } from './forms'

/** For staff who don't teach; other fields are sent only when filled in. */
const alwaysSent = ['name', 'designation', 'email', 'phone', 'whatsapp']

/** Short fields first, then long ones. */
export function fieldsOf(
  { designations, isTeaching }: StaffForm,
  departments: readonly string[],
): FormField[] {
  const looks = {
    name: { isHalf: true },
    designation: { isHalf: true, options: choicesOf(designations) },
    department: { isHalf: true, options: choicesOf(departments), isRequired: isTeaching },
    experience: { isHalf: true },
    email: { isHalf: true },
    phone: { isHalf: true },
    whatsapp: { isHalf: true },
    officeHours: { isHalf: true },
    left: { isHalf: true },
    specialization: { isRequired: isTeaching },
    education: { rows: 2, isRequired: isTeaching },
    about: { rows: 4 },
  } satisfies Looks<typeof faculty>
  return formFields(faculty, looks)
    .filter(({ name }) => isTeaching || !isOfTeaching(name))
    .toSorted((a, b) => Number(b.field.isHalf ?? false) - Number(a.field.isHalf ?? false))
}

export function memberFormOf({ isTeaching }: StaffForm, values: RecordValues): RecordValues {
  if (isTeaching) return values
  const isSent = ([name, value]: [string, unknown]) =>
    alwaysSent.includes(name) || (value && !isOfTeaching(name))
  return Object.fromEntries(Object.entries(values).filter(isSent))
}
