import { LRUCache } from 'lru-cache'

/** The least recent are dropped, so that invented addresses cannot fill the memory. */
const maxAliases = 2_000
const longest = 256

/** Maps variants of addresses (dots, spaces, capitals) to cache keys, learned from responses, as only routes can parse them. */
export function createAliases() {
  const keys = new LRUCache<string, string>({ max: maxAliases })
  return {
    keyOf: (url: string): string => keys.get(url) ?? url,
    learn(url: string, key: string): void {
      if (url !== key && url.length <= longest) keys.set(url, key)
    },
  }
}
export type Aliases = ReturnType<typeof createAliases>
