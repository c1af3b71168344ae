import type { ContentEntry } from 'contract/content/calls'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { contentTypes } from 'contract/content/types'
import { foldName } from 'contract/platform/fold-text'
import { records } from 'contract/records'
import { type FoundPageId, type ListPageId, pages } from '#app/framework/addresses/paths'

export type LinkPlace = { target: string; label: string }

const labels: Record<Exclude<FoundPageId, ListPageId>, string> = {
  home: 'Home',
  about: 'About',
  notices: 'Notices',
  subscriptions: 'Notices by email',
  team: 'Our Team',
  contact: 'Contact',
  disclosure: 'Public disclosure',
  privacy: 'Privacy',
  terms: 'Terms',
  login: 'Login',
  signup: 'Sign up',
  'forgot-password': 'Forgot password',
  account: 'My account',
  search: 'Search',
  verify: 'Check a certificate',
}
const isLabelled = (id: string): id is keyof typeof labels => id in labels

export const sitePlaces: readonly LinkPlace[] = pages.flatMap(({ id, path, showsAll }) => {
  if (showsAll) return [{ target: path, label: records[showsAll].noted.label }]
  return isLabelled(id) ? [{ target: path, label: labels[id] }] : []
})

/** By id, so links survive a change of address. */
const entryPlaces = (entries: readonly ContentEntry[]): LinkPlace[] =>
  entries
    .filter(({ type }) => !contentTypes[type].isSingle)
    .map(({ _id, title, isPublic }) => ({
      target: linkToEntry(_id),
      label: isPublic ? title : `${title} (not published)`,
    }))

/** Always includes the current target. */
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
