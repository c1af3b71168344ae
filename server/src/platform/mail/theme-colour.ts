import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const theme = readFileSync(createRequire(import.meta.url).resolve('college/theme.css'), 'utf8')

/** A colour of the college's pages by day, for what their style sheet does not reach: `ink` is its `--color-ink`. */
export function themeColour(name: string): string {
  // The colours by day stand first.
  const colour = new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'i').exec(theme)?.[1]
  if (!colour) throw new Error(`college/theme.css says no --color-${name}: #rrggbb`)
  return colour
}
