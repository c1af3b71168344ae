import { about } from './about.ts'
import type { Content, DeclaredContent } from './content-type.ts'
import { facts } from './facts.ts'
import { home } from './home.ts'
import { numbers } from './numbers.ts'

/** Everything that the college writes itself, by the name under which it is stored. */
export const contentTypes = { facts, home, about, numbers } as const satisfies Record<
  string,
  DeclaredContent
>

export type ContentTypeName = keyof typeof contentTypes
export type ContentOf<Name extends ContentTypeName> = Content<(typeof contentTypes)[Name]>

const isTypeName = (name: string): name is ContentTypeName => name in contentTypes
export const contentTypeNames = Object.keys(contentTypes).filter(isTypeName)

/** Where visitors read the only entry of a type. */
export const publicUrlOf = (name: ContentTypeName) => `/api/content/${name}` as const

/** The same for each type. */
export const forEachContentType = <Value>(value: (name: ContentTypeName) => Value) =>
  // `fromEntries` forgets which names there are: they are those of the types.
  Object.fromEntries(contentTypeNames.map((name) => [name, value(name)])) as Record<
    ContentTypeName,
    Value
  >
