import { foldName, foldText } from 'contract/platform/fold-text'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { contains } from './contains.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

async function open() {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine)
  return { db, close }
}

const pairs = [
  ['José Álvarez', 'jose alvarez'],
  ['O’Neil Das', "o'neil"],
  ['OʼNeil', 'oneil'],
  ['D´Souza', 'd‘souza'],
  ['\u095bैनब ख़ान', '\u091c\u093cैनब खान'],
  ['ज़ैनब', 'जैनब'],
  ['हिन्दी', 'हिंदी'],
  ['सम्पर्क', 'संपर्क'],
  ['पञ्चम', 'पंचम'],
  ['चाँद', 'चांद'],
  ['क\u200dष', 'कष'],
  ['निःशुल्क', 'निशुल्क'],
  ['कॉलेज', 'कालेज'],
  ['सुनीता', 'सुनिता'],
  ['चाहिये', 'चाहिए'],
  ['स्थायी', 'स्थाई'],
  ['२०२६', '2026'],
  ['علی', 'علي'],
  ['\u202eRao\u202c', 'rao'],
  ['R\u061ca\u2066o\u206a \ufeffD\u180ea\u034fs\u{e0041}', 'rao das'],
] as const

test.each(pairs)('%s and %s are the same name', (one, other) => {
  expect(foldName(one)).toContain(foldName(other))
})

test.each([
  ['अन्न', 'अंन'],
  ['जन्म', 'जंम'],
  ['ध्येय', 'ध्एय'],
])('%s and %s are different names', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

test('the database finds names like the check-in page', async () => {
  const { db, close } = await open()
  for (const [name, typed] of pairs) {
    const row = sql`select ${sql.lit(name)} as name`
    const requested = sql`select name from (${row}) as rows where ${contains(['name'], typed)}`
    expect((await requested.execute(db)).rows, typed).toEqual([{ name }])
  }
  const signs = '%_\\'
  const params = sql`select 1 as found from (select 'a' as name) as rows where ${contains(['name'], signs)}`
  expect((await params.execute(db)).rows).toEqual([])
  await close()
})

const letters = fc.constantFrom(
  ...[
    ..."aÉñß \n'’‘`´ʼ-09क्षजड़ढ़ीिूुेोंँःऽॉऑन्दम्पञ्चण्टयेयीईइऊउ२\u093c\u200d\u200c\u00ad\u061c\ufe0f\u{e0041}\ufff9يىكهةۃءآ٣۴\u064b😀",
  ],
)

test('the database normalizes every name like the contract', async () => {
  const { db, close } = await open()
  const texts = fc.sample(fc.string({ unit: letters, maxLength: 24 }), { numRuns: 400, seed: 30 })
  const folded = async (text: string) => {
    const { rows } = await sql<{ folded: string }>`select fold_name(${text}) as folded`.execute(db)
    return rows[0]?.folded
  }
  for (const text of texts) expect(await folded(text), text).toBe(foldName(text))
  await close()
})
