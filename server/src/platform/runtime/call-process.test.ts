import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-database.ts'
import { callProcess } from './call-process.ts'

const longestMilliseconds = 60_000

function stall(until: () => boolean): void {
  while (!until()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}

/** A zombie: exited, but not reaped (Linux, proc(5)). */
const hasExited = (pid: number) => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

async function aProgram(code: string) {
  const folder = await testFolder()
  const path = join(folder, 'program.mjs')
  await writeFile(path, code)
  return { folder, program: pathToFileURL(path) }
}

test.runIf(existsSync('/proc/self/stat'))(
  'a response counts even if its process has exited before it is read',
  async () => {
    const { folder, program } = await aProgram(`
      import { existsSync, writeFileSync } from 'node:fs'
      const at = (name) => new URL(name, import.meta.url)
      process.once('message', (bytes) => {
        writeFileSync(at('pid'), String(process.pid))
        const looking = setInterval(() => {
          if (!existsSync(at('go'))) return
          clearInterval(looking)
          process.send(bytes.length, () => process.exit())
        }, 5)
      })`)
    const file = (name: string) => join(folder, name)
    const requested = callProcess(new Uint8Array(3), { program, longestMilliseconds })
    await expect
      .poll(() => existsSync(file('pid')) && readFileSync(file('pid'), 'utf8'))
      .toBeTruthy()

    // Another child has exited with output pending: before that is reported, this one exits, too.
    const other = spawn('echo', ['read me'])
    const heard = once(other, 'exit')
    other.stdout.once('data', () => {
      writeFileSync(file('go'), '')
      stall(() => hasExited(Number(readFileSync(file('pid'), 'utf8'))))
    })
    stall(() => hasExited(other.pid ?? 0))

    expect(await requested).toBe(3)
    await heard
  },
)

test.each([
  ['exits without a message', `process.once('message', () => process.exit())`],
  ['crashes', `process.once('message', () => { throw new Error('broken') })`],
  ['can’t be parsed', 'this is no program'],
])('a process that %s has no response', async (_, code) => {
  const { program } = await aProgram(code)
  expect(await callProcess(new Uint8Array(3), { program, longestMilliseconds })).toBeUndefined()
})

test('a process that computes for too long is killed, however long it may take', async () => {
  const { program } = await aProgram(`
    import { limitProcessorTime } from '${new URL('limit-processor-time.ts', import.meta.url)}'
    limitProcessorTime(0.5)
    process.on('message', () => { for (;;); })`)
  expect(
    await callProcess(new Uint8Array(3), { program, longestMilliseconds: 10 * 60_000 }),
  ).toBeUndefined()
})

test('a process that takes too long is killed, and has no response', async () => {
  const { program } = await aProgram(`process.on('message', () => {}); setInterval(() => {}, 1000)`)
  expect(
    await callProcess(new Uint8Array(3), { program, longestMilliseconds: 300 }),
  ).toBeUndefined()
})
