import { type Check, textLocationsOf } from './check.ts'
import { placeholdersIn } from './fill-in.ts'

export const allowedPlaceholders =
  (...names: string[]): Check =>
  (data, fields) =>
    textLocationsOf(fields, data).flatMap(({ path, text }) => {
      const unknown = placeholdersIn(text).find((name) => !names.includes(name))
      const message = `The website can’t fill in {${unknown}}. Check the spelling or remove the braces.`
      return unknown ? [{ path, message, level: 'stop' }] : []
    })
