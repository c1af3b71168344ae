/** A protection to remove, and the tests that must fail without it. */
export type Mutant = {
  /** The protection in a few words; also the name of the mutant. */
  without: string
  /** Path from the root of the repository. */
  file: string
  /** Each text must occur exactly once in the file, and is replaced by the one next to it. */
  change: [from: string, to: string][]
  /** A test file, from `server` (`src/…`) or `web` (`app/…`), and part of the names of the tests as they are written there, at least one of which must fail. */
  test: { file: string; name: string; engine?: 'postgres' }
}

export const workspaceOf = ({ test }: Mutant) => (test.file.startsWith('app/') ? 'web' : 'server')

/** Returns the source without the protection. Throws when a text doesn't occur exactly once. */
export function mutate({ without, file, change }: Mutant, source: string): string {
  return change.reduce((text, [from, to]) => {
    const parts = text.split(from)
    if (parts.length !== 2) {
      throw new Error(
        `${without}: ${JSON.stringify(from)} stands ${parts.length - 1} times in ${file}`,
      )
    }
    return parts.join(to)
  }, source)
}
