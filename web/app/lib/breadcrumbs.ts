import { pathOf } from '#app/framework/addresses/path-of'
import type { JsonObject } from './json'

export type Crumb = {
  name: string
  path: string
}

const home: Crumb = { name: 'Home', path: pathOf('home') }

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
