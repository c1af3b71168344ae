/** A protection taken out, and the tests that must notice. */
export type Mutant = {
  /** What is lost, in a few words; the name of the mutant. */
  without: string
  /** The file it stands in, from the root of the repository. */
  file: string
  /** Texts of the file, each of which stands there once, and what takes their place. */
  change: [from: string, to: string][]
  /** A test file, from `server` (`src/…`) or `web` (`app/…`), and part of the names of the tests, at least one of which must fail. */
  test: { file: string; name: string; engine?: 'postgres' }
}

/** The workspace whose tests must notice. */
export const workspaceOf = ({ test }: Mutant) => (test.file.startsWith('app/') ? 'web' : 'server')

/** The source with the protection taken out. Throws when a text does not stand there exactly once. */
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
