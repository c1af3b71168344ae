import { setTimeout as sleep } from 'node:timers/promises'
import {
  collectionNames,
  contentTypes,
  publicEntryUrlOf,
  publicUrlOf,
  singletonNames,
} from 'contract/content/types'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Changes } from '../../platform/db/changes.ts'

const listOfSlugs = z.array(z.object({ slug: z.string() }))
/** Only the first page of notices; disclosure items have no responses of their own. */
const listed = z.union([
  listOfSlugs,
  z.pipe(
    z.object({ groups: z.unknown() }),
    z.transform(() => []),
  ),
  z.pipe(
    z.object({ notices: listOfSlugs }),
    z.transform(({ notices }) => notices),
  ),
])

const pollMilliseconds = 50
const longestMilliseconds = 10_000

/** After a start, fills the cache once, so that there is a copy if the database fails before a page's first visitor. */
export async function warmContent(
  app: FastifyInstance,
  { changes }: { changes: Changes },
): Promise<void> {
  for (let waited = 0; waited < longestMilliseconds && !changes.versions(); ) {
    await sleep(pollMilliseconds, undefined, { ref: false })
    waited += pollMilliseconds
  }
  for (const name of singletonNames) await app.inject({ url: publicUrlOf(name) })
  for (const name of collectionNames) {
    const { statusCode, body } = await app.inject({ url: contentTypes[name].url })
    const entries = statusCode === 200 ? z.parse(listed, JSON.parse(body)) : []
    for (const { slug } of entries) await app.inject({ url: publicEntryUrlOf(name, slug) })
  }
}
