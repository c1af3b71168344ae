import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { anImage } from '../../../test/sample-images.ts'
import { renderElsewhere } from './picture-workers.ts'
import { renderCosts, renderPicture } from './render-picture.ts'

/** From Linux's proc(5). */
function environmentsOfRenderers(): string[] {
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  return globSync('/proc/[0-9]*')
    .filter((folder) => read(`${folder}/cmdline`).includes('picture-worker'))
    .filter((folder) => read(`${folder}/status`).includes(`PPid:\t${process.pid}\n`))
    .map((folder) => read(`${folder}/environ`))
}

test.runIf(existsSync('/proc/self/environ'))(
  'the process that reads uploaded files has nothing of the server’s environment',
  async () => {
    process.env.COLLEGE_SECRET = 'planted'
    onTestFinished(() => {
      delete process.env.COLLEGE_SECRET
    })

    await renderPicture(await anImage(40, 30).png().toBuffer())

    const environments = environmentsOfRenderers()
    expect(environments.length).toBeGreaterThan(0)
    expect(environments.join()).not.toMatch(/planted|NODE_ENV|TEST_ENGINE|VITEST/)
  },
)

test.runIf(existsSync('/proc/self/environ'))(
  'a process that needed much memory is gone before the next picture has its turn',
  async () => {
    const bytes = await anImage(40, 30).png().toBuffer()
    const most = { ...renderCosts, megapixels: 1, idleBytes: 0 }

    await renderElsewhere({ bytes, format: 'png', most })

    expect(environmentsOfRenderers()).toEqual([])
  },
)
