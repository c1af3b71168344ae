import type { Check } from './check.ts'
import { isObject } from './data.ts'
import { proseFindings } from './rich-text/prose-findings.ts'
import { nodesIn } from './rich-text/prose-node.ts'

export const textsAreInOrder: Check = (data, fields, now) =>
  Object.entries(fields).flatMap(([name, { prose, items }]) => {
    if (prose)
      return nodesIn([data[name]])
        .flatMap(proseFindings)
        .map((message) => ({ path: name, message, level: 'warn' }))
    if (!items || !Array.isArray(data[name])) return []
    return data[name].flatMap((item, place) =>
      isObject(item)
        ? textsAreInOrder(item, items.fields, now).map((finding) => ({
            ...finding,
            path: `${name}.${place}.${finding.path}`,
          }))
        : [],
    )
  })
