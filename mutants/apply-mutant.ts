import { readFile } from 'node:fs/promises'
import { transformWithOxc } from 'vite'
import { chosenMutant, root } from './chosen.ts'
import { mutate } from './mutant.ts'

const file = chosenMutant && root + chosenMutant.file

/** Takes the protection out while the source is read: nothing is written, so nothing can be left behind. */
export const applyMutant = {
  name: 'apply-mutant',
  enforce: 'pre' as const,
  transform: (source: string, id: string) =>
    chosenMutant && id === file ? mutate(chosenMutant, source) : undefined,
  /** A plain script is imported as text, see `web/inline-script.config.ts`. */
  async load(id: string) {
    if (!chosenMutant || !file || id !== `${file}?script`) return
    const { code } = await transformWithOxc(
      mutate(chosenMutant, await readFile(file, 'utf8')),
      file,
    )
    return `export default ${JSON.stringify(code)}`
  },
}
