import type { ContentEntry } from 'contract/content/calls'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { isCollectionName } from 'contract/content/types'
import { foldName } from 'contract/platform/fold-text'
import { records } from 'contract/records'
import { type ListPageId, pages, type SearchablePageId } from '#app/framework/addresses/paths'
import { textHere } from '#app/lib/languages/page-language'

export type LinkOption = { target: string; label: string }

const labels: Record<Exclude<SearchablePageId, ListPageId>, string> = {
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

export const siteLinkOptions: readonly LinkOption[] = pages.flatMap(({ id, path, showsAll }) => {
  if (showsAll) return [{ target: path, label: records[showsAll].naming.label }]
  return isLabelled(id) ? [{ target: path, label: labels[id] }] : []
})

/** By id, so links survive a change of address. */
const entryLinkOptions = (entries: readonly ContentEntry[]): LinkOption[] =>
  entries
    .filter(({ type }) => isCollectionName(type))
    .map(({ _id, title, isPublic }) => ({
      target: linkToEntry(_id),
      label: isPublic ? title : `${title} (not published)`,
    }))

/** Always includes the current target. */
export function linkOptionsFor(
  search: string,
  own: readonly ContentEntry[],
  entries: readonly ContentEntry[],
): LinkOption[] {
  const words = foldName(search).split(/\s+/)
  const matchesSearch = ({ label }: LinkOption) =>
    words.every((word) => foldName(`${label} ${textHere(label)}`).includes(word))
  const results = [...siteLinkOptions, ...entryLinkOptions(entries)].filter(matchesSearch)
  return [
    ...new Map([...entryLinkOptions(own), ...results].map((one) => [one.target, one])).values(),
  ]
}
