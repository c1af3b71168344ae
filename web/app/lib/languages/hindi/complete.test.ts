import { sitePages } from 'contract/platform/site-pages'
import { pageTitles } from 'contract/search/search'
import { expect, test } from 'vitest'
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
    'CollegeOrUniversity,EmployeeRole,Person,Place,PostalAddress,VirtualLocation,ContactPoint',
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
    'Fees by year of study…',
  ].flatMap((line) => line.split(',')),
)
const parts = [
  'Error fetching user after signup: …',
  '…: …, signed in …',
  '…,…,with a passkey',
  'Hello …, I have a question about ….',
  'Hello …, I have a question about … at ….',
]

const root = '../../../'
const sources = import.meta.glob<string>('../../../**/*.{ts,tsx}', {
  eager: true,
  import: 'default',
  query: '?raw',
})
const hindi = createTranslator(wordsInHindi)

const imported = /(?:import|export)\s+(?!type )[^'"]*?from '([^']+)'|import\('([^']+)'\)/g

function fileOf(from: string, specifier: string): string | undefined {
  const place = specifier.startsWith('#app/')
    ? specifier.replace('#app/', root)
    : specifier.startsWith('.')
      ? new URL(specifier, `http://x/a/b/c/${from.replaceAll('../', '')}`).pathname.replace(
          '/a/b/c/',
          root,
        )
      : undefined
  return place && ['', '.ts', '.tsx'].map((end) => place + end).find((path) => path in sources)
}

/** All that pages of the site are made of. */
function filesOfSite(): string[] {
  const isStart = (path: string) =>
    /\/routes\/(?!admin)[^/]*\.tsx$|\/framework\/(entries\/render-site|router\/missing-screens)\.tsx$/.test(
      path,
    )
  const waiting = Object.keys(sources).filter((path) => isStart(path) && !path.includes('.test.'))
  const seen = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || path.includes('/panel/') || path.includes('.test.')) continue
    seen.add(path)
    for (const [, one, other] of sources[path]?.matchAll(imported) ?? [])
      waiting.push(...[fileOf(path, one ?? other ?? '')].filter((file) => file !== undefined))
  }
  return [...seen]
}

test('every text of the public pages is in Hindi', () => {
  const files = filesOfSite()
  const shown = files.map((path) => [path, textsOfSource(path, sources[path] ?? '')] as const)
  const missing = shown.flatMap(([path, found]) =>
    found
      .filter((text) => !notShown.has(String(text)) && !parts.includes(String(text)))
      .filter((text) => !isTranslated(hindi, text))
      .map((text) => [path.replace(root, ''), text]),
  )

  expect(missing).toEqual([])
  expect(shown.flatMap(([, found]) => found).length).toBeGreaterThan(700)
})

test('the titles and descriptions that search shows are in Hindi', () => {
  const described = Object.values(sitePages).flatMap(({ title, about }) => [title, about])
  const all = [...described, ...Object.values(pageTitles)]
  expect(all.filter((text) => !isTranslated(hindi, text))).toEqual([])
})
