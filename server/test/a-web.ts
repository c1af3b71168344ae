import type { Web } from '../src/pages/load-web.ts'
import type { WebBuild } from '../src/pages/render.ts'

type Renderer = ReturnType<WebBuild['entry']['module']['createRenderer']>

/** A web application in miniature: it answers every address of a page with what is given. */
export const aWeb = (answer: Renderer): Web => ({
  mode: 'production',
  register: async () => undefined,
  load: async () => ({ entry: { module: { createRenderer: () => answer } } }),
})
