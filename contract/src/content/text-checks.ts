import type { Check } from './check.ts'
import { isObject } from './data.ts'
import { nodesIn } from './rich-text/rich-text-node.ts'
import { richTextProblems } from './rich-text/rich-text-problems.ts'

export const textsAreInOrder: Check = (data, fields, now) =>
  Object.entries(fields).flatMap(([name, { prose, items }]) => {
    if (prose)
      return nodesIn([data[name]])
        .flatMap(richTextProblems)
        .map((message) => ({ path: name, message, level: 'warn' }))
    if (!items || !Array.isArray(data[name])) return []
    return data[name].flatMap((item, place) =>
      isObject(item)
        ? textsAreInOrder(item, items.fields, now).map((result) => ({
            ...result,
            path: `${name}.${place}.${result.path}`,
          }))
        : [],
    )
  })
