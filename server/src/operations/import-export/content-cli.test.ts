import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob, watch } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startingPictures } from 'college/starting-pictures'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { environmentOf } from '../../../test/start-server.ts'
import { startingForTests } from '../../../test/starting-for-tests.ts'
import { testApp } from '../../../test/test-app.ts'
import { testFolder } from '../../../test/test-database.ts'
import { openPackage } from './package-archive.ts'

// Each run is a process, which takes a while on a busy machine.

const heroOne = new URL('../../../../college/pictures/hero-1.webp', import.meta.url)
const cli = fileURLToPath(new URL('./content-cli.ts', import.meta.url))

async function anOperator() {
  const { place, db } = await testApp()
  const env = environmentOf(place, {})
  const drafts = async () => {
    const items = db.selectFrom('contentItems').select('type')
    return (await items.where('draftId', 'is not', null).execute()).map(({ type }) => type)
  }
  const start = (...given: string[]) => spawn(process.execPath, [cli, ...given], { env })
  const run = async (...given: string[]) => {
    const child = start(...given)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    const [code] = await once(child, 'close')
    return { code, output }
  }
  return { run, start, drafts, folder: await testFolder() }
}

test('the operator exports and imports content, after a preview of the changes', async () => {
  const { run, drafts, folder } = await anOperator()
  const file = join(folder, 'website.tar')
  expect((await run('export', file)).code).toBe(0)
  // An older package: plain JSON.
  const { words } = await openPackage(await openAsBlob(file))
  const { entries } = JSON.parse(Buffer.from(words).toString())
  const text = JSON.stringify({ collegeContent: 1, entries })
  await writeFile(file, text.replace(JSON.stringify(college.officeHours), '"Always"'))

  const dry = await run('import', file, '--dry-run')
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('→ "Always"') })
  expect(await drafts()).toEqual([])

  expect((await run('import', file)).output).toContain('0 new, 1 changed')
  expect(await drafts()).toEqual(['facts'])
})

test('an export that is killed leaves the earlier one, and the next removes what it left', async () => {
  const { run, start, folder } = await anOperator()
  const file = join(folder, 'website.tar')
  await writeFile(file, 'earlier')
  const written = watch(folder)
  const killed = start('export', file)
  await once(written, 'change')
  killed.kill('SIGKILL')
  await once(killed, 'close')
  written.close()
  expect(await readFile(file, 'utf8')).toBe('earlier')

  expect((await run('export', file)).code).toBe(0)

  expect(await readdir(folder)).toEqual(['website.tar'])
})

test('an invalid package or argument gets a one-sentence error', async () => {
  const { run, drafts, folder } = await anOperator()
  const file = join(folder, 'website.json')
  await writeFile(file, '{}')

  const [read, meant] = await Promise.all([run('import', file), run('export')])

  expect(read).toEqual({ code: 1, output: 'This file isn’t a content package, or it’s damaged\n' })
  expect(meant).toMatchObject({ code: 1, output: expect.stringContaining('npm run content') })
  expect(await drafts()).toEqual([])
})

test('public content is exported as the folder that an empty site starts with', async () => {
  const { run, folder } = await anOperator()

  const { code, output } = await run('export', '--to-folder', folder)

  expect([code, output]).toEqual([0, expect.stringContaining('pictures/hero-1.webp')])
  const read = (file: string) => import(pathToFileURL(join(folder, file)).href)
  expect({ ...(await read('starting-content.ts')) }).toEqual({
    startingContent: startingForTests.content,
    startingEntries: startingForTests.entries,
  })
  const { startingPictures: pictures } = await read('starting-pictures.ts')
  expect(pictures.get('hero-1')).toEqual(startingPictures.get('hero-1'))
  expect(await readFile(join(folder, 'pictures/hero-1.webp'))).toEqual(await readFile(heroOne))
})
