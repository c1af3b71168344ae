import { programCode } from 'contract/content/program-code'
import {
  type CollectionName,
  collectionNames,
  contentTypes,
  type EntryTypeName,
} from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'
import { bareSlug } from './addresses.ts'

type Address = { type: CollectionName; slug: string }
type Named = { type: EntryTypeName; slug: string }

function addressAt(place: string): Address | undefined {
  const path = place.replace(/[?#].*/, '').toLowerCase()
  for (const type of collectionNames) {
    const folder = contentTypes[type].page('')
    const slug = path.startsWith(folder) ? path.slice(folder.length) : ''
    if (slug !== '' && !slug.includes('/')) return { type, slug }
  }
  return undefined
}

const keyOf = ({ type, slug }: Named) => `${type} ${programCode(slug)}`

/** Includes previous addresses. */
async function publicAddresses(
  db: DbOrTrx,
  addresses: readonly Address[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const codes = addresses.map(({ slug }) => programCode(slug))
  const stored = await db
    .selectFrom('contentAddresses')
    .innerJoin('contentItems', 'contentItems._id', 'contentAddresses.itemId')
    .select(['contentAddresses.type', 'contentAddresses.slug'])
    .where(bareSlug, 'in', codes)
    .where('since', '<=', now.toISOString())
    .where(publicAt(now), 'is not', null)
    .execute()
  // A scheduled publication may not have been applied yet.
  const present = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems.type', 'contentRevisions.slug'])
    .where('contentItems.publishAt', '<=', now.toISOString())
    .execute()
  return new Set([...stored, ...present].map(keyOf))
}

/** `types`: the content types that the result depends on. */
export async function readReachableTargets(db: DbOrTrx, places: readonly string[], now: Date) {
  const addresses = places.flatMap((place) => addressAt(place) ?? [])
  const known = await publicAddresses(db, addresses, now)
  return {
    leadsSomewhere: (place: string): boolean => {
      const address = addressAt(place)
      return !address || known.has(keyOf(address))
    },
    types: [...new Set(addresses.map(({ type }) => type))],
  }
}
