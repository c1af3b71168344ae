import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { slimContract } from './slim-contract.config.ts'

/** What every page needs: in one file, because many small ones compress worse. */
const shared =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run\/route-pattern|@tanstack\/[\w-]+)\//

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    imagetools({ cache: { dir: `${import.meta.dirname}/node_modules/.cache/imagetools` } }),
    slimContract(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    assetsInlineLimit: 0,
    // Encoding pictures takes its time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shared', test: shared }] } },
        },
      },
    },
  },
  // The server runs the bundle without looking for the packages of this workspace.
  ssr: { noExternal: command === 'build' ? true : ['contract', 'college'] },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
