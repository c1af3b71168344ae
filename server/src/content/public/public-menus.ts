import type { TranslationCode } from 'college/languages'
import { type MenuEntry, type Menus, menus as menusType } from 'contract/content/menus'
import type { ContentTypeName } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readReachableTargets } from '../addresses/reachable-targets.ts'
import { readSingle } from './public-content.ts'

export const menuTargetsOf = (menus: Menus): string[] => [
  ...menus.menu.flatMap(({ place, links }) => [place ?? '', ...links.map((link) => link.place)]),
  ...[...menus.columns.flatMap(({ links }) => links), ...menus.topLinks, ...menus.quickLinks].map(
    ({ place }) => place,
  ),
  ...menus.lastLinks.map(({ place }) => place),
]

const isOfUse = ({ place, courses, links }: MenuEntry) =>
  Boolean(place) || courses !== 'none' || links.length > 0

/** Drops links that aren't public. `shows`: the types that the result depends on. */
export async function readMenus(
  db: DbOrTrx,
  now: Date,
  language?: TranslationCode,
): Promise<{ content: Menus; shows: ContentTypeName[] }> {
  const menus = await readSingle(db, 'menus', menusType.shown, now, language)
  const { leadsSomewhere, types } = await readReachableTargets(db, menuTargetsOf(menus), now)
  const isOpen = ({ place }: { place: string }) => leadsSomewhere(place)
  return {
    content: {
      ...menus,
      menu: menus.menu
        .map(({ place, links, ...entry }) => ({
          ...entry,
          ...(place && leadsSomewhere(place) && { place }),
          links: links.filter(isOpen),
        }))
        .filter(isOfUse),
      topLinks: menus.topLinks.filter(isOpen),
      quickLinks: menus.quickLinks.filter(isOpen),
      columns: menus.columns
        .map(({ links, ...column }) => ({ ...column, links: links.filter(isOpen) }))
        .filter(({ links }) => links.length > 0),
      lastLinks: menus.lastLinks.filter(isOpen),
    },
    shows: ['menus', ...types],
  }
}
