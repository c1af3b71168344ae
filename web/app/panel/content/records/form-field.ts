import type { ColumnKind, ContentField } from 'contract/content/field'
import type { DeclaredRecord } from 'contract/content/record'
import type { Look } from '../entries/content-form.ts'

type RecordField = ContentField & Look & { kind: ColumnKind }
type RecordLook = Look & Partial<Pick<ContentField, 'isRequired' | 'options'>>
export type Looks<Declared extends DeclaredRecord> = {
  [Name in keyof Declared['fields']]?: RecordLook
}

export type FormField = { name: string; field: RecordField }

type Declared = Pick<DeclaredRecord, 'fields'>

export const formFields = (
  { fields }: Declared,
  looks: Readonly<Record<string, RecordLook>>,
): FormField[] =>
  Object.entries(fields)
    .filter(([, { isSetElsewhere }]) => !isSetElsewhere)
    .map(([name, field]) => ({ name, field: { rows: 3, ...field, ...looks[name] } }))

export const choicesOf = (texts: readonly string[]) =>
  texts.map((text) => ({ value: text, label: text }))

export type RecordValues = Record<string, unknown>

export type Stored = { _id: string } & object

/** Reads a property by a name that TypeScript doesn't know. */
export const valueIn = (stored: Stored | undefined, name: string): unknown =>
  new Map<string, unknown>(Object.entries(stored ?? {})).get(name)
