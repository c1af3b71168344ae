import { type Catalogue, findCourse } from '../content/catalogue.ts'
import { programCode } from '../content/program-code.ts'

export type MessageTopic = {
  /** As in `/contact?about=b.c.a.`. */
  about: string
  title: string
  path: string
}

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

/** The shape only: the event may not exist. */
export function readEventId(about: string | undefined): string | undefined {
  return about && eventPattern.test(about) ? about.toLowerCase() : undefined
}

/** Canonical value for addresses; undefined if it can't be a topic. */
export function normalAbout(about: string): string | undefined {
  const code = programCode(about)
  return readEventId(about) ?? (/^[a-z\d]{1,80}$/.test(code) ? code : undefined)
}
