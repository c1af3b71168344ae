import { pathOf } from '#app/framework/addresses/path-of'

export function contactPath(about?: string): string {
  const query = about ? `?about=${encodeURIComponent(about)}` : ''
  return `${pathOf('contact')}${query}#message`
}
