import { courseGroupList } from 'college/course-list'
import type { MenuEntry } from 'contract/content/menus'
import { matchPage } from '#app/pages/match-page'

type PlacedLink = { _key: string; label: string; place: string }

/** The groups of courses that are listed under an entry of the menu. */
export function groupsUnder({ courses, place = '' }: MenuEntry) {
  if (courses === 'none') return []
  const group = matchPage(place)?.parameters.courseType
  return courseGroupList.filter(({ type }) => courses === 'all' || type === group)
}

/**
 * The links under an entry. One that opens cannot be followed itself: its own page is the first of them, but where a group
 * of courses has its name there.
 */
export function linksUnder({ label, place, courses, links }: MenuEntry): PlacedLink[] {
  return place && courses !== 'group' ? [{ _key: 'itself', label, place }, ...links] : links
}

/** Whether an entry opens something, or is a link. */
export const opens = (entry: MenuEntry) => entry.links.length > 0 || groupsUnder(entry).length > 0

/** Where the menu leads besides the first page, without what is opened by pressing. */
export const waysOn = (menu: readonly MenuEntry[]): { label: string; place: string }[] =>
  menu
    .flatMap((entry) => [
      ...linksUnder(entry),
      ...groupsUnder(entry).map(({ type, title }) => ({ label: title, place: `/courses/${type}` })),
    ])
    .filter(
      ({ place }, index, all) =>
        place !== '/' && all.findIndex((other) => other.place === place) === index,
    )
