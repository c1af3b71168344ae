import * as z from 'zod/mini'

export const contentData = z.looseObject({}, 'data must be an object')
export type ContentData = z.output<typeof contentData>

export const isObject = (value: unknown): value is ContentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type ReferenceTarget = { kind: 'entry' | 'picture' | 'document' | 'member'; id: string }
