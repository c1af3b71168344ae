import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { testApp } from './test-app.ts'
import { copyOf } from './test-database.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/**
 * Fills a server once for all tests of a file, which is to be called outside of them. What it gives opens a copy, which is
 * quicker than filling another one, and says what `fill` told, and when that was: codes and confirmations have an end.
 */
export function filledOnce<Told>(fill: (app: TestApp) => Promise<Told>) {
  let folder: string | undefined
  const make = async () => {
    const first = await testApp()
    const told = await fill(first)
    const filledAt = Date.now()
    await first.close()
    folder = await mkdtemp(join(tmpdir(), 'college-filled-'))
    await cp(first.place.dataDir, folder, { recursive: true })
    return { told, filledAt, place: { ...first.place, dataDir: folder } }
  }
  let made: ReturnType<typeof make> | undefined
  afterAll(async () => {
    if (folder) await rm(folder, { recursive: true })
  })
  return async () => {
    made ??= make()
    const { told, filledAt, place } = await made
    return { told, filledAt, place: await copyOf(place) }
  }
}
