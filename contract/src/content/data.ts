import * as z from 'zod/mini'

/** An entry as it is written and stored: what the form has, whatever rules it meets. */
export const contentData = z.looseObject({}, 'data must be an object')
export type ContentData = z.output<typeof contentData>

/** Whether a value of stored data has names of its own: an item of a list, and no text. */
export const isObject = (value: unknown): value is ContentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Something that content refers to, by its id. */
export type Target = { kind: 'entry' | 'picture' | 'document' | 'member'; id: string }
