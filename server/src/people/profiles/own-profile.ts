import * as contract from 'contract/people/own-profile'
import {
  type MemberProfileForm,
  noProfile,
  profileChangeNotFound,
  profileFields,
  profileSaved,
  profileSent,
} from 'contract/people/own-profile'
import { mayUse } from 'contract/platform/roles'
import { auditEntryOf } from '../../content/records/audit-entry.ts'
import { mergedColumns } from '../../content/records/merge-form.ts'
import { changeRecord } from '../../content/records/store.ts'
import type { Columns } from '../../content/records/tables.ts'
import { readSettings } from '../../content/settings/settings.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { badRequest, notFound } from '../../platform/errors.ts'
import { removeUnused, rollBack } from '../../platform/images/roll-back.ts'
import { memberKind } from '../faculty/record.ts'
import {
  changedProfileColumns,
  educationErrorOf,
  type Member,
  pickProfileColumns,
  profileValuesOf,
  readMember,
  readProfileChange,
  textColumnsOf,
} from './profile-change.ts'

type WriteDeps = Pick<PlatformDeps, 'changes' | 'pictures' | 'now'>
type Own = Pick<Administrator, 'memberId'>

async function requireOwn(db: DbOrTrx, { memberId }: Own): Promise<Member> {
  const member = memberId ? await readMember(db, memberId) : undefined
  if (!member) throw notFound(noProfile)
  return member
}

export async function readOwnProfile(db: Db, { memberId }: Own) {
  const isApproved = (await readSettings(db)).approvesProfiles === true
  const member = memberId ? await readMember(db, memberId) : undefined
  if (!member) return { isApproved }
  const change = await readProfileChange(db, member._id)
  const { returnedAt: at, returnedBy: by, note } = change ?? {}
  return {
    member: withoutNulls(member),
    isApproved,
    ...(change && {
      sent: {
        values: profileValuesOf(member, change),
        sentAt: change.sentAt,
        ...(at && by && { returned: { at, by, note: note ?? '' } }),
      },
    }),
  }
}

type Sent = { form: Omit<MemberProfileForm, 'photo'>; address: string | undefined }

/** Rejects with 400 for missing fields, and 409 for concurrent changes of the same field. */
async function changedProfile(trx: Trx, member: Member, sent: Sent): Promise<Columns> {
  const change = await readProfileChange(trx, member._id)
  const before = {
    ...pickProfileColumns(member),
    ...(change && changedProfileColumns(member, change)),
  }
  const toColumns = (form: Sent['form']): Columns => {
    const education = educationErrorOf(member, form)
    if (education) throw badRequest(education, { education })
    return textColumnsOf(member, form)
  }
  const declared = {
    naming: memberKind.declared.naming,
    fields: profileFields,
    update: contract.updateOwnProfile,
  }
  const kind = { declared, toColumns }
  return { ...before, ...(await mergedColumns(trx, kind, { _id: member._id, before }, sent)) }
}

const differing = (member: Member, { photo: _, ...texts }: Columns): Columns => {
  const known = pickProfileColumns(member)
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== known[name]))
}

const targetOf = ({ _id, name }: Member) => ({ _id, name })

/** Replaces an earlier change. Returns the orphaned photo. */
async function saveChange(
  trx: Trx,
  { _id: memberId }: Member,
  { photo = null, ...columns }: Columns,
  sent: { author: string; sentAt: string },
): Promise<string | null | undefined> {
  const previous = await readProfileChange(trx, memberId)
  const row = { memberId, ...sent, data: JSON.stringify(columns), photo: previous?.photo ?? null }
  await trx.deleteFrom('profileChanges').where('memberId', '=', memberId).execute()
  await trx
    .insertInto('profileChanges')
    .values({ ...row, ...(typeof photo === 'string' && { photo }) })
    .execute()
  return photo ? previous?.photo : undefined
}

/** Returns the deleted row. */
export async function dropChange(trx: Trx, memberId: string) {
  const previous = await readProfileChange(trx, memberId)
  await trx.deleteFrom('profileChanges').where('memberId', '=', memberId).execute()
  return previous
}

/** Updates directly, or sends for approval if the college requires that. */
export async function saveOwnProfile(
  { changes, pictures, now }: WriteDeps,
  actor: Administrator,
  { form, file }: { form: Omit<MemberProfileForm, 'photo'>; file: File | undefined },
): Promise<string> {
  const address = file && (await pictures.save(file, 'first'))
  const { message, unused } = await changes
    .commit('faculty', async (trx) => {
      const admin = await actor.confirm(trx)
      const member = await requireOwn(trx, actor)
      const profile = await changedProfile(trx, member, { form, address })
      const { approvesProfiles } = await readSettings(trx)
      const mayWrite = mayUse(actor, 'write records', memberKind.department.of(member))
      const activity = { admin, subject: 'faculty', target: targetOf(member) } as const
      if (approvesProfiles && !mayWrite) {
        const sent = { author: actor.email, sentAt: now().toISOString() }
        const photo = address ?? null
        const changed = differing(member, profile)
        const replaced = await saveChange(trx, member, { ...changed, photo }, sent)
        await recordActivity(trx, { ...activity, action: 'requested' }, now())
        return { message: profileSent, unused: [replaced] }
      }
      const dropped = await dropChange(trx, member._id)
      const columns = { ...profile, photo: address ?? member.photo }
      await changeRecord(trx, memberKind, member._id, columns, {
        ...{ author: admin.name, action: 'updated', at: now() },
      })
      const recorded = auditEntryOf(memberKind.declared, {
        before: pickProfileColumns(member),
        after: columns,
      })
      await recordActivity(trx, { ...activity, ...recorded, action: 'updated' }, now())
      return { message: profileSaved, unused: [dropped?.photo, address && member.photo] }
    })
    .catch(rollBack(pictures, address))
  for (const one of unused) if (one) await removeUnused(pictures, one)
  return message
}

export async function discardSentProfile(
  { changes, pictures, now }: WriteDeps,
  actor: Administrator,
): Promise<void> {
  const photo = await changes.commit('faculty', async (trx) => {
    const admin = await actor.confirm(trx)
    const member = await requireOwn(trx, actor)
    const dropped = await dropChange(trx, member._id)
    if (!dropped) throw notFound(profileChangeNotFound)
    const activity = { admin, action: 'cancelled', subject: 'faculty' } as const
    await recordActivity(trx, { ...activity, target: targetOf(member) }, now())
    return dropped.photo
  })
  if (photo) await removeUnused(pictures, photo)
}
