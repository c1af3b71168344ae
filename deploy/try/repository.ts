import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './command.ts'

const project = join(import.meta.dirname, '../..')

/** A repository of what is committed, which the container clones and to which versions can be added. */
export async function createRepository(work: string) {
  const bare = join(work, 'repository.git')
  const tree = join(work, 'next')
  await must('git', ['clone', '--quiet', '--bare', '--no-hardlinks', project, bare])
  // What is checked out may be no branch.
  await must('git', ['-C', bare, 'branch', '--quiet', '--force', 'main', 'HEAD'])
  await must('git', ['-C', bare, 'symbolic-ref', 'HEAD', 'refs/heads/main'])
  await must('git', ['clone', '--quiet', bare, tree])
  const git = (...given: string[]) => must('git', ['-C', tree, ...given])
  const author = ['-c', 'user.name=Try', '-c', 'user.email=try@college.example']
  const first = (await git('rev-parse', 'HEAD')).trim()
  return {
    work,
    bare,
    async publish(
      name: string,
      changes: Record<string, (text: string) => string>,
    ): Promise<string> {
      await git('reset', '--quiet', '--hard', 'HEAD')
      await git('checkout', '--quiet', first, '--', '.')
      for (const [file, change] of Object.entries(changes)) {
        const path = join(tree, file)
        const before = readFileSync(path, 'utf8')
        const after = change(before)
        if (after === before) throw new Error(`This test does not know how to change ${file}`)
        writeFileSync(path, after)
      }
      await git(...author, 'commit', '--quiet', '--all', '--allow-empty', '-m', name)
      await git('push', '--quiet', 'origin', 'HEAD')
      return (await git('rev-parse', '--short', 'HEAD')).trim()
    },
  }
}
export type Repository = Awaited<ReturnType<typeof createRepository>>
