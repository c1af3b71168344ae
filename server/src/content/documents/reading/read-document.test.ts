import { existsSync, globSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { documentRejections } from 'contract/content/library/document-facts'
import { hourMilliseconds } from 'contract/platform/durations'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, onTestFinished, test } from 'vitest'
import { hostilePdfs } from '../../../../test/hostile-pdfs.ts'
import { callProcess } from '../../../platform/runtime/call-process.ts'
import { pdfLimits, readDocument, readUpload } from './read-document.ts'

type Process = { environment: string }

/** Child processes that read documents (Linux, proc(5)). */
function readers(): Process[] {
  const file = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      // It has exited, or belongs to another process.
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
])('%s ends only its own process', async (what) => {
  const { bytes, fault } = hostilePdfs[what]?.() ?? expect.fail()
  const [hostile, harmless] = await Promise.allSettled([
    readUpload(new Uint8Array(bytes), 'author'),
    readUpload(new Uint8Array(makePdf()), 'author'),
  ])

  expect(hostile).toMatchObject({
    reason: { statusCode: 400, message: documentRejections[fault] },
  })
  expect(harmless).toMatchObject({ value: { pages: 1 } })
})

/** A page whose parts draw other parts, and so on: some kilobytes that take an hour to read, and no memory. */
function busyPdf(): Buffer {
  const stream = (number: number, about: string, content: string) => {
    const packed = deflateSync(content).toString('latin1')
    return `${number} 0 obj <<${about} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed}\nendstream endobj\n`
  }
  const part = (number: number, resources: string, content: string) =>
    stream(
      number,
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <<${resources}>>`,
      content,
    )
  const others = (number: number) => `/XObject <</P ${number} 0 R>>`
  const tenTimes = '/P Do '.repeat(10)
  const parts = [10, 11, 12, 13].map((number) => part(number, others(number + 1), tenTimes))
  const words = `BT /F1 8 Tf (a) Tj ET ${'q Q '.repeat(100_000)}`
  return Buffer.from(
    [
      '%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n',
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n',
      `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources <<${others(10)}>>>> endobj\n`,
      stream(4, '', tenTimes),
      ...parts,
      part(14, '/Font <</F1 5 0 R>>', words),
      '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj\n',
      'trailer <</Root 1 0 R>>\n%%EOF\n',
    ].join(''),
    'latin1',
  )
}

test('the process itself gives up a document that exceeds its processor time', async () => {
  const program = new URL('./pdf-process.ts', import.meta.url)

  // No other limit would end it during this test.
  const answer = await callProcess(new Uint8Array(busyPdf()), {
    program,
    args: [JSON.stringify({ ...pdfLimits, cpuSeconds: 3 })],
    longestMilliseconds: hourMilliseconds,
  })

  expect(answer).toEqual({})
}, 300_000)

test('a document with a page missing from its table is reported as damaged, not as too complex', async () => {
  const full = makePdf({ texts: ['One', 'Two'] }).toString('latin1')
  const broken = full.replace('1002 0 obj\n', '1002 0 obj_').replace('/Count', '/Xount')
  const bytes = Buffer.from(broken, 'latin1')

  await expect(readUpload(new Uint8Array(bytes), 'author')).rejects.toMatchObject({
    statusCode: 400,
    message: documentRejections.damaged,
  })
})

test('another author’s PDF is read before the ninth of one who sent many, who alone is rejected', async () => {
  const order: string[] = []
  const send = async (account: string) => {
    await readUpload(new Uint8Array(makePdf()), account)
    order.push(account)
  }
  const many = Array.from({ length: 10 }, () => send('one'))
  const other = send('another')

  const notified = await Promise.allSettled(many)
  await other

  expect(order.indexOf('another')).toBeLessThan(3)
  expect(notified.filter(({ status }) => status === 'rejected')).toHaveLength(2)
})

test.runIf(existsSync('/proc/self/environ'))(
  'the reading process has nothing of the server’s environment and ends afterwards',
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
