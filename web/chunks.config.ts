import type { Rolldown } from 'vite'

/** What every page needs: in few files, because many small ones compress worse, and not in one, which takes long to run. */
const ofReact = /node_modules\/(react|react-dom|scheduler)\//
const ofRouterAndQueries = /node_modules\/(react-router|@tanstack\/[\w-]+)\//
/** Parts of the query library for lists that grow. */
const ofLongLists = /\/(useInfiniteQuery|infiniteQuery(Observer|Options))\.js$/
/** What most pages share besides. */
const ofManyPages =
  /\/(web\/app\/(lib|framework\/(addresses|router|delivery)|ui(?!\/((?!share|hero)\w+-pictures|slider|fields\/(?!field)))|data)|college(?!\/[\w-]*pictures))\/|contract\/src\/.*\?slim$/
/** What stands among the parts of all pages, but serves forms alone. */
const ofFormsAlone =
  /\/(password-strength|password-rule|visible-text|common-passwords|use-submit|upload|remembered-email)\.ts(\?slim)?$/
const ofSlides = /\/(slider\/[\w-]+|slides|use-(turns|swipe|held|reduced-motion))\.tsx?$/
/** Of all forms; what few have, such as a picture or a new password, stays with those. */
const ofForms =
  /node_modules\/react-hook-form\/|ui\/fields\/(?!field|plain|new-password|strength|twice-typed|picture|upload|change|honeypot)|\/use-submit\.ts$/
/** What stands around the forms of students before somebody turns to one. */
const aroundForms =
  /\/site\/accounts\/(account-page|script-note|login-methods|text-link|as-rejection|use-session-check)\.tsx?$|\/framework\/delivery\/(hydrate-on-interaction|form-not-loaded|restore-early-input)\.tsx?$|\/(remembered-email|upload|data\/password-reset)\.ts$/
/** The forms of students, but for the rules by which they are checked and the settings of an account. */
const ofAccounts =
  /\/site\/accounts\/(?!account-rules|settings)|\/data\/(password-reset|sign-up)\.ts$/
const ofNewAccounts =
  /\/fields\/(new-password|strength|twice-typed|picture|upload)|\/(common-passwords|password-strength|shrink-later)\.ts$|\/(password-rule|visible-text)\.ts\?slim$/
const ofEvents = /\/site\/events\/calendar\/|\/use-restored-state\.ts$/
const ofCourses = /\/site\/content\/courses\//
/** Notices and documents, as other pages show them, too. */
const ofNotices = /\/ui\/(notices\/|document-(rows|words)\.tsx$)/
/** What pages of one thing, or of somebody, share. A file of its own: it would come to courses with the parts of events, or the other way round. */
const ofOneThing =
  /\/(ui\/not-there\.tsx|lib\/(summary|experience-text)\.ts|designations\.ts\?slim)$/

export const islandGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: ofReact, priority: 2 },
  { name: 'shared', test: /\/(web\/app|contract\/src)\//, minShareCount: 2, priority: 1 },
]

const siteEntry = `${import.meta.dirname}/app/framework/entries/entry.site.tsx`

/** Whether the entry needs it before it runs, which is around every page. */
function isAroundPages(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (id === siteEntry) return true
  seen.add(id)
  const importers: readonly string[] = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => !seen.has(importer) && isAroundPages(importer, context, seen))
}

/** What of the site comes in one file; a page asks for few, each of which costs its headers. */
export const siteGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: ofReact, priority: 3 },
  {
    name: 'router',
    test: (id) => ofRouterAndQueries.test(id) && !ofLongLists.test(id),
    priority: 3,
  },
  {
    name: (id, context) => (isAroundPages(id, context) ? 'site' : null),
    test: (id) => !/\/node_modules\/|\.css$|\?slim$/.test(id),
    priority: 2,
  },
  {
    name: 'pages',
    test: (id) => ofManyPages.test(id) && !ofFormsAlone.test(id),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'around-forms', test: aroundForms, minShareCount: 2, priority: 1.5 },
  { name: 'slides', test: ofSlides, minShareCount: 2, priority: 1 },
  { name: 'forms', test: ofForms, minShareCount: 2, priority: 2 },
  { name: 'new-account', test: ofNewAccounts, minShareCount: 2, priority: 1 },
  { name: 'account', test: ofAccounts, minShareCount: 2, priority: 1 },
  { name: 'events', test: ofEvents, minShareCount: 2, priority: 1 },
  { name: 'of-one-thing', test: ofOneThing, priority: 2.5 },
  { name: 'courses', test: ofCourses, minShareCount: 2, priority: 1 },
  { name: 'notices', test: ofNotices, minShareCount: 2, priority: 1 },
]
