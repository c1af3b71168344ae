import type { ContentTypeName } from 'contract/content/types'
import type { ContentItem } from '../model/entry.ts'

/** Visits aren't counted: what every page or the home page shows comes first, then what students look for. */
const prominence = {
  home: 0,
  facts: 1,
  menus: 2,
  slides: 3,
  alert: 4,
  numbers: 5,
  campus: 6,
  courseGroup: 7,
  course: 8,
  coursePages: 9,
  noticeCategory: 10,
  notice: 11,
  about: 12,
  contactPage: 13,
  page: 14,
  eventPages: 15,
  eventCategory: 16,
  eventSlides: 17,
  teamPage: 18,
  accountPages: 19,
  disclosureGroup: 20,
  disclosureItem: 21,
  privacy: 22,
  terms: 23,
} as const satisfies Record<ContentTypeName, number>

type Placed = {
  type: ContentTypeName
  source: Pick<ContentItem, '_id' | 'position' | 'firstPublicAt'>
}

/** Not `localeCompare`, which is slow for thousands. */
const newestFirst = (one: Placed['source'], other: Placed['source']): number =>
  `${one.firstPublicAt ?? ''}${one._id}` < `${other.firstPublicAt ?? ''}${other._id}` ? 1 : -1

/** Within a type, in the order of the site; notices have none and start with the newest. */
export const mostVisibleFirst = (one: Placed, other: Placed): number =>
  prominence[one.type] - prominence[other.type] ||
  one.source.position - other.source.position ||
  newestFirst(one.source, other.source)
