import type { Field } from 'contract/content/fields'
import type { DeclaredRecord } from 'contract/content/record'
import type { Choice } from '#app/ui/fields/select-field'

/** How the form shows a field, where that does not follow from its kind. */
export type Look = {
  /** Two such fields that follow each other share a line. */
  isHalf?: true
  /** Lines of a text. */
  rows?: number
  /** What can be chosen. */
  options?: readonly Choice[]
  /** Where the schema does not say it. */
  isRequired?: boolean
  /** Of a moment: the switch of the form that makes it a day. */
  wholeDayBy?: string
}
/** The looks of some fields of a record; those of the others follow from their kinds. */
export type Looks<Declared extends DeclaredRecord> = { [Name in keyof Declared['fields']]?: Look }

export type FormField = { name: string; field: Field; look: Look }

type Declared = Pick<DeclaredRecord, 'fields'>

/** What the form asks for, by the names of the fields: all but what is set elsewhere. */
export const askedFields = ({ fields }: Declared) =>
  Object.entries(fields).filter(([, { isSetElsewhere }]) => !isSetElsewhere)

/** The fields of a form, in the order in which the record declares them. */
export const formFields = (record: Declared, looks: Readonly<Record<string, Look>>): FormField[] =>
  askedFields(record).map(([name, field]) => ({ name, field, look: looks[name] ?? {} }))

/** The values of a form, by the names of the fields. */
export type RecordValues = Record<string, unknown>

/** A record as it is now. */
export type Stored = { _id: string } & object

/** What is known of a record under a field's name. */
export const valueIn = (stored: Stored | undefined, name: string): unknown =>
  new Map<string, unknown>(Object.entries(stored ?? {})).get(name)
