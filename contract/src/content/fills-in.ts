import { type Check, placesOf } from './check.ts'
import { namesIn } from './fill-in.ts'

/** Stops a name in braces that the website does not know: visitors would read the braces. */
export const fillsIn =
  (...names: string[]): Check =>
  (data, fields) =>
    placesOf(fields, data).flatMap(({ path, text }) => {
      const unknown = namesIn(text).find((name) => !names.includes(name))
      const message = `{${unknown}} is nothing that the website can fill in`
      return unknown ? [{ path, message, level: 'stop' }] : []
    })
