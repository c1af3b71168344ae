import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../docs/deploy.md')

/** The commands of docs/deploy.md, block by block: those behind the first mention of `after`, as they are written there. */
export function commandsAfter(after: string, text = readFileSync(file, 'utf8')): string {
  const start = text.indexOf(after)
  if (start < 0) throw new Error(`docs/deploy.md does not say "${after}" any more`)
  const block = /```sh\n([\s\S]*?)```/.exec(text.slice(start))?.[1]
  if (!block) throw new Error(`No commands follow "${after}" in docs/deploy.md`)
  return block
}

/** Writes something else for a part of commands that means another thing on each machine. Throws when it is not there. */
export function inPlaceOf(commands: string, part: string | RegExp, other: string): string {
  const isThere = typeof part === 'string' ? commands.includes(part) : part.test(commands)
  if (!isThere) throw new Error(`"${part}" is no part of:\n${commands}`)
  return commands.replace(part, () => other)
}
