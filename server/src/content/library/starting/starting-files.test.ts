import { join } from 'node:path'
import { getCampus } from 'contract/content/campus'
import { getSlides } from 'contract/content/slides'
import { dayMilliseconds } from 'contract/platform/durations'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/test-app.ts'
import { uploadsInUse } from '../../../platform/db/uploads-in-use.ts'
import { createDiskStore } from '../../../platform/storage/disk-store.ts'
import { fileNamesOf } from '../../../platform/storage/uploaded-files.ts'
import { seedContent } from '../../entries/seed.ts'
import { copyStartingFiles } from './copy-starting-files.ts'

test('an empty site has its pictures in the library, and shows them before they are copied', async () => {
  const { app, visitor, uploads } = await testApp()
  const { slides } = await visitor(getSlides)
  const { facilities, aboutPicture } = await visitor(getCampus)

  expect(slides).toHaveLength(5)
  for (const picture of [...slides, ...facilities].map((one) => one.picture)) {
    expect(picture?.alt).toMatch(/\w{4}/)
    const answer = await app.inject(picture?.address ?? '')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await app.inject(picture?.cut ?? '')).statusCode).toBe(200)
  }
  expect(aboutPicture).toMatchObject({ width: 1280, height: 720, focus: { x: 50, y: 50 } })
  expect(slides[0]?.picture).toMatchObject({ width: 1920, focus: { x: 60, y: 45 } })
  expect(await filesBelow(uploads)).toEqual([])
})

test('files that rows refer to are copied once, and an interrupted copy resumes', async () => {
  const { db, deps, place, uploads } = await testApp()
  const store = createDiskStore(join(place.dataDir, 'uploads'))
  const named = [...(await uploadsInUse(db))].flatMap(fileNamesOf).toSorted()
  let writes = 0
  const failing = {
    ...store,
    write: async (name: string, bytes: Uint8Array) => {
      if (++writes > 7) throw new Error('disk full')
      await store.write(name, bytes)
    },
  }

  await expect(copyStartingFiles(db, failing)).rejects.toThrow('disk full')
  await copyStartingFiles(db, store)
  expect((await filesBelow(uploads)).toSorted()).toEqual(named)
  expect(named.length).toBeGreaterThan(50)

  const untouched = { ...store, write: () => expect.fail('It is there already') }
  await copyStartingFiles(db, untouched)
  await deps.pictures.cleanUp(() => uploadsInUse(db), new Date(Date.now() + 2 * dayMilliseconds))
  expect((await filesBelow(uploads)).toSorted()).toEqual(named)
})

test('upgrading an older site adds the pictures of new texts and keeps its own', async () => {
  const { db, deps, visitor } = await testApp()
  await db.deleteFrom('libraryItems').where('_id', '!=', 'hero-1').execute()
  await db.updateTable('libraryItems').set({ alt: 'Our own words' }).execute()
  await db.deleteFrom('contentItems').where('type', '=', 'slides').execute()

  await seedContent(deps)

  const { slides } = await visitor(getSlides)
  expect(slides.map(({ picture }) => picture?.alt)).toEqual([
    'Our own words',
    ...Array.from({ length: 4 }, () => expect.stringMatching(/\w/)),
  ])
  expect(await db.selectFrom('libraryItems').selectAll().execute()).toHaveLength(5)
})
