import * as z from 'zod/mini'
import {
  cleanLine,
  emailAddress,
  line as lineOf,
  optionalCleanLine,
  text as textOf,
} from '../platform/endpoint.ts'
import { isPhoneNumber, plainPhone } from '../platform/phone.ts'
import { type FieldTexts, optionalField, required } from './field.ts'

export const lineField = (words: FieldTexts, max: number) =>
  required('line', words, cleanLine(words.label, max))

export const optionalLineField = (words: FieldTexts, max: number) =>
  optionalField('line', words, optionalCleanLine(words.label, max))

/** If empty, something else is shown. Forms always send it, so entries without it predate the field. */
export const lineOrDefault = (words: FieldTexts, max: number) => ({
  ...optionalLineField(words, max),
  blank: '',
})

export const year = (words: FieldTexts) =>
  required(
    'year',
    words,
    lineOf(words.label, 4).check(z.regex(/^[12]\d{3}$/, `${words.label} must be a year`)),
  )

export const slugLength = 80

/** Needs no escaping in an address: `anti-ragging`, `b.c.a.`. */
export const isSlug = (value: string) =>
  value.length <= slugLength && /^[a-z\d]+([.-][a-z\d]+)*\.?$/.test(value)

/** Unique per content type. */
export const slug = (words: FieldTexts) =>
  required(
    'slug',
    words,
    lineOf(words.label, slugLength).check(
      z.refine(
        isSlug,
        `${words.label} can only have lowercase letters, digits, and hyphens or dots between them`,
      ),
    ),
  )
export type SlugField = ReturnType<typeof slug>

export const textField = (words: FieldTexts, min: number, max: number) =>
  required('text', words, textOf(words.label, min, max))

export const email = (words: FieldTexts) =>
  required(
    'email',
    words,
    emailAddress(`${words.label} is required`, `${words.label} must be an email address`),
  )

const digits = (value: string) => value.replace(/\D/g, '').length

/** From the three digits of a short code (112) to the fifteen of E.164. */
export const phone = (words: FieldTexts) =>
  required(
    'phone',
    words,
    lineOf(words.label, 40).check(
      z.overwrite(plainPhone),
      z.refine(
        (value) => isPhoneNumber(value, 3) && digits(value) <= 15,
        `${words.label} must be a phone number`,
      ),
    ),
  )
