import type { DeclaredContent } from 'contract/content/content-type'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { pageTitles } from 'contract/search/search'
import { hasStoredItem } from '../../content/disclosure/has-stored-item.ts'
import type { Named, SearchedContent } from './content-source.ts'

type LeftOut = { leftOut: string }

const aroundOthers = {
  leftOut: 'its texts surround other content, which has results of its own',
}

const courseHeadings: readonly (keyof typeof contentTypes.course.fields)[] = [
  'duration',
  'eligibility',
  'affiliation',
  'seats',
  'steps',
  'papers',
  'dates',
  'fees',
  'intakes',
  'syllabus',
  'prospectus',
  'subjects',
  'careerProspects',
  'facilities',
]

export const searchedContent: Record<ContentTypeName, SearchedContent | LeftOut> = {
  course: {
    kind: 'course',
    title: { fields: ['title', 'fullTitle'] },
    labels: courseHeadings,
  },
  courseGroup: { kind: 'page', title: { fields: ['title'] } },
  page: { kind: 'page', title: { fields: ['title'] } },
  notice: {
    kind: 'notice',
    title: { fields: ['title'] },
    datedBy: 'date',
    validUntil: 'validUntil',
    category: 'category',
  },
  noticeCategory: { leftOut: 'the name of a category finds its notices' },
  eventCategory: { leftOut: 'the name of a category finds its events' },
  alert: { leftOut: 'every page shows it while it is public' },
  disclosureGroup: { leftOut: 'its items have results of their own' },
  disclosureItem: { kind: 'page', title: { fields: ['title'] }, isShown: hasStoredItem },
  about: { kind: 'page', title: { words: pageTitles.about } },
  facts: { kind: 'page', title: { words: pageTitles.facts } },
  campus: { kind: 'page', title: { words: pageTitles.campus }, path: '/#facilities' },
  teamPage: { kind: 'page', title: { fields: ['title'] } },
  privacy: { kind: 'page', title: { words: pageTitles.privacy } },
  terms: { kind: 'page', title: { words: pageTitles.terms } },
  eventPages: { kind: 'page', title: { words: pageTitles.events } },
  contactPage: { leftOut: 'the facts of the college lead to its page' },
  home: aroundOthers,
  slides: aroundOthers,
  eventSlides: aroundOthers,
  coursePages: aroundOthers,
  accountPages: aroundOthers,
  menus: aroundOthers,
  numbers: aroundOthers,
}

/** Also for types that search leaves out. */
export function namedContent(type: ContentTypeName): Named {
  const how = searchedContent[type]
  if (!('leftOut' in how)) return how
  const declared: DeclaredContent = contentTypes[type]
  const title = declared.isSingle ? { words: declared.one } : { fields: [declared.nameField] }
  return { title }
}
