import { expect, test } from 'vitest'
import { aNewMember } from '../../../test/enter-member.ts'
import { manyQueries } from '../../../test/many-queries.ts'
import { testDatabase, testFolder } from '../../../test/test-database.ts'
import { writtenAt } from '../../../test/written.ts'
import { seedContent } from '../../content/entries/seed.ts'
import { insertRecord } from '../../content/records/store.ts'
import { readCategoryNames } from '../../events/calendar/category-names.ts'
import { memberKind } from '../../people/faculty/record.ts'
import { createPreparedResults } from '../../search/public/prepared-results.ts'
import { search } from '../../search/public/search.ts'
import { createSearchIndexes } from '../../search/sources/search-indexes.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { readQuery } from './query.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

const subjects = [
  'Annual Sports Day',
  'B.A. I semester result',
  'Re-evaluation forms',
  'बी.ए. परीक्षा परिणाम',
  'BA LL.B. moot court',
  'B.Sc. time table',
  'Ōkuma lecture: naïve physics',
  'छात्रवृत्ति सूचना',
]
const places = ['College ground', 'Seminar hall', 'परीक्षा भवन', 'Room B-12']

const events = Array.from({ length: 64 }, (_, index) => ({
  _id: `0192f000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  title: `${subjects[index % subjects.length]} ${2020 + (index % 7)}-${21 + (index % 7)}`,
  description: `Session ${index}: students’ notice no. ${index * 37}, ${subjects[(index * 3) % subjects.length]}; d’Souza presides.`,
  date: new Date(Date.UTC(2020, index, 3)).toISOString(),
  time: null,
  venue: places[index % places.length] ?? null,
  department: null,
  image: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  sequence: 0,
}))

const names = [
  'Dr. Meera Nair',
  'Zoë D’Souza',
  'डॉ. रमेश वर्मा',
  'Md. Arif Khan',
  'Anne-Marie O’Brien',
]

async function findingsOf(place: { dataDir: string; databaseUrl: string | undefined }) {
  const { db, engine, changes, close } = openDatabase(place)
  const now = new Date('2026-06-01T00:00:00.000Z')
  await migrate(db, engine)
  await seedContent({ db, now: () => now })
  await changes.commit('events', (trx) => trx.insertInto('events').values(events).execute())
  for (const name of names)
    await changes.commit('faculty', (trx) => {
      const {
        experience: _,
        photo,
        ...member
      } = aNewMember({ name, specialization: 'Indian history, इतिहास' })
      const columns = { ...memberKind.toColumns(member), photo: photo || null }
      return insertRecord(trx, memberKind, columns, writtenAt(now))
    })
  const index = await createSearchIndexes({ db, changes }).published()
  const categories = await readCategoryNames(db, now)
  const searching = { index, categories, prepared: createPreparedResults(db, (text) => text) }
  const results: Record<string, unknown> = {}
  for (const typed of manyQueries)
    results[typed] = await search(searching, readQuery(typed), { kind: undefined, page: 1 }, now)
  results['page 3'] = await search(searching, readQuery('session'), { kind: 'event', page: 3 }, now)
  await close()
  return results
}

// `search.test.ts` covers each engine alone.
test.runIf(isPostgres)('both engines find the same results, in the same order', async () => {
  const postgres = await findingsOf(await testDatabase())
  const sqlite = await findingsOf({ dataDir: await testFolder(), databaseUrl: undefined })

  expect(sqlite).toEqual(postgres)
  const isFound = (result: unknown) => JSON.stringify(result) !== '{"groups":[]}'
  expect(manyQueries.length).toBeGreaterThanOrEqual(200)
  expect(new Set(manyQueries).size).toBe(manyQueries.length)
  expect(Object.values(postgres).filter(isFound).length).toBeGreaterThan(130)
})
