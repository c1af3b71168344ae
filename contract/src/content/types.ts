import { about } from './about.ts'
import { accountPages } from './account-pages.ts'
import { alert } from './alerts.ts'
import { campus } from './campus.ts'
import { contactPage } from './contact-page.ts'
import type { DeclaredContent, StoredContent } from './content-type.ts'
import { courseGroup } from './course-groups.ts'
import { coursePages } from './course-pages.ts'
import { course } from './courses.ts'
import type { ContentData } from './data.ts'
import { disclosureGroup } from './disclosure-groups.ts'
import { disclosureItem } from './disclosure-items.ts'
import { eventCategory } from './event-categories.ts'
import { eventPages } from './event-pages.ts'
import { eventSlides } from './event-slides.ts'
import { facts } from './facts.ts'
import { home } from './home.ts'
import { menus } from './menus.ts'
import { noticeCategory } from './notice-categories.ts'
import { notice } from './notices.ts'
import { numbers } from './numbers.ts'
import { page } from './page.ts'
import { privacy } from './privacy.ts'
import { slides } from './slides.ts'
import { teamPage } from './team-page.ts'
import { terms } from './terms.ts'

export const contentTypes = {
  facts,
  home,
  slides,
  campus,
  eventSlides,
  about,
  numbers,
  menus,
  coursePages,
  eventPages,
  teamPage,
  contactPage,
  accountPages,
  privacy,
  terms,
  page,
  courseGroup,
  course,
  noticeCategory,
  eventCategory,
  notice,
  alert,
  disclosureGroup,
  disclosureItem,
} as const satisfies Record<string, DeclaredContent>

export type ContentTypeName = keyof typeof contentTypes
export type ContentOf<Name extends ContentTypeName> = StoredContent<(typeof contentTypes)[Name]>

/** Translations of a type's entries are entries of their own, with a type of their own. */
export type TranslationTypeName = `${ContentTypeName}Translation`
export type EntryTypeName = ContentTypeName | TranslationTypeName

export const isTypeName = (name: string): name is ContentTypeName =>
  Object.hasOwn(contentTypes, name)
export const contentTypeNames = Object.keys(contentTypes).filter(isTypeName)

type NamesOf<IsSingle extends boolean> = {
  [Name in ContentTypeName]: (typeof contentTypes)[Name]['isSingle'] extends IsSingle ? Name : never
}[ContentTypeName]

export type SingletonName = NamesOf<true>
export type CollectionName = NamesOf<false>

export const isSingletonName = (name: EntryTypeName): name is SingletonName =>
  isTypeName(name) && contentTypes[name].isSingle
export const isCollectionName = (name: EntryTypeName): name is CollectionName =>
  isTypeName(name) && !contentTypes[name].isSingle

export type PagedName = {
  [Name in CollectionName]: true extends (typeof contentTypes)[Name]['isPaged'] ? Name : never
}[CollectionName]

export function isPaged(name: EntryTypeName): name is PagedName {
  if (!isTypeName(name)) return false
  const declared: DeclaredContent = contentTypes[name]
  return !declared.isSingle && declared.isPaged === true
}

export const singletonNames = contentTypeNames.filter(isSingletonName)
export const collectionNames = contentTypeNames.filter(isCollectionName)

/** Program code; empty: the whole college; undefined: the data doesn't say. */
export function departmentOf(name: EntryTypeName, data: ContentData): string | undefined {
  if (!isTypeName(name)) return undefined
  const declared: DeclaredContent = contentTypes[name]
  return declared.isSingle || !declared.department ? '' : declared.department(data)
}

export const publicUrlOf = (name: SingletonName) => `/api/content/${name}` as const

export const publicEntryUrlOf = (name: CollectionName, slug: string) =>
  `${contentTypes[name].url}/${slug}` as const

export const forEachContentType = <Value>(value: (name: ContentTypeName) => Value) =>
  // `fromEntries` loses the key types; they are `contentTypeNames`.
  Object.fromEntries(contentTypeNames.map((name) => [name, value(name)])) as Record<
    ContentTypeName,
    Value
  >
