import * as z from 'zod/mini'
import { line as lineOf, optionalLine as optionalLineOf } from '../platform/endpoint.ts'
import type { ReferenceTarget } from './data.ts'
import { type FieldTexts, optionalField, required } from './field.ts'
import { isLinkTarget, isWebAddress, linkedTo } from './rich-text/link-target.ts'

export const link = (words: FieldTexts) =>
  required(
    'link',
    words,
    lineOf(words.label, 1000).check(
      z.refine(isWebAddress, `${words.label} must begin with https://`),
    ),
  )

function targetAt(value: unknown): ReferenceTarget[] {
  const target = typeof value === 'string' ? linkedTo(value) : undefined
  return target ? [target] : []
}
const linkTargetRule = (label: string) =>
  z.refine<string | undefined>(
    (value) => !value || isLinkTarget(value),
    `${label} must be a page of this site, such as /contact, or begin with https://, mailto: or tel:`,
  )

/** An entry (which survives a change of address), a path of this site, or an address elsewhere. */
export const linkTarget = (words: FieldTexts) => ({
  ...required('linkTarget', words, lineOf(words.label, 1000).check(linkTargetRule(words.label))),
  refersTo: targetAt,
})

export const optionalLinkTarget = (words: FieldTexts) => ({
  ...optionalField(
    'linkTarget',
    words,
    optionalLineOf(words.label, 1000).check(linkTargetRule(words.label)),
  ),
  refersTo: targetAt,
})

const toEntry = (value: unknown): readonly ReferenceTarget[] =>
  typeof value === 'string' && value !== '' ? [{ kind: 'entry', id: value }] : []

/** Stored by id, shown by slug; the slug is empty while the entry isn't public. */
export const reference = <To extends string>(words: FieldTexts, to: To) => {
  const required = `${words.label} is required`
  return {
    ...words,
    kind: 'reference',
    isRequired: true,
    schema: z.uuid(required),
    stored: z.string(),
    shown: z.string(),
    blank: '',
    refersTo: toEntry,
    to,
  } as const
}
