import { changeAccount, lastOwner } from 'contract/accounts/staff-accounts'
import type { Db } from 'server/src/platform/db/open.ts'
import { aStaffAccount, staffCookie } from 'server/test/a-staff-account.ts'
import { ask, json } from '../torture/send.ts'

/** Results when two owners demote each other at the same moment. */
export type OwnersRaced = {
  rounds: number
  /** Rounds in which not exactly one owner was left. */
  unfair: number
  /** Responses other than success and the expected rejections. */
  others: string[]
}

const tellings = 5
const accountStatus = { role: 'owner', departments: [], mayPublish: false }
const body = { ...accountStatus, name: 'One', role: 'author', seen: { ...accountStatus, name: '' } }

const demote = (origin: string, cookie: string, _id: string) =>
  ask(origin + changeAccount.url.replace(':_id', _id), json('PUT', body, cookie))

/** An owner with a fresh step-up, and the cookie of a site without https. */
async function anOwner(db: Db) {
  const owner = await aStaffAccount(db)
  const cookie = await staffCookie(db, owner, { isVerified: true })
  return { ...owner, cookie: cookie.replace('__Host-', '') }
}

/** The second is no longer an owner (403), or would remove the last one (409). */
const isRightRefusal = ({ status, text }: { status: number; text: string }) =>
  status === 403 || (status === 409 && JSON.parse(text).message === lastOwner)

/** The only two owners demote each other, every other round on two servers. */
export async function raceOwners(
  { origins: [first, second], db }: { origins: [string, string]; db: Db },
  rounds: number,
  report: (text: string) => void,
): Promise<OwnersRaced> {
  const raced: OwnersRaced = { rounds, unfair: 0, others: [] }
  const owners = db.selectFrom('admins').select('_id').where('role', '=', 'owner')
  const before = (await owners.execute()).map(({ _id }) => _id)
  for (let round = 1; round <= rounds; round++) {
    await db.updateTable('admins').set({ role: 'office' }).where('role', '=', 'owner').execute()
    const [one, two] = [await anOwner(db), await anOwner(db)]
    const answers = await Promise.all([
      demote(first, one.cookie, two._id),
      demote(round % 2 === 0 ? first : second, two.cookie, one._id),
    ])
    const taken = answers.filter(({ status }) => status === 200).length
    const left = (await owners.execute()).length
    if (taken !== 1 || left !== 1) raced.unfair++
    const wrong = answers.filter((answer) => answer.status !== 200 && !isRightRefusal(answer))
    raced.others.push(...wrong.map(({ status, text }) => `${status} ${text}`))
    if (round % Math.ceil(rounds / tellings) === 0) report(`  owners: ${round} of ${rounds}`)
  }
  await db.updateTable('admins').set({ role: 'owner' }).where('_id', 'in', before).execute()
  return raced
}
