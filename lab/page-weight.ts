/** Scripts that a browser fetches for the first load of a page: those in its HTML, and their imports. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'

export type PageWeight = {
  files: number
  brotliBytes: number
  /** Files with code of the panel. */
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

/** Only the panel makes these calls, and each of its parts contains one. */
const adminMarks = ['/api/admin/', 'Welcome back, Admin']

const result = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** URLs of the scripts in the document; its inline scripts import the entry immediately. */
function scriptsOf(html: string): string[] {
  const inline = result(html, inlineScript).join('\n')
  return [
    ...linked.flatMap((pattern) => result(html, pattern)),
    ...result(inline, importedAtOnce),
    ...result(inline, importedLater),
  ].filter((address) => existsSync(join(client, address)))
}

/** With static imports. */
function withImports(addresses: string[]): Set<string> {
  const all = new Set(addresses)
  // Iterating a set includes what is added meanwhile.
  for (const address of all) {
    const code = readFileSync(join(client, address), 'utf8')
    for (const imported of result(code, importedAtOnce)) {
      const target = imported.startsWith('/') ? imported : join(dirname(address), imported)
      if (existsSync(join(client, target))) all.add(target)
    }
  }
  return all
}

/** Bytes as sent. */
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
