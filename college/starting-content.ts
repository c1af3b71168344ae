import type { CollectionName, ContentOf, SingletonName } from 'contract/content/types'
import { startingAbout } from './starting-content/about.ts'
import { startingAccountPages } from './starting-content/account-pages.ts'
import { startingCampus } from './starting-content/campus.ts'
import { startingContactPage } from './starting-content/contact-page.ts'
import { courseGroups } from './starting-content/course-groups.ts'
import { startingCoursePages } from './starting-content/course-pages.ts'
import { courses } from './starting-content/courses.ts'
import { disclosureGroups } from './starting-content/disclosure-groups.ts'
import { disclosureItems } from './starting-content/disclosure-items.ts'
import { eventCategories } from './starting-content/event-categories.ts'
import { startingEventPages } from './starting-content/event-pages.ts'
import { startingEventSlides } from './starting-content/event-slides.ts'
import { startingFacts } from './starting-content/facts.ts'
import { startingHome } from './starting-content/home.ts'
import { startingMenus } from './starting-content/menus.ts'
import { noticeCategories } from './starting-content/notice-categories.ts'
import { notices } from './starting-content/notices.ts'
import { startingNumbers } from './starting-content/numbers.ts'
import { collegePages } from './starting-content/pages.ts'
import { startingPrivacy } from './starting-content/privacy.ts'
import { startingSlides } from './starting-content/slides.ts'
import { startingTeamPage } from './starting-content/team-page.ts'
import { startingTerms } from './starting-content/terms.ts'

/** Used until an editor changes it; then the database counts. */
export const startingContent = {
  facts: startingFacts,
  home: startingHome,
  slides: startingSlides,
  campus: startingCampus,
  eventSlides: startingEventSlides,
  about: startingAbout,
  numbers: startingNumbers,
  menus: startingMenus,
  coursePages: startingCoursePages,
  eventPages: startingEventPages,
  teamPage: startingTeamPage,
  contactPage: startingContactPage,
  accountPages: startingAccountPages,
  privacy: startingPrivacy,
  terms: startingTerms,
} satisfies {
  [Name in SingletonName]: ContentOf<Name>
}

export const startingEntries: { [Name in CollectionName]: readonly ContentOf<Name>[] } = {
  page: collegePages,
  courseGroup: courseGroups,
  course: courses,
  noticeCategory: noticeCategories,
  eventCategory: eventCategories,
  notice: notices,
  alert: [],
  disclosureGroup: disclosureGroups,
  disclosureItem: disclosureItems,
}
