import { filled } from '#app/pages/path-of'
import { pages } from '#app/pages/paths'

/** Somewhere a link can lead on this site. */
export type LinkPlace = { target: string; label: string }

/** The pages that visitors find, which have one address whatever the database holds. */
export const sitePlaces: readonly LinkPlace[] = pages
  .filter(({ frame, search }) => frame === 'site' && search !== 'closed')
  .flatMap(({ path, label, each }): LinkPlace[] => {
    if (each) return each.map((one) => ({ target: filled(path, one.params), label: one.label }))
    return path.includes(':') ? [] : [{ target: path, label: label ?? path }]
  })
