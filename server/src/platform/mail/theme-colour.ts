import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const theme = readFileSync(createRequire(import.meta.url).resolve('college/theme.css'), 'utf8')

export function themeColour(name: string): string {
  // The light theme comes first.
  const colour = new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'i').exec(theme)?.[1]
  if (!colour) throw new Error(`college/theme.css has no --color-${name}: #rrggbb`)
  return colour
}
