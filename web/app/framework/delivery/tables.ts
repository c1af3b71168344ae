/** Marks a list of similar objects. No delivered field has an empty name. */
const table = ''

type Named = Record<string, unknown>

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function toTables(_: string, value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 2 || !value.every(isNamed)) return value
  const names = Object.keys(value[0] ?? {})
  const isAlike = (one: Named) =>
    Object.keys(one).length === names.length && names.every((name) => one[name] !== undefined)
  if (names.length === 0 || !value.every(isAlike)) return value
  return { [table]: [names, ...value.map((one) => names.map((name) => one[name]))] }
}

export function fromTables(_: string, value: unknown): unknown {
  const written = isNamed(value) ? value[table] : undefined
  if (!Array.isArray(written)) return value
  const [names = [], ...rows]: unknown[][] = written
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
}
