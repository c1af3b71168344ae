import { isObject } from './data.ts'

/** Converts `phones.0.number` to `phones.k3.number`: indexes shift when items move, keys don't. */
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
