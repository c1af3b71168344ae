import { doc, type Node, paragraph, table } from '../../rich-text.ts'
import type { Committee } from '../tables/committees.ts'

export const membersOf = ({ members }: Committee) =>
  table(
    ['Member', 'Role', 'Contact'],
    members.map(([name, role, contact = '']) => [name, role, contact]),
  )

/** Members, their role and how to reach them, with the term; then anything else that the item says. */
export const committeeBody = (
  committee: Committee,
  ...more: readonly Node[]
): ReturnType<typeof doc> =>
  doc(paragraph(`Term: ${committee.term}.`), membersOf(committee), ...more)

export const sectionOf = (...texts: string[]) => doc(...texts.map((text) => paragraph(text)))
