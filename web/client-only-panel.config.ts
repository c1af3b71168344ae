import type { Plugin } from 'vite'

const shell = /\/web\/app\/panel\/shell\.tsx$/

/**
 * Leaves the panel out of the server build: the server doesn't know the session while rendering, so
 * it shows "Opening the panel..." to everyone, and the code would use some megabytes.
 */
export function clientOnlyPanel(): Plugin {
  return {
    name: 'undrawn-panel',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    apply: 'build',
    load: {
      filter: { id: shell },
      handler: () =>
        `export function Shell() { throw new Error('The panel is drawn by the browser alone') }`,
    },
  }
}
