import { readdirSync } from 'node:fs'
import type { Endpoint } from 'contract/endpoint'

const contract = new URL('../contract/src/', import.meta.url)
const subjects: object[] = await Promise.all(
  readdirSync(contract)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => import(new URL(name, contract).href)),
)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value

/** Every call of the contract, whichever file it is in. */
export const allEndpoints = subjects
  .flatMap((subject): unknown[] => Object.values(subject))
  .filter(isEndpoint)
