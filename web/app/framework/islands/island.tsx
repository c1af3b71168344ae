import { type ComponentType, createContext, type ReactElement, use } from 'react'

/** Props must survive serialisation in an attribute. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

/**
 * `interaction`: on pointing, clicking or focusing. `signed-in`: once the page has loaded, unless
 * the visitor has no session. `load`: once the page has loaded, for pages that need it. `visible`:
 * when about to be seen, for islands that call the server.
 */
export type Trigger = 'interaction' | 'signed-in' | 'load' | 'visible'

type Options = {
  hydrate: Trigger | readonly Trigger[]
  /** A URL fetched each minute, in the language of the page; a response other than what the island was rendered from hydrates it. */
  watch?: string
  /** Hydrates once the page has loaded if this key exists in session storage. */
  stored?: string
  /** Hydrates once the page has loaded if the entry of the session history has this key: after Back. */
  remembered?: string
}

export type Island<Props> = ComponentType<Props> & { View: ComponentType<Props>; options: Options }

/** Renders an island alone, as the browser will hydrate it. Only the server has one. */
export type IslandHost = <Props extends object>(island: Island<Props>, props: Props) => ReactElement

const HostContext = createContext<IslandHost | undefined>(undefined)
export const IslandHostProvider = HostContext.Provider

/**
 * Makes a component respond in the browser while the rest of its page stays HTML. It must be the
 * default export of `*.island.tsx`, and receives only props: no context, router or query client.
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
