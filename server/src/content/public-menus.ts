import { type MenuEntry, type Menus, menus as menusType } from 'contract/content/menus'
import {
  type CollectionName,
  type ContentTypeName,
  collectionNames,
  contentTypes,
} from 'contract/content/types'
import { programCode } from 'contract/program-code'
import type { Reading } from './entry.ts'
import { publicAt } from './public-at.ts'
import { readSingle } from './public-content.ts'
import { bareSlug } from './public-entries.ts'

type Address = { type: CollectionName; slug: string }

/** The entry that a place of this site is the page of, if it is one's. */
function addressAt(place: string): Address | undefined {
  const path = place.replace(/[?#].*/, '').toLowerCase()
  for (const type of collectionNames) {
    const folder = contentTypes[type].page('')
    const slug = path.startsWith(folder) ? path.slice(folder.length) : ''
    if (slug !== '' && !slug.includes('/')) return { type, slug }
  }
  return undefined
}

const keyOf = ({ type, slug }: Address) => `${type} ${programCode(slug)}`

/** Which of these addresses lead visitors somewhere at a moment, directly or from an earlier one. */
async function publicAddresses(
  db: Reading,
  addresses: readonly Address[],
  moment: Date,
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const codes = addresses.map(({ slug }) => programCode(slug))
  const found = await db
    .selectFrom('contentAddresses')
    .innerJoin('contentItems', 'contentItems._id', 'contentAddresses.itemId')
    .select(['contentAddresses.type', 'contentAddresses.slug'])
    .where(bareSlug, 'in', codes)
    .where('since', '<=', moment.toISOString())
    .where(publicAt(moment), 'is not', null)
    .execute()
  return new Set(found.map(keyOf))
}

const placesOf = ({ menu, columns, lastLinks }: Menus): string[] => [
  ...menu.flatMap(({ place, links }) => [place ?? '', ...links.map((link) => link.place)]),
  ...columns.flatMap(({ links }) => links.map(({ place }) => place)),
  ...lastLinks.map(({ place }) => place),
]

const isOfUse = ({ place, courses, links }: MenuEntry) =>
  Boolean(place) || courses !== 'none' || links.length > 0

/** What visitors get of the menus at a moment: no link to what is not public. `shows` are the types that decide it. */
export async function readMenus(
  db: Reading,
  moment: Date,
): Promise<{ menus: Menus; shows: ContentTypeName[] }> {
  const menus = await readSingle(db, 'menus', menusType.shown, moment)
  const addresses = placesOf(menus).flatMap((place) => addressAt(place) ?? [])
  const known = await publicAddresses(db, addresses, moment)
  const isOpen = ({ place }: { place?: string | undefined }) => {
    const address = place && addressAt(place)
    return !address || known.has(keyOf(address))
  }
  return {
    menus: {
      ...menus,
      menu: menus.menu
        .map(({ place, links, ...entry }) => ({
          ...entry,
          ...(place && isOpen({ place }) && { place }),
          links: links.filter(isOpen),
        }))
        .filter(isOfUse),
      columns: menus.columns
        .map(({ links, ...column }) => ({ ...column, links: links.filter(isOpen) }))
        .filter(({ links }) => links.length > 0),
      lastLinks: menus.lastLinks.filter(isOpen),
    },
    shows: ['menus', ...new Set(addresses.map(({ type }) => type))],
  }
}
