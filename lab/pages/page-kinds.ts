import { inLanguage } from 'web/app/framework/addresses/language-prefix.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import {
  type PageId,
  type PlainPageId,
  pages,
  type RecordPageId,
} from 'web/app/framework/addresses/paths.ts'

/** The longest of each kind in the sample data; links that nobody has, where the page depends on a secret. */
const samples: Record<Exclude<PageId, PlainPageId | RecordPageId>, string> = {
  'course-group': pathOf('course-group', { courseType: 'professional' }),
  course: pathOf('course', { courseId: 'b.a.l.l.b.' }),
  'events-month': pathOf('events-month', { month: new Date().toISOString().slice(0, 7) }),
  member: pathOf('member', { name: 'sowmya-narasimhan' }),
  notice: pathOf('notice', { slug: 'bsc-practical-groups' }),
  page: pathOf('page', { slug: 'what-the-signboards-say' }),
  subscription: pathOf('subscription', { token: 'a-token' }),
  registration: pathOf('registration', { token: 'a-token' }),
  certificate: pathOf('certificate', { code: '0000-0000-0000-0000' }),
  'reset-password': pathOf('reset-password', { token: 'a-token' }),
}

const inHindi: readonly string[] = [
  ...[pathOf('home'), pathOf('events'), pathOf('contact'), pathOf('login')],
  ...[samples.course, samples.notice],
].map((path) => inLanguage('hi', path))

/** A page of each kind on the site, and some of them in Hindi. */
export function pageOfEachKind(openEvent: string): string[] {
  const sampleOf: Partial<Record<PageId, string>> = { ...samples, event: openEvent }
  const ofSite = pages.filter(({ frame }) => frame === 'site')
  return [...ofSite.map(({ id, path }) => sampleOf[id] ?? path), ...inHindi]
}
