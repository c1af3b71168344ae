import { pathOf } from '#app/framework/addresses/path-of'
import type { JsonObject } from './json'

/** A page on the way to a page. */
export type Crumb = {
  name: string
  /** Address on this site: `/events`. */
  path: string
}

const home: Crumb = { name: 'Home', path: pathOf('home') }

/** The way from the home page to a page, in the words of schema.org. `crumbs` are what comes after Home, the page itself last. */
export function breadcrumbData(publicUrl: string, crumbs: readonly Crumb[]): JsonObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  }
}
