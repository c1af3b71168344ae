import { addressInTable } from '../../web/app/framework/addresses/page-address.ts'
import type { Web } from '../src/platform/rendering/load-web.ts'
import type { WebBuild } from '../src/platform/rendering/render.ts'

/** A web application in miniature: it knows the addresses of the pages, and answers each with what is given. */
export const aWeb = (answerPage: WebBuild['answerPage']): Web => ({
  mode: 'production',
  register: async () => undefined,
  load: async () => ({ answerPage, pageAddress: addressInTable }),
})
