import { addressInTable } from '../../web/app/framework/addresses/page-address.ts'
import type { Web } from '../src/platform/rendering/load-web.ts'
import type { WebBuild } from '../src/platform/rendering/render.ts'

/** A minimal web application: it knows the URLs of pages, and returns the given responses. */
export const aWeb = (
  answer: (
    request: Request,
    page: Parameters<WebBuild['answerPage']>[1],
  ) => Response | Promise<Response>,
): Web => ({
  mode: 'production',
  register: async () => undefined,
  load: async () => ({
    pageAddress: addressInTable,
    answerPage: async (url, page) => {
      const response = await answer(new Request(url), page)
      const { status, headers } = response
      return {
        status,
        headers: Object.fromEntries(headers),
        body: Buffer.from(await response.arrayBuffer()),
      }
    },
  }),
})
