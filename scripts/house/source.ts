import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

export const root = join(import.meta.dirname, '../..')

export type Source = ReadonlyMap<string, string>

const folders = [...manifest.workspaces, 'scripts', 'mutants', 'deploy']
const isOurs = (path: string) =>
  /\.tsx?$/.test(path) && !/(^|\/)(node_modules|build|results)\//.test(path)

/** The working tree, including uncommitted files. */
export async function readSource(): Promise<Source> {
  const below = async (folder: string) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .filter(isOurs)
  }
  const paths = (await Promise.all(folders.map(below))).flat().sort()
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
