import { readdirSync } from 'node:fs'
import type { Endpoint } from 'contract/platform/endpoint'

const contract = new URL('../contract/src/', import.meta.url)
const subjects: object[] = await Promise.all(
  readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => import(new URL(name, contract).href)),
)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** Every call in the contract, including those of record declarations. */
export const allEndpoints = [
  ...new Set(subjects.flatMap(valuesIn).flatMap((value) => [value, ...valuesIn(value)])),
].filter(isEndpoint)
