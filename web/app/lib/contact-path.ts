import { pathOf } from '#app/framework/addresses/path-of'

/** The address of the form that writes to the office, about a course, a group of courses or an event if one is given. */
export function contactPath(about?: string): string {
  const query = about ? `?about=${encodeURIComponent(about)}` : ''
  return `${pathOf('contact')}${query}#message`
}
