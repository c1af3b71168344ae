import { LRUCache } from 'lru-cache'

/** Addresses that are remembered: of more the least recent go, so that nobody fills the memory by inventing some. */
const most = 2_000
const longest = 256

/**
 * Other forms of addresses, and what their answers are cached under: with dots, spaces or capitals. Learned from answers,
 * because only routes can read addresses; a key follows from the address alone.
 */
export function createAliases() {
  const keys = new LRUCache<string, string>({ max: most })
  return {
    keyOf: (url: string): string => keys.get(url) ?? url,
    learn(url: string, key: string): void {
      if (url !== key && url.length <= longest) keys.set(url, key)
    },
  }
}
export type Aliases = ReturnType<typeof createAliases>
