import { sitePages } from 'contract/platform/site-pages'
import { pageTitles } from 'contract/search/search'
import { expect, test } from 'vitest'
import { filesOfApp } from '#test/files-of-app'
import { isTranslated } from '#test/is-translated'
import { textsOfSource } from '#test/texts-of-source'
import { createTranslator } from '../translator'
import { wordsInHindi } from './words'

/** Not shown to anybody, or the same in all languages. */
const notShown = new Set(
  [
    // In lists of links, and messages that visitors send.
    'Google,Outlook,Apple,XXXX-XXXX-XXXX-XXXX,noopener noreferrer,lazy',
    'opened here,member page,Nobody is signed in,Error fetching current user',
    // https://schema.org
    'BreadcrumbList,CollegeOrUniversity,EmployeeRole,Person,Place,PostalAddress,VirtualLocation,ContactPoint',
    'WebPage,NewsArticle,ItemList,ListItem,Offer,Paid,Free,CourseInstance',
    'EventCancelled,EventPostponed,EventRescheduled,EventMovedOnline',
    'MixedEventAttendanceMode,OnlineEventAttendanceMode',
    // Names of states.
    'asked postponed,registered postponed,waiting postponed,offered postponed',
    'asked cancelled,registered cancelled,waiting cancelled,offered cancelled',
    'asked over,registered over,waiting over,not checked in',
    // Beginnings and ends of texts, which are translated as wholes.
    'Required by,Recommended by,item published,items published',
    'No … events to display.,… Events,Page Not Found | …,You’re already signed in….',
    'Fees by year of study…,last used …,not used yet',
    // Thrown to stop a call, and a file format.
    'The call was cancelled,AbortError,WebP',
  ].flatMap((line) => line.split(',')),
)
const parts = [
  'Error fetching user after signup: …',
  '…: …, signed in …',
  '…,…,with a passkey',
  'Added …, ……',
  'Hello …, I have a question about ….',
  'Hello …, I have a question about … at ….',
]

const hindi = createTranslator(wordsInHindi)

const start =
  /\/routes\/(?!admin)[^/]*\.tsx$|\/framework\/(entries\/render-site|router\/missing-screens)\.tsx$/

test('every text of the public pages is in Hindi', () => {
  const files = filesOfApp(start, /\/panel\//)
  const shown = files.map(([path, source]) => [path, textsOfSource(path, source)] as const)
  const missing = shown.flatMap(([path, found]) =>
    found
      .filter((text) => !notShown.has(String(text)) && !parts.includes(String(text)))
      .filter((text) => !isTranslated(hindi, text))
      .map((text) => [path, text]),
  )

  expect(missing).toEqual([])
  expect(shown.flatMap(([, found]) => found).length).toBeGreaterThan(700)
})

test('the titles and descriptions that search shows are in Hindi', () => {
  const described = Object.values(sitePages).flatMap(({ title, about }) => [title, about])
  const all = [...described, ...Object.values(pageTitles)]
  expect(all.filter((text) => !isTranslated(hindi, text))).toEqual([])
})
