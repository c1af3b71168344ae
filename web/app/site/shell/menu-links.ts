import type { Catalogue } from 'contract/content/catalogue'
import type { MenuEntry } from 'contract/content/menus'
import { matchPage } from '#app/framework/addresses/match-page'

type PlacedLink = { _key: string; label: string; place: string }

export function groupsUnder({ courses, place = '' }: MenuEntry, { groups }: Catalogue) {
  if (courses === 'none') return []
  const group = matchPage(place)?.parameters.courseType
  return groups.filter(({ slug }) => courses === 'all' || slug === group)
}

/** An entry that opens can't be followed, so its own page comes first, unless a course group links to it already. */
export function linksUnder({ label, place, courses, links }: MenuEntry): PlacedLink[] {
  return place && courses !== 'group' ? [{ _key: 'itself', label, place }, ...links] : links
}

export const opensSubmenu = (entry: MenuEntry, catalogue: Catalogue) =>
  entry.links.length > 0 || groupsUnder(entry, catalogue).length > 0

export const menuLinks = (
  menu: readonly MenuEntry[],
  catalogue: Catalogue,
): { label: string; place: string }[] =>
  menu
    .flatMap((entry) => [
      ...linksUnder(entry),
      ...groupsUnder(entry, catalogue).map(({ slug, title }) => ({
        label: title,
        place: `/courses/${slug}`,
      })),
    ])
    .filter(
      ({ place }, index, all) =>
        place !== '/' && all.findIndex((other) => other.place === place) === index,
    )
