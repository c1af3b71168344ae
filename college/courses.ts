import type { CourseId } from './course-list.ts'
import type { CourseText } from './courses/course-text.ts'

/** Brings what the page of a course says. The texts are long, so a file is loaded only when it is asked for. */
export const loadCourseText: Record<CourseId, () => Promise<CourseText>> = {
  'b.a.': async () => (await import('./courses/arts.ts')).arts['b.a.'],
  'b.sc.': async () => (await import('./courses/science.ts')).science['b.sc.'],
  'm.a.': async () => (await import('./courses/arts.ts')).arts['m.a.'],
  'b.com.': async () => (await import('./courses/commerce.ts')).commerce['b.com.'],
  'm.com.': async () => (await import('./courses/commerce.ts')).commerce['m.com.'],
  'm.sc.': async () => (await import('./courses/science.ts')).science['m.sc.'],
  'b.b.a.': async () => (await import('./courses/management.ts')).management['b.b.a.'],
  'b.c.a.': async () => (await import('./courses/computing.ts')).computing['b.c.a.'],
  'b.ed.': async () => (await import('./courses/teaching.ts')).teaching['b.ed.'],
  'b.t.c.': async () => (await import('./courses/teaching.ts')).teaching['b.t.c.'],
  'b.a.l.l.b.': async () => (await import('./courses/law.ts')).law['b.a.l.l.b.'],
}
