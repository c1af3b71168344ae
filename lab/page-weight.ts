/** The JavaScript that a browser fetches for the first load of a page: what its HTML names, and what that imports. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'

export type PageWeight = {
  files: number
  brotliBytes: number
  /** Names of files that hold code of the administrator's panel. */
  adminFiles: string[]
}

const client = join(import.meta.dirname, '../web/build/client')
const linked = [
  /<link[^>]*\brel="(?:modulepreload|later)"[^>]*\bhref="([^"]+)"/g,
  /<script[^>]*\bsrc="([^"]+)"/g,
]
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g
const importedAtOnce = /\bimport\s*(?:[\w${}*,\s]+?\bfrom\s*)?["']([^"']+\.js)["']/g
const importedLater = /\bimport\(\s*["']([^"']+\.js)["']\s*\)/g

/** Only the panel calls these; each of its parts that does anything holds one. */
const adminMarks = ['/api/admin/', 'Welcome back, Admin']

const result = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Addresses of the scripts that the document itself asks for; its inline scripts import the entry at once. */
function scriptsOf(html: string): string[] {
  const inline = result(html, inlineScript).join('\n')
  return [
    ...linked.flatMap((pattern) => result(html, pattern)),
    ...result(inline, importedAtOnce),
    ...result(inline, importedLater),
  ].filter((address) => existsSync(join(client, address)))
}

/** These scripts and all that they import before they run. */
function withImports(addresses: string[]): Set<string> {
  const all = new Set(addresses)
  // A set that grows while it is walked is walked to its end.
  for (const address of all) {
    const code = readFileSync(join(client, address), 'utf8')
    for (const imported of result(code, importedAtOnce)) {
      const target = imported.startsWith('/') ? imported : join(dirname(address), imported)
      if (existsSync(join(client, target))) all.add(target)
    }
  }
  return all
}

/** What the scripts of this document weigh as they are sent. */
export function weighScripts(html: string): PageWeight {
  const addresses = [...withImports(scriptsOf(html))]
  if (addresses.length === 0) throw new Error('The page names no script of the build')
  const isAdmin = (address: string) => {
    const code = readFileSync(join(client, address), 'utf8')
    return basename(address).startsWith('admin') || adminMarks.some((mark) => code.includes(mark))
  }
  return {
    files: addresses.length,
    brotliBytes: addresses.reduce((sum, one) => sum + statSync(`${join(client, one)}.br`).size, 0),
    adminFiles: addresses.filter(isAdmin).map((address) => basename(address)),
  }
}
