/** What files of the built site weigh as they are sent. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const assets = join(import.meta.dirname, '../web/build/client/assets')

/** Bytes of the script of this name, compressed with Brotli. Throws when the build has none, or several. */
export function scriptBytes(name: string): number {
  const named = new RegExp(`^${name}-[\\w-]{8}\\.js\\.br$`)
  const [file, another] = readdirSync(assets).filter((one) => named.test(one))
  if (!file || another) throw new Error(`The build has not one script called ${name}`)
  return statSync(join(assets, file)).size
}
