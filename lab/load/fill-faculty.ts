/** `node lab/load/fill-faculty.ts FOLDER MEMBERS` adds teachers, up to a number, to the database of a data folder. */
import { randomUUID } from 'node:crypto'
import { facultyDepartments } from 'college/departments'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { openDatabase } from 'server/src/platform/db/open.ts'
import { catalogue } from 'testing/a-catalogue.ts'
import { eventTexts } from './event-texts.ts'

const rowsAtOnce = 100
const designations = ['Professor', 'Associate Professor', 'Assistant Professor', 'Lecturer']
const departments = facultyDepartments(catalogue.courses)
const names = ['Anita', 'Biju', 'Charu', 'Deepa', 'Farid', 'Gopal', 'Harleen', 'Imran', 'Jyoti']

const [dataDir = '', wanted = '0'] = process.argv.slice(2)
const pick = (from: readonly string[], number: number) => from[number % from.length] ?? ''

function member(number: number) {
  const { description, time } = eventTexts(number)
  const now = new Date().toISOString()
  const phone = `+91 00000 ${String(number).padStart(5, '0')}`
  return {
    _id: randomUUID(),
    slug: `sharma-${number}`,
    name: `${pick(names, number * 7)} ${pick(names, number)} Sharma ${number}`,
    designation: pick(designations, number * 3),
    department: pick(departments, number * 5),
    specialization: description,
    experience: (number * 13) % 40,
    education: 'Ph.D., M.A., NET',
    email: `member.${number}@college.example`,
    phone,
    whatsapp: phone,
    officeHours: time,
    createdAt: now,
    updatedAt: now,
  }
}

const { db, engine, close } = openDatabase({ dataDir, databaseUrl: undefined })
await migrate(db, engine)
const { count } = await db
  .selectFrom('faculty')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow()
const missing = Array.from({ length: Number(wanted) - count }, (_, index) => member(count + index))
await db.transaction().execute(async (trx) => {
  for (let from = 0; from < missing.length; from += rowsAtOnce) {
    const some = missing.slice(from, from + rowsAtOnce)
    await trx.insertInto('faculty').values(some).execute()
    const addresses = some.map(({ _id: memberId, slug }) => ({ slug, memberId }))
    await trx.insertInto('memberAddresses').values(addresses).execute()
  }
})
await close()
