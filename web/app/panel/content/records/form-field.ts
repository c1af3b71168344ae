import type { RecordField } from 'contract/content/fields'
import type { DeclaredRecord } from 'contract/content/record'
import type { SelectOption } from '#app/ui/fields/select-field'

export type Look = {
  /** Two consecutive half fields share a line. */
  isHalf?: true
  rows?: number
  options?: readonly SelectOption[]
  isRequired?: boolean
  /** Name of the switch that turns date and time into a date. */
  wholeDayBy?: string
}
export type Looks<Declared extends DeclaredRecord> = { [Name in keyof Declared['fields']]?: Look }

export type FormField = { name: string; field: RecordField; look: Look }

type Declared = Pick<DeclaredRecord, 'fields'>

export const recordFormFields = ({ fields }: Declared) =>
  Object.entries(fields).filter(([, { isSetElsewhere }]) => !isSetElsewhere)

export const formFields = (record: Declared, looks: Readonly<Record<string, Look>>): FormField[] =>
  recordFormFields(record).map(([name, field]) => ({ name, field, look: looks[name] ?? {} }))

export type RecordValues = Record<string, unknown>

export type Stored = { _id: string } & object

/** Reads a property by a name that TypeScript doesn't know. */
export const valueIn = (stored: Stored | undefined, name: string): unknown =>
  new Map<string, unknown>(Object.entries(stored ?? {})).get(name)
