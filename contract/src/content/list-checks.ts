import type { Check } from './check.ts'
import { type ContentData, isObject } from './data.ts'

const itemsOf = (data: ContentData, name: string): ContentData[] => {
  const list = data[name]
  return Array.isArray(list) ? list.filter(isObject) : []
}

const withoutKey = ({ _key, ...item }: ContentData) => JSON.stringify(item).toLowerCase()

export const itemsAreUnique: Check = (data, fields) =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!field.items) return []
    const texts = itemsOf(data, name).map(withoutKey)
    return texts.flatMap((item, index) =>
      texts.indexOf(item) < index
        ? [{ path: `${name}.${index}`, message: 'This appears twice', level: 'warn' }]
        : [],
    )
  })

export const oldestFirst =
  (list: string, year: string): Check =>
  (data) => {
    const years = itemsOf(data, list).map(({ [year]: text }) =>
      typeof text === 'string' ? Number(text) : Number.NaN,
    )
    return years.flatMap((one, index) => {
      const before = years[index - 1] ?? one
      const message = `${one} comes after ${before}`
      return one < before ? [{ path: `${list}.${index}.${year}`, message, level: 'warn' }] : []
    })
  }
