import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Serves pictures that only the server bundle names, such as home screen icons, from the same folder as the others. */
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
        // The server bundle's style sheets duplicate those of the browser bundles.
        if (!client || name.endsWith('.css')) continue
        const target = join(this.environment.config.root, client.build.outDir, name)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, file.source)
      }
    },
  }
}
