import type { CollectionName, ContentOf, SingletonName } from 'contract/content/types'
import { about } from './starting-content/about.ts'
import { accountPages } from './starting-content/account-pages.ts'
import { campus } from './starting-content/campus.ts'
import { contactPage } from './starting-content/contact-page.ts'
import { courseGroups } from './starting-content/course-groups.ts'
import { coursePages } from './starting-content/course-pages.ts'
import { courses } from './starting-content/courses.ts'
import { disclosureGroups } from './starting-content/disclosure-groups.ts'
import { disclosureItems } from './starting-content/disclosure-items.ts'
import { eventCategories } from './starting-content/event-categories.ts'
import { eventPages } from './starting-content/event-pages.ts'
import { eventSlides } from './starting-content/event-slides.ts'
import { facts } from './starting-content/facts.ts'
import { home } from './starting-content/home.ts'
import { menus } from './starting-content/menus.ts'
import { noticeCategories } from './starting-content/notice-categories.ts'
import { notices } from './starting-content/notices.ts'
import { numbers } from './starting-content/numbers.ts'
import { privacy } from './starting-content/privacy.ts'
import { slides } from './starting-content/slides.ts'
import { teamPage } from './starting-content/team-page.ts'
import { terms } from './starting-content/terms.ts'

/** Used until an editor changes it; then the database counts. */
export const startingContent = {
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
} satisfies {
  [Name in SingletonName]: ContentOf<Name>
}

export const startingEntries: { [Name in CollectionName]: readonly ContentOf<Name>[] } = {
  page: [],
  courseGroup: courseGroups,
  course: courses,
  noticeCategory: noticeCategories,
  eventCategory: eventCategories,
  notice: notices,
  alert: [],
  disclosureGroup: disclosureGroups,
  disclosureItem: disclosureItems,
}
