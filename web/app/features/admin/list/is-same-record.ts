/** Whether two records hold the same: each answer of the server brings new objects. */
export function isSameRecord<Entry extends object>(a: Entry, b: Entry): boolean {
  if (a === b) return true
  const names = Object.keys({ ...a, ...b }) as (keyof Entry)[]
  return names.every((name) => a[name] === b[name])
}
