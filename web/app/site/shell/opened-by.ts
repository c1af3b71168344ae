import type { Catalogue } from 'contract/content/catalogue'
import type { MenuEntry } from 'contract/content/menus'
import { matchPage } from '#app/framework/addresses/match-page'

type PlacedLink = { _key: string; label: string; place: string }

/** The groups of courses that are listed under an entry of the menu. */
export function groupsUnder({ courses, place = '' }: MenuEntry, { groups }: Catalogue) {
  if (courses === 'none') return []
  const group = matchPage(place)?.parameters.courseType
  return groups.filter(({ slug }) => courses === 'all' || slug === group)
}

/**
 * The links under an entry. One that opens cannot be followed itself: its own page is the first of them, but where a group
 * of courses has its name there.
 */
export function linksUnder({ label, place, courses, links }: MenuEntry): PlacedLink[] {
  return place && courses !== 'group' ? [{ _key: 'itself', label, place }, ...links] : links
}

/** Whether an entry opens something, or is a link. */
export const opens = (entry: MenuEntry, catalogue: Catalogue) =>
  entry.links.length > 0 || groupsUnder(entry, catalogue).length > 0

/** Where the menu leads besides the first page, without what is opened by pressing. */
export const waysOn = (
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
