import type { PictureKey } from '../pictures.ts'

/** Pictures of events belong to those, and the one for link previews stands on no page. */
type CoursePictureKey = Exclude<PictureKey, `event-${string}` | 'og-default'>

/** A paragraph with a name: a kind of work, a room, a year. */
export type Topic = { name: string; text: string }

/** What the page of a course says. */
export type CourseText = {
  /** For people: `3 years (6 semesters)`. */
  duration: string
  eligibility: string
  /** One or two sentences, for cards and search engines; at most 155 characters. */
  summary: string
  /** Paragraphs. */
  description: readonly string[]
  /** Key subjects, the most telling first. */
  subjects: readonly string[]
  /** What one learns year by year. */
  years: readonly Topic[]
  careerProspects: readonly Topic[]
  facilities: readonly Topic[]
  picture: CoursePictureKey
  /** Pictures that the page shows one after the other. */
  gallery?: readonly CoursePictureKey[]
}

/** What the page of a group of courses says. */
export type CourseGroupText = {
  /** One or two sentences, for search engines; at most 155 characters. */
  summary: string
  /** Paragraphs. */
  description: readonly string[]
  facilities: readonly Topic[]
  picture: CoursePictureKey
}
