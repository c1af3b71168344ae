import * as z from 'zod/mini'
import { isObject } from './data.ts'
import { type ContentFields, nothing, shapeOf } from './field.ts'
import type { Words } from './fields.ts'

/** Names an item in its list for as long as it is there, wherever it is moved: made by the form. */
const itemKey = z
  .string('Every item needs a key')
  .check(z.regex(/^[\w-]{1,40}$/, 'Every item needs a key'))
const keyed = z.object({ _key: itemKey })
const shownKey = z.object({ _key: z.string() })

const areDistinct = (items: readonly unknown[]) =>
  new Set(items.filter(isObject).map(({ _key }) => _key)).size === items.length

/** Facts of which there are several, in the order in which they are shown. */
export function list<Fields extends ContentFields>(
  words: Words,
  fields: Fields,
  { least = 0, most }: { least?: number; most: number },
) {
  const { label } = words
  const schema = z
    .array(z.extend(keyed, shapeOf(fields, 'schema')), `${label} must be a list`)
    .check(
      z.minLength(
        least,
        least === 1 ? `${label}: add at least one` : `${label}: add at least ${least}`,
      ),
      z.maxLength(most, `${label}: at most ${most}`),
      z.refine(areDistinct, `${label}: an item appears twice`),
    )
  return {
    ...words,
    kind: 'list',
    isRequired: least > 0,
    schema,
    stored: z.array(z.extend(shownKey, shapeOf(fields, 'stored'))),
    shown: z.array(z.extend(shownKey, shapeOf(fields, 'shown'))),
    blank: [],
    // Its items tell what they refer to.
    refersTo: nothing,
    items: { fields, most },
  } as const
}
