import { addressInTable } from '../../web/app/framework/addresses/page-address.ts'
import type { Web } from '../src/platform/rendering/load-web.ts'
import type { WebBuild } from '../src/platform/rendering/render.ts'

/** A minimal web application: it knows the URLs of pages, and returns the given responses. */
export const aWeb = (answerPage: WebBuild['answerPage']): Web => ({
  mode: 'production',
  register: async () => undefined,
  load: async () => ({ answerPage, pageAddress: addressInTable }),
})
