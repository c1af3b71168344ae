import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../docs/deploy.md')

/** Commands of docs/deploy.md, verbatim: the blocks after the first mention of `after`. */
export function commandsAfter(after: string, text = readFileSync(file, 'utf8')): string {
  const start = text.indexOf(after)
  if (start < 0) throw new Error(`docs/deploy.md no longer contains "${after}"`)
  const block = /```sh\n([\s\S]*?)```/.exec(text.slice(start))?.[1]
  if (!block) throw new Error(`No commands follow "${after}" in docs/deploy.md`)
  return block
}

/** Replaces a machine-specific part of commands. Throws if it is missing. */
export function inPlaceOf(commands: string, part: string | RegExp, other: string): string {
  const isThere = typeof part === 'string' ? commands.includes(part) : part.test(commands)
  if (!isThere) throw new Error(`"${part}" is not part of:\n${commands}`)
  return commands.replace(part, () => other)
}
