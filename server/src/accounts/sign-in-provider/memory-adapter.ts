import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; expiresAt: number }

export function createMemoryAdapter(): (kind: string) => Adapter {
  const entries = new Map<string, Entry>()
  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`
    const read = (key: string) => {
      const entry = entries.get(key)
      return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
    }
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${kind}:`))
        .map(read)
        .find((payload) => payload?.[field] === value)
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = Date.now() + (expiresIn || Number.POSITIVE_INFINITY) * 1000
        entries.set(keyOf(id), { payload, expiresAt })
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => {
        entries.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries)
          if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
