import { hindiOfCollege } from './hindi.ts'
import { aboutInHindi } from './starting-content/hindi/about.ts'
import { allCoursesInHindi } from './starting-content/hindi/all-courses.ts'
import { complaintsInHindi } from './starting-content/hindi/disclosure/complaints.ts'
import { disclosureItemsInHindi } from './starting-content/hindi/disclosure/items.ts'
import { eventsInHindi } from './starting-content/hindi/events.ts'
import { furtherEventsInHindi } from './starting-content/hindi/further-events.ts'
import { homeInHindi } from './starting-content/hindi/home.ts'
import { noticesInHindi } from './starting-content/hindi/notices.ts'
import { admissionPagesInHindi } from './starting-content/hindi/pages/admission.ts'
import { campusPagesInHindi } from './starting-content/hindi/pages/campus.ts'
import { studyingPagesInHindi } from './starting-content/hindi/pages/studying.ts'
import { peopleInHindi } from './starting-content/hindi/people.ts'
import { privacyInHindi } from './starting-content/hindi/privacy.ts'
import { teachersInHindi } from './starting-content/hindi/teachers.ts'
import { termsInHindi } from './starting-content/hindi/terms.ts'

const texts = new Map(
  [
    ...[hindiOfCollege, homeInHindi, aboutInHindi, noticesInHindi],
    ...[eventsInHindi, furtherEventsInHindi, peopleInHindi, teachersInHindi],
    ...allCoursesInHindi,
    ...[admissionPagesInHindi, studyingPagesInHindi, campusPagesInHindi],
    ...[privacyInHindi, termsInHindi, disclosureItemsInHindi, complaintsInHindi],
  ].flatMap(Object.entries<string>),
)

const months = {
  January: 'जनवरी',
  February: 'फ़रवरी',
  March: 'मार्च',
  April: 'अप्रैल',
  May: 'मई',
  June: 'जून',
  July: 'जुलाई',
  August: 'अगस्त',
  September: 'सितंबर',
  October: 'अक्टूबर',
  November: 'नवंबर',
  December: 'दिसंबर',
}
const isMonth = (name: string): name is keyof typeof months => name in months

/** `December 5, 2026`, `2026–27` and `2026`. */
const moving = new RegExp(
  String.raw`(${Object.keys(months).join('|')}) (\d{1,2}), (\d{4})|\d{4}\u2013\d{2}|\b20\d{2}\b`,
  'g',
)

const dateInHindi = (date: string): string =>
  date.replace(moving, (whole, month: string | undefined, day: string, year: string) =>
    month && isMonth(month) ? `${day} ${months[month]} ${year}` : whole,
  )

/** The Hindi of a text that the site starts with; undefined if it has none. */
export function startingHindi(english: string): string | undefined {
  const dates = english.match(moving) ?? []
  const translation =
    texts.get(english.trim()) ?? texts.get(english.trim().replace(moving, '[date]'))
  return translation?.replace(/\$(\d)/g, (_, place) => dateInHindi(dates[Number(place) - 1] ?? ''))
}
