import { type Check, placesOf } from './check.ts'
import { namesIn } from './fill-in.ts'

export const fillsIn =
  (...names: string[]): Check =>
  (data, fields) =>
    placesOf(fields, data).flatMap(({ path, text }) => {
      const unknown = namesIn(text).find((name) => !names.includes(name))
      const message = `The website can’t fill in {${unknown}}. Check the spelling or remove the braces.`
      return unknown ? [{ path, message, level: 'stop' }] : []
    })
