import { login } from 'contract/accounts/account'
import { createMember, listFaculty } from 'contract/people/faculty'
import { sql } from 'kysely'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { enterMember } from '../test/enter-member.ts'
import { mailSink } from '../test/mail-sink.ts'
import { s3Server } from '../test/s3-server.ts'
import { adminCookie, testApp, verifiedCookie } from '../test/test-app.ts'
import { preparedDatabase, testFolder } from '../test/test-database.ts'

const nodeCount = 3

const isPostgres = process.env.TEST_ENGINE === 'postgres'
/** Servers that share a SQLite file are processes of one machine: see `process.test.ts`. */
const testNodes = test.runIf(isPostgres)

async function nodes() {
  const { variables } = await s3Server()
  const { mails, variables: mailVariables } = await mailSink()
  const place = await preparedDatabase()
  const apps = []
  for (let node = 0; node < nodeCount; node++) {
    apps.push(
      await testApp({
        database: { ...place, dataDir: await testFolder() },
        variables: { ...variables, ...mailVariables },
      }),
    )
  }
  const [one, two, three] = apps
  if (!one || !two || !three) throw new Error('There are three')
  return { one, two, three, apps, mails }
}

testNodes(
  'S76: a photo that one node took is shown by the others, and gone everywhere with its member',
  async () => {
    const { one, two, three } = await nodes()
    const admin = await one.signIn()
    await admin(createMember, { body: await aMemberForm() })
    const [member] = await two.visitor(listFaculty)
    const photo = member?.photo ?? ''

    for (const node of [one, two, three])
      expect((await node.app.inject(photo)).statusCode).toBe(200)

    const cookie = await verifiedCookie(two.app)
    const url = `/api/faculty/${member?._id}`
    expect(
      (await three.app.inject({ method: 'DELETE', url, headers: { cookie } })).statusCode,
    ).toBe(200)
    for (const node of [one, two, three])
      expect((await node.app.inject(photo)).statusCode).toBe(404)
  },
)

testNodes(
  'who is signed in to the panel sees what another node has acknowledged, at once',
  async () => {
    const { one, two } = await nodes()
    await two.isKeeping()
    const cookie = await adminCookie(one.app)
    const namesFor = async (headers: Record<string, string>) => {
      const answer = await two.app.inject({ url: '/api/faculty', headers })
      return answer.json<{ name: string }[]>().map(({ name }) => name)
    }
    let missing = 0
    for (let round = 0; round < 100; round++) {
      await enterMember(one.deps, { name: `Member ${round}` })
      if (!(await namesFor({ cookie })).includes(`Member ${round}`)) missing++
    }
    expect(missing).toBe(0)

    // Like a node whose notification is still on its way.
    await one.db.transaction().execute(async (trx) => {
      await trx.updateTable('changes').set({ version: sql`version + 1` }).execute()
      await trx
        .updateTable('faculty')
        .set({ name: 'Renamed' })
        .where('name', '=', 'Member 7')
        .execute()
    })
    expect(await namesFor({})).toContain('Member 7')
    expect(await namesFor({ cookie })).toContain('Renamed')
    expect(await namesFor({})).toContain('Renamed')
  },
)

testNodes('one password allows one deletion, on whichever node it is asked for first', async () => {
  const { one, apps } = await nodes()
  const ids = await Promise.all(Array.from({ length: 12 }, () => enterMember(one.deps)))
  const cookie = await verifiedCookie(one.app)

  const answers = await Promise.all(
    ids.map((id, number) =>
      apps[number % nodeCount]?.app.inject({
        method: 'DELETE',
        url: `/api/faculty/${id}`,
        headers: { cookie },
      }),
    ),
  )

  const statuses = answers.map((answer) => answer?.statusCode).toSorted()
  expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 403)])
})

testNodes('limits count for all nodes together, and a logout holds on all', async () => {
  const { one, two, three, apps } = await nodes()
  const { email } = await aStudent(one.db)
  const tryWith = (node: number, password: string) =>
    apps[node % nodeCount]?.app.inject({
      method: 'POST',
      url: login.url,
      payload: { email, password },
    })
  for (let round = 0; round < 10; round++)
    expect((await tryWith(round, 'wrong-Password-1'))?.statusCode).toBe(401)
  for (let round = 0; round < nodeCount; round++)
    expect((await tryWith(round, studentPassword))?.statusCode).toBe(429)

  const cookie = await adminCookie(one.app)
  const request = async (node: typeof one) =>
    (await node.app.inject({ url: '/api/admin/messages', headers: { cookie } })).statusCode
  expect(await request(two)).toBe(200)
  await three.app.inject({ url: '/api/admin/logout', headers: { cookie } })
  for (const node of [one, two, three]) expect(await request(node)).toBe(401)
})

testNodes('every mail is sent once, though all nodes send', async () => {
  const { apps, mails } = await nodes()
  const subjects = Array.from({ length: 30 }, (_, number) => `Question ${number}`)
  for (const { deps } of apps) deps.mail.start()

  await Promise.all(
    subjects.map((subject, number) =>
      apps[number % nodeCount]?.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: { ...aContactForm(), email: `asha${number}@home.example`, subject },
        remoteAddress: `10.0.${number}.1`,
      }),
    ),
  )

  // To the office, and to the sender.
  const mailCount = 2 * subjects.length
  const isSent = () => mails.length >= mailCount
  await expect.poll(isSent).toBe(true)
  await expect.poll(() => apps[0]?.db.selectFrom('mails').select('_id').execute()).toEqual([])
  expect(mails.length).toBe(mailCount)
  expect(new Set(mails.map(({ recipients }) => recipients.join())).size).toBe(subjects.length + 1)
  for (const subject of subjects)
    expect(mails.filter((mail) => mail.subject?.endsWith(subject))).toHaveLength(1)
})
