import type { ContentEntry } from 'contract/content/calls'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { contentTypes } from 'contract/content/types'
import { foldName } from 'contract/platform/fold-text'
import { records } from 'contract/records'
import { type FoundPageId, type ListPageId, pages } from '#app/framework/addresses/paths'

/** Somewhere a link can lead on this site. */
export type LinkPlace = { target: string; label: string }

/** What the pages are called where a link is chosen; those of records are called as these are. */
const labels: Record<Exclude<FoundPageId, ListPageId>, string> = {
  home: 'Home',
  about: 'About',
  notices: 'Notices',
  subscriptions: 'Notices by mail',
  team: 'Our Team',
  contact: 'Contact',
  disclosure: 'Public disclosure',
  privacy: 'Privacy',
  terms: 'Terms',
  login: 'Login',
  signup: 'Sign up',
  'forgot-password': 'Forgotten password',
  account: 'My account',
  search: 'Search',
  verify: 'Check a certificate',
}
const isLabelled = (id: string): id is keyof typeof labels => id in labels

/** The pages that visitors find, which have one address whatever the database holds. */
export const sitePlaces: readonly LinkPlace[] = pages.flatMap(({ id, path, showsAll }) => {
  if (showsAll) return [{ target: path, label: records[showsAll].noted.label }]
  return isLabelled(id) ? [{ target: path, label: labels[id] }] : []
})

/** The entries that have a page of their own, by what survives that its address changes. */
const entryPlaces = (entries: readonly ContentEntry[]): LinkPlace[] =>
  entries
    .filter(({ type }) => !contentTypes[type].isSingle)
    .map(({ _id, title, isPublic }) => ({
      target: linkToEntry(_id),
      label: isPublic ? title : `${title} (not published)`,
    }))

/** Where a link can lead by the words that are typed: everywhere while there are none, and always where it leads now. */
export function placesFor(
  search: string,
  own: readonly ContentEntry[],
  entries: readonly ContentEntry[],
): LinkPlace[] {
  const words = foldName(search).split(/\s+/)
  const isFoundBy = ({ label }: LinkPlace) => words.every((word) => foldName(label).includes(word))
  const found = [...sitePlaces, ...entryPlaces(entries)].filter(isFoundBy)
  return [...new Map([...entryPlaces(own), ...found].map((one) => [one.target, one])).values()]
}
