import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Puts pictures that only the server's half names, such as the icons of a home screen, where the others are served from. */
export function servedAssets(): Plugin {
  return {
    name: 'served-assets',
    sharedDuringBuild: true,
    async generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'server') return
      const { client } = this.environment.getTopLevelConfig().environments
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset') continue
        delete bundle[name]
        // The style sheets of the server's half are those of the other two.
        if (!client || name.endsWith('.css')) continue
        const target = join(this.environment.config.root, client.build.outDir, name)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, file.source)
      }
    },
  }
}
