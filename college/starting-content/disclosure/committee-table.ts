import { doc, type Node, paragraph, table } from '../../rich-text.ts'
import type { Committee } from '../tables/committees.ts'

export function membersOf({ members }: Committee) {
  const columns = members.some(([, , contact]) => contact)
    ? ['Member', 'Role', 'Contact']
    : ['Member', 'Role']
  return table(
    columns,
    members.map((member) => columns.map((_, index) => member[index] ?? '')),
  )
}

/** Members, their role and how to reach them, with the term; then anything else that the item says. */
export const committeeBody = (
  committee: Committee,
  ...more: readonly Node[]
): ReturnType<typeof doc> =>
  doc(paragraph(`Term: ${committee.term}.`), membersOf(committee), ...more)

export const sectionOf = (...texts: string[]) => doc(...texts.map((text) => paragraph(text)))
