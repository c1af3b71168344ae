import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vitest/config'
import { isServerBuilt } from '../../scripts/build.ts'

const folder = join(import.meta.dirname, '../build')
const asProgram = /new URL\('(?:[\w.-]+\/)*([\w-]+)\.ts', import\.meta\.url\)/g

/**
 * Lets what runs as a process of its own (the server that a test starts, the readers of pictures and documents) come from the
 * bundle, as it does at a college: it is there in half the time. Where that is not of these very sources, all comes from them.
 */
export function bundledPrograms(): Plugin[] {
  if (!isServerBuilt()) return []
  const bundled = new Set(readdirSync(folder).map((file) => parse(file).name))
  const transform = (code: string) =>
    code.replace(asProgram, (full, name: string) =>
      bundled.has(name) ? `new URL('${pathToFileURL(join(folder, name))}.js')` : full,
    )
  return [{ name: 'bundled-programs', enforce: 'pre', transform }]
}
