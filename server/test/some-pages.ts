import { randomUUID } from 'node:crypto'
import { createContent } from 'contract/content/entry-calls'
import type { Call } from 'contract/platform/client'

/** Returns the ids in order. */
export async function somePages(call: Call, names = ['Library', 'Hostel', 'Rules']) {
  const ids: string[] = []
  for (const name of names) {
    const body = { _id: randomUUID(), type: 'page', name } as const
    ids.push((await call(createContent, { body })).entry._id)
  }
  return ids
}
