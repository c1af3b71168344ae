import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import type { Figure } from '../figures.ts'
import type { Load, LoadOrder } from '../load-generator.ts'
import { ask } from '../processes.ts'
import { getRaw } from '../raw-answer.ts'
import { startServer } from '../web-server.ts'

const mebibyte = 1024 * 1024
const maxMegabytes = 150
const loadSeconds = 8
/** By then deferred work is done. */
const restMilliseconds = 3_000

/** Pages of a site; the last is the panel, rendered in the browser. */
const twelvePages = [
  pathOf('home'),
  pathOf('about'),
  pathOf('events'),
  pathOf('notices'),
  pathOf('team'),
  pathOf('contact'),
  `${pathOf('search')}?q=ba`,
  '/courses/law',
  '/course/b.a.',
  pathOf('disclosure'),
  pathOf('login'),
  pathOf('admin'),
]

/**
 * Resident memory of a new server with samples: after the start, after twelve pages, and after visitors of one page.
 */
export async function memoryFigures(dataDir: string, generator: ChildProcess): Promise<Figure[]> {
  mkdirSync(dataDir, { recursive: true })
  const server = await startServer(dataDir, { SAMPLE_DATA: 'on' })
  const measured = async (name: string): Promise<Figure> => {
    await sleep(restMilliseconds)
    const value = Math.round((await server.usage()).residentBytes / mebibyte)
    return { name: `resident memory, ${name}`, value, unit: 'MB', atMost: maxMegabytes }
  }
  const started = await measured('started')
  for (const page of twelvePages) {
    const { status } = await getRaw(server.origin + page)
    if (status !== 200) throw new Error(`${page} is answered with ${status}`)
  }
  const read = await measured('after twelve pages')
  const url = server.origin + pathOf('events')
  await ask<Load>(generator, { url, headers: {}, seconds: loadSeconds } satisfies LoadOrder)
  const loaded = await measured(`after ${loadSeconds} s of /events`)
  await server.stop()
  return [started, read, loaded]
}
