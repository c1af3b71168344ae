import { type Catalogue, findCourse } from '../content/catalogue.ts'
import { programCode } from '../content/program-code.ts'

/** What a message to the office can be about. */
export type MessageTopic = {
  /** Names it in addresses and forms: `/contact?about=b.c.a.`. */
  about: string
  title: string
  /** The path of its page. */
  path: string
}

/** The course, in any spelling, or the group of courses that a text names. */
export function findMessageTopic(
  catalogue: Catalogue,
  about: string | undefined,
): MessageTopic | undefined {
  const course = findCourse(catalogue, about)
  if (course) {
    const { slug, title, fullTitle } = course
    return { about: slug, title: `${title}: ${fullTitle}`, path: `/course/${slug}` }
  }
  const group = catalogue.groups.find(({ slug }) => programCode(slug) === programCode(about ?? ''))
  return group && { about: group.slug, title: group.title, path: `/courses/${group.slug}` }
}

const eventPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id of an event, if the text can be one; whether there is such an event is for the events to say. */
export function readEventId(about: string | undefined): string | undefined {
  return about && eventPattern.test(about) ? about.toLowerCase() : undefined
}

/** The one spelling of what a message is about, in an address; undefined when it can be nothing. */
export function normalAbout(about: string): string | undefined {
  const code = programCode(about)
  return readEventId(about) ?? (/^[a-z\d]{1,80}$/.test(code) ? code : undefined)
}
