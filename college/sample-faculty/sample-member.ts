import type { MemberRecord } from 'contract/people/faculty'
import { startingFacts } from '../starting-content/facts.ts'

export type SampleMember = Omit<MemberRecord, '_id' | 'slug' | 'photo'> & {
  /** File in `pictures/portraits/`. */
  portrait?: string
}

export function address(account: string): string {
  const [office] = startingFacts.emails
  return `${account}@${office?.address.split('@').at(-1)}`
}

export const published = (...titles: readonly string[]) =>
  JSON.stringify({
    type: 'doc',
    content: [
      {
        type: 'bullet_list',
        content: titles.map((text) => ({
          type: 'list_item',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ],
  })

/** Can't be dialled; `extension` has three digits. */
export function placeholderNumber(extension: number): string {
  return `+91 00000 10${extension}`
}
