import { isObject } from './data.ts'

/** The path by keys of one by places, as rules and the server tell it: `phones.0.number` is `phones.k3.number`. */
export function keyPath(data: unknown, path: string): string {
  let value = data
  const parts = path.split('.').map((part) => {
    const child: unknown = Array.isArray(value) ? value[Number(part)] : undefined
    const key = isObject(child) ? child._key : undefined
    value = child ?? (isObject(value) ? value[part] : undefined)
    return typeof key === 'string' ? key : part
  })
  return parts.join('.')
}
