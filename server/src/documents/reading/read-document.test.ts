import { existsSync, globSync, readFileSync } from 'node:fs'
import { documentRefusals } from 'contract/library/document-facts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, onTestFinished, test } from 'vitest'
import { hostilePdfs } from '../../../test/hostile-pdfs.ts'
import { readDocument, readUpload } from './read-document.ts'

type Process = { environment: string }

/** Processes that this one has started for documents (Linux, proc(5)). */
function readers(): Process[] {
  const file = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      // It ended meanwhile, or belongs to somebody else.
      return ''
    }
  }
  return globSync('/proc/[0-9]*')
    .filter((folder) => file(`${folder}/cmdline`).includes('pdf-process'))
    .filter((folder) => file(`${folder}/status`).includes(`PPid:\t${process.pid}\n`))
    .map((folder) => ({ environment: file(`${folder}/environ`) }))
}

test.each([
  'a stream that inflates',
  'compressed objects that inflate',
])('%s costs its process and nothing else', async (what) => {
  const { bytes, fault } = hostilePdfs[what]?.() ?? expect.fail()
  const [hostile, harmless] = await Promise.allSettled([
    readUpload(new Uint8Array(bytes)),
    readUpload(new Uint8Array(makePdf())),
  ])

  expect(hostile).toMatchObject({
    reason: { statusCode: 400, message: documentRefusals[fault] },
  })
  expect(harmless).toMatchObject({ value: { pages: 1 } })
})

test('a document with a page that its table does not lead to is told to be damaged, and not to be costly', async () => {
  const whole = makePdf({ texts: ['One', 'Two'] }).toString('latin1')
  const broken = whole.replace('1002 0 obj\n', '1002 0 obj_').replace('/Count', '/Xount')
  const bytes = Buffer.from(broken, 'latin1')

  await expect(readUpload(new Uint8Array(bytes))).rejects.toMatchObject({
    statusCode: 400,
    message: documentRefusals.damaged,
  })
})

test.runIf(existsSync('/proc/self/environ'))(
  'the process that reads has nothing of the server’s environment, and is gone afterwards',
  async () => {
    process.env.COLLEGE_SECRET = 'planted'
    onTestFinished(() => {
      delete process.env.COLLEGE_SECRET
    })
    const texts = Array.from({ length: 400 }, () => 'A page that takes a moment to be read')

    const reading = readDocument(new Uint8Array(makePdf({ texts })), 'first')
    await expect
      .poll(() => readers().map(({ environment }) => environment), { interval: 5 })
      .toEqual([expect.stringContaining('PATH=')])
    expect(JSON.stringify(readers())).not.toMatch(/planted|NODE_ENV|TEST_ENGINE/)

    expect((await reading).pages).toBe(400)
    await expect.poll(readers).toEqual([])
  },
)
