import type { Plugin } from 'vite'

const shell = /\/web\/app\/panel\/shell\.tsx$/

/**
 * Leaves the panel out of what the server draws: it knows nobody's session while it draws, so that it shows "Opening the panel..."
 * to everyone, and would hold some megabytes in vain.
 */
export function undrawnPanel(): Plugin {
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
