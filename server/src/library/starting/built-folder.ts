import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the build puts the files of the pictures that a college begins with. */
export const builtFolder = join(
  dirname(createRequire(import.meta.url).resolve('web/package.json')),
  'build/library',
)

/** What the build says of them. */
export const builtIndex = join(builtFolder, 'index.json')
