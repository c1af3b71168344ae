import { publicAt } from '../src/content/model/public-at.ts'
import type { Db } from '../src/platform/db/open.ts'

/** Slugs of the public pages in order; after an arrow the current one. */
export async function publicPages(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'contentRevisions.slug'])
    .where('type', '=', 'page')
    .orderBy('position')
    .orderBy('contentItems._id')
    .execute()
  const old = await db
    .selectFrom('contentAddresses')
    .select(['slug', 'itemId'])
    .where('since', '<=', now.toISOString())
    .orderBy('since', 'desc')
    .execute()
  const live = rows.map(({ slug }) => slug)
  const led = [...new Set(old.map(({ slug }) => slug))]
    .filter((slug) => !live.includes(slug))
    .flatMap((slug) => {
      const items = old.filter((one) => one.slug === slug).map(({ itemId }) => itemId)
      const item = items.find((_id) => rows.some((row) => row._id === _id))
      return item ? [`${slug} → ${rows.find(({ _id }) => _id === item)?.slug}`] : []
    })
  return [...live, ...led.toSorted()]
}
