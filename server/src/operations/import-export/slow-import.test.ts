import { hourMilliseconds } from 'contract/platform/durations'
import { aPicture } from 'testing/a-picture.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { anArchive, aPackedFile, wordsPart } from '../../../test/a-package.ts'
import { aPackageOffice } from '../../../test/a-package-office.ts'
import { commandLine } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'
import { importPackageFile } from './import-package.ts'

test('the cleanup leaves files alone that an import stores for hours before their rows', async () => {
  const { deps, uploads } = await aPackageOffice()
  const gate = aPackedFile('picture', await (await aPicture()).bytes())
  const inAnHour = new Date(Date.now() + hourMilliseconds)
  const confirm = async (trx: Trx) => {
    expect(await deps.pictures.cleanUp(() => uploadsInUse(trx), inAnHour)).toBe(0)
    return commandLine
  }

  const file = new Blob([new Uint8Array(anArchive(gate.part, wordsPart({ files: [gate.said] })))])
  expect(await importPackageFile(deps, file, { confirm })).toMatchObject({ isImported: true })

  expect(await filesBelow(uploads)).not.toEqual([])
})
