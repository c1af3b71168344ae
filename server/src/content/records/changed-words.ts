import type { FieldChange } from 'contract/platform/activity'
import { shortened } from 'contract/platform/shorten'

const longest = 200
const wordsAround = 6

const wordsOf = (text: string) => text.split(/(?<=\s)/)

function sameAtStart(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((word, index) => word !== other[index])
  return first === -1 ? one.length : first
}

function part(words: readonly string[], from: number, to: number): string {
  const [start, end] = [Math.max(0, from - wordsAround), Math.min(words.length, to + wordsAround)]
  const text = words.slice(start, end).join('').trim()
  return shortened(`${start > 0 ? '… ' : ''}${text}${end < words.length ? ' …' : ''}`, longest)
}

/** Of long texts only the words that differ, and a few around them, so that fifty versions are a small response. */
export function changedWords({ field, before = '', after = '' }: FieldChange): FieldChange {
  const isShort = [before, after].every((text) => text.length <= longest)
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const start = isShort ? 0 : sameAtStart(old, now)
  const end = isShort
    ? 0
    : sameAtStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const was = isShort ? before : part(old, start, old.length - end)
  const is = isShort ? after : part(now, start, now.length - end)
  return { field, ...(before && { before: was }), ...(after && { after: is }) }
}
