import type { PictureKey } from './pictures.ts'

/** Pictures of events belong to those, and the one for link previews stands on no page. */
type CoursePictureKey = Exclude<PictureKey, `event-${string}` | 'og-default'>

const ofCourses: Record<string, CoursePictureKey> = {
  'b.a.': 'course-ba',
  'b.sc.': 'course-bsc',
  'm.a.': 'course-ma',
  'b.com.': 'course-bcom',
  'm.com.': 'course-mcom',
  'm.sc.': 'course-msc',
  'b.b.a.': 'course-bba',
  'b.c.a.': 'course-bca',
  'b.ed.': 'course-bed',
  'b.t.c.': 'course-btc',
  'b.a.l.l.b.': 'course-law',
}

const ofGroups: Record<string, CoursePictureKey> = {
  other: 'group-other',
  professional: 'group-professional',
  law: 'group-law',
}

/** The picture of a group of courses, by its slug. */
export const pictureOfGroup = (slug: string): CoursePictureKey => ofGroups[slug] ?? 'group-other'

/** The picture of a course; of one that has none, that of its group. */
export const pictureOfCourse = ({ slug, group }: { slug: string; group: string }) =>
  ofCourses[slug] ?? pictureOfGroup(group)

/** Pictures that the page of a course shows one after the other, by its slug. */
export const galleries: Readonly<Record<string, readonly CoursePictureKey[]>> = {
  'b.a.l.l.b.': ['law-gallery-1', 'law-gallery-2', 'law-gallery-3', 'law-gallery-4'],
}
