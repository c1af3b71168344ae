import type { Web } from '../src/platform/rendering/load-web.ts'
import { testApp } from './test-app.ts'

/** A server with its response cache on. */
export async function aKeepingApp(web: Web) {
  const settings = await testApp({ web })
  await settings.isKeeping()
  return settings
}
