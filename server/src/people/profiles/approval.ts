import {
  type ProfileChange,
  profileChangedMeanwhile,
  profileChangeIncomplete,
  profileChangeNotFound,
} from 'contract/people/own-profile'
import { mayUse } from 'contract/platform/roles'
import { auditEntryOf } from '../../content/records/audit-entry.ts'
import { changeRecord } from '../../content/records/store.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { fieldChanges, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ProfileChangeTable } from '../../platform/db/profile-tables.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import type { Mail, OutgoingMail } from '../../platform/mail/mail.ts'
import { memberKind } from '../faculty/record.ts'
import { type ProfileEmailFacts, profileApprovedMail, profileReturnedMail } from './mails.ts'
import { dropChange } from './own-profile.ts'
import {
  changedProfileColumns,
  educationErrorOfChange,
  type Member,
  pickProfileColumns,
  readMember,
  readMembers,
  readProfileChange,
} from './profile-change.ts'

type ApprovalDeps = { changes: Changes; mail: Mail; config: { publicUrl: string }; now: () => Date }
type Seen = { _id: string; sentAt: string }

const departmentOf = (member: Member) => memberKind.department.of(member)

function waitingOf(member: Member, change: ProfileChangeTable): ProfileChange {
  const { _id, name, designation, department, slug } = member
  const { author, sentAt } = change
  const before = pickProfileColumns(member)
  const after = { ...before, ...changedProfileColumns(member, change) }
  const recorded = auditEntryOf(memberKind.declared, { before, after })
  return {
    ...{ _id, name, designation, slug, author, sentAt },
    ...(department && { department }),
    changes: [...fieldChanges(recorded.before, recorded.after), ...(recorded.changed ?? [])],
  }
}

export async function readProfileChanges(db: Db, actor: Administrator) {
  const changes = await db
    .selectFrom('profileChanges')
    .selectAll()
    .where('returnedAt', 'is', null)
    .orderBy('sentAt')
    .execute()
  const members = await readMembers(
    db,
    changes.map(({ memberId }) => memberId),
  )
  const waiting = changes.flatMap((change) => {
    const member = members.get(change.memberId)
    const isTheirs = member && mayUse(actor, 'write records', departmentOf(member))
    return isTheirs ? [waitingOf(member, change)] : []
  })
  return { waiting }
}

/** Rejects with 404, 403, or 409 for a different change. */
async function requireChange(trx: Trx, { _id, sentAt }: Seen, actor: Administrator) {
  const member = await readMember(trx, _id)
  const change = member && (await readProfileChange(trx, _id))
  if (!member || !change || change.returnedAt) throw notFound(profileChangeNotFound)
  requireRight(actor, 'write records', departmentOf(member))
  if (change.sentAt !== sentAt) throw conflict(profileChangedMeanwhile)
  return { member, change }
}

async function notify(
  { mail, config }: ApprovalDeps,
  trx: Trx,
  {
    to,
    by,
    compose,
  }: { to: string; by: string; compose: (facts: ProfileEmailFacts) => OutgoingMail },
  { name }: Member,
): Promise<void> {
  if (!mail.canSend || to === by) return
  await mail.queue(trx, compose({ name, by, publicUrl: config.publicUrl }))
}

/** Also rejects with 409 if the member has started teaching since and required fields are missing. */
export async function applyProfileChange(
  deps: ApprovalDeps & { pictures: Pictures },
  actor: Administrator,
  seen: Seen,
): Promise<void> {
  const { changes, pictures, mail, now } = deps
  const unused = await changes.commit('faculty', async (trx) => {
    const admin = await actor.confirm(trx)
    const { member, change } = await requireChange(trx, seen, actor)
    const lack = educationErrorOfChange(member, change)
    if (lack) throw conflict(profileChangeIncomplete(lack))
    const columns = changedProfileColumns(member, change)
    const written = { author: change.author, approvedBy: admin.name, at: now() }
    await changeRecord(trx, memberKind, member._id, columns, { ...written, action: 'approved' })
    await dropChange(trx, member._id)
    const before = pickProfileColumns(member)
    const recorded = auditEntryOf(memberKind.declared, { before, after: { ...before, ...columns } })
    const target = { _id: member._id, name: member.name }
    const activity = { admin, action: 'approved', subject: 'faculty', target } as const
    await recordActivity(trx, { ...activity, ...recorded }, now())
    const { author: to } = change
    const compose = (facts: ProfileEmailFacts) => profileApprovedMail(to, facts)
    await notify(deps, trx, { to, by: actor.email, compose }, member)
    return change.photo && member.photo
  })
  mail.sendQueued()
  if (unused) await removeUnused(pictures, unused)
}

export async function returnProfileChange(
  deps: ApprovalDeps,
  actor: Administrator,
  { note, ...seen }: Seen & { note: string },
): Promise<void> {
  const { changes, mail, now } = deps
  await changes.commit('faculty', async (trx) => {
    const admin = await actor.confirm(trx)
    const { member, change } = await requireChange(trx, seen, actor)
    await trx
      .updateTable('profileChanges')
      .set({ note, returnedAt: now().toISOString(), returnedBy: actor.email })
      .where('memberId', '=', member._id)
      .execute()
    const target = { _id: member._id, name: member.name }
    const activity = { admin, action: 'returned', subject: 'faculty', target } as const
    await recordActivity(trx, { ...activity, after: { note } }, now())
    const { author: to } = change
    const compose = (facts: ProfileEmailFacts) => profileReturnedMail(to, { ...facts, note })
    await notify(deps, trx, { to, by: actor.email, compose }, member)
  })
  mail.sendQueued()
}
