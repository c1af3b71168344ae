import * as z from 'zod/mini'
import type { Target } from '../data.ts'
import type { Words } from '../fields.ts'
import { entryOf } from './link-target.ts'
import { linksIn } from './prose-links.ts'
import { allNodes, nodesIn, type ProseNode, textOf } from './prose-node.ts'
import { targetOf } from './prose-references.ts'
import { noProse, type Prose, proseSchema, shownProse } from './prose-schema.ts'
import { type ProsePart, proseMarks, proseNodes } from './prose-table.ts'

type Limits = {
  /** Characters without formatting; 0: may be empty. */
  least: number
  most: number
}

const isKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  key in table

function nameOf(type: unknown): string {
  if (typeof type !== 'string') return 'something'
  if (isKey(proseNodes, type)) return `a ${proseNodes[type].label}`
  return isKey(proseMarks, type) ? `a ${proseMarks[type].label}` : `“${type}”`
}

function pieceAt(prose: Prose, path: readonly PropertyKey[]): unknown {
  let value: unknown = prose
  let type: unknown
  for (const part of path) {
    if (typeof value !== 'object' || value === null) break
    value = Object.entries(value).find(([name]) => name === String(part))?.[1]
    const [node] = nodesIn([value])
    type = node?.type ?? type
  }
  return type
}

function faultOf(prose: Prose, label: string, schema: z.ZodMiniObject, { least, most }: Limits) {
  const length = textOf(prose).trim().length
  if (length < least)
    return length === 0 ? `${label} is required` : `${label}: enter at least ${least} characters`
  if (length > most) return `${label}: ${length} characters; the limit is ${most}`
  const [issue] = schema.safeParse(prose).error?.issues ?? []
  if (!issue) return undefined
  const isOfLink = issue.path.at(-1) === 'href'
  return isOfLink
    ? issue.message
    : `${label}: ${nameOf(pieceAt(prose, issue.path))} isn’t allowed here`
}

const targetsOf = (prose: ProseNode): Target[] => [
  ...linksIn(prose).flatMap(({ target }): Target[] => {
    const id = entryOf(target)
    return id ? [{ kind: 'entry', id }] : []
  }),
  ...allNodes(prose).flatMap((node) => targetOf(node) ?? []),
]

export function prose(words: Words, parts: readonly ProsePart[], limits: Limits) {
  const strict = proseSchema(parts)
  const schema = z.pipe(
    shownProse,
    z.custom<Prose>().check(({ value, issues }) => {
      const message = faultOf(value, words.label, strict, limits)
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  )
  return {
    ...words,
    kind: 'prose',
    isRequired: limits.least > 0,
    schema,
    stored: shownProse,
    shown: shownProse,
    blank: noProse,
    refersTo: (value: unknown) => nodesIn([value]).flatMap(targetsOf),
    prose: { parts },
  } as const
}

export function parseProse(json: string): Prose | undefined {
  try {
    return shownProse.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
