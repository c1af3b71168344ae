import { type ComponentType, createContext, type ReactElement, use } from 'react'

/** What survives the way through an attribute of the document. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

/**
 * `interaction`: when somebody points at it, clicks it or focuses it. `signed-in`: once the page has loaded, unless the server
 * said that the visitor has no session. `load`: once the page has loaded; for pages that are nothing without it. `visible`:
 * when it is about to be seen, because it has something to ask the server for.
 */
export type Trigger = 'interaction' | 'signed-in' | 'load' | 'visible'

type Options = {
  hydrate: Trigger | readonly Trigger[]
  /** A URL fetched each minute; a response other than what the island was rendered from hydrates it. */
  watch?: string
  /** Hydrates it once the page has loaded if this browser has stored something under that name. */
  stored?: string
}

export type Island<Props> = ComponentType<Props> & { View: ComponentType<Props>; options: Options }

/** Renders an island by itself, as the browser will hydrate it. Only the server has one. */
export type IslandHost = <Props extends object>(island: Island<Props>, props: Props) => ReactElement

const HostContext = createContext<IslandHost | undefined>(undefined)
export const IslandHostProvider = HostContext.Provider

/**
 * Makes a component respond in the browser while the rest of its page stays HTML. The default export of a file named
 * `*.island.tsx`; it receives props and nothing else: no context, router or query client of the page around it.
 */
export function island<Props extends { [Name in keyof Props]: Json }>(
  View: ComponentType<Props>,
  options: Options,
): Island<Props> {
  function Mounted(props: Props): ReactElement {
    const host = use(HostContext)
    return host ? host(Mounted, props) : <View {...props} />
  }
  Mounted.View = View
  Mounted.options = options
  return Mounted
}
