/** Sizes of built files as sent. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const assets = join(import.meta.dirname, '../web/build/client/assets')

/** Brotli bytes of the script with this name. Throws unless the build has exactly one. */
export function scriptBytes(name: string): number {
  const named = new RegExp(`^${name}-[\\w-]{8}\\.js\\.br$`)
  const [file, another] = readdirSync(assets).filter((one) => named.test(one))
  if (!file || another) throw new Error(`The build has not one script called ${name}`)
  return statSync(join(assets, file)).size
}
