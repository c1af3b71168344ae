import { sampleFaculty } from 'college/sample-faculty'
import { startingFacts } from 'college/starting-content/facts'
import { type SetUpStep, setUpSteps, type TodayOverview } from 'contract/operations/today'
import type { Administrator } from '../../platform/access/actor.ts'
import { firstStart } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { PublishedEntry } from './published-entries.ts'

const sampleNames = sampleFaculty.map(({ name }) => name)

/** In one statement: whether this account has dismissed the steps, and what staff have added to the sample. */
const readProgress = (db: Db, adminId: string) =>
  db
    .selectFrom('admins')
    .select(['setUpDismissedAt'])
    .select(({ selectFrom }) => [
      selectFrom('admins')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('accounts'),
      selectFrom('faculty')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('name', 'not in', sampleNames)
        .as('people'),
      selectFrom('contentItems')
        .innerJoin('contentRevisions', 'contentRevisions._id', 'contentItems.publishedId')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('type', '=', 'notice')
        .where('author', '!=', firstStart.name)
        .as('notices'),
    ])
    .where('_id', '=', adminId)
    .executeTakeFirst()

const isOwnText = (value: unknown, sample: string) =>
  typeof value === 'string' && value.trim() !== '' && value !== sample

const firstNumber = (phones: unknown) =>
  Array.isArray(phones) ? (phones[0] as { number?: unknown } | undefined)?.number : undefined

/** Judged by what is public, compared with the sample that the site came with. */
export async function readSetUp(
  { db, mail }: { db: Db; mail: { canSend: boolean } },
  actor: Administrator,
  entries: readonly PublishedEntry[],
): Promise<TodayOverview['setUp']> {
  const facts = entries.find(({ type }) => type === 'facts')
  const progress = await readProgress(db, actor._id)
  if (!facts || !progress || progress.setUpDismissedAt) return undefined
  const { name, street, phones, officeHours } = facts.data
  const isDone: Record<SetUpStep, boolean> = {
    name: isOwnText(name, startingFacts.name) && isOwnText(street, startingFacts.street),
    phone: isOwnText(firstNumber(phones), startingFacts.phones[0]?.number ?? ''),
    hours: isOwnText(officeHours, startingFacts.officeHours),
    courses: entries.some(({ type, author }) => type === 'course' && author !== firstStart.name),
    notice: Number(progress.notices) > 0,
    people: Number(progress.people) > 0,
    colleague: Number(progress.accounts) > 1,
    email: mail.canSend,
  }
  const done = setUpSteps.filter((step) => isDone[step])
  return done.length < setUpSteps.length ? { done, factsId: facts._id } : undefined
}

export async function setSetUpDismissed(
  { db, now }: { db: Db; now: () => Date },
  isDismissed: boolean,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await actor.confirm(trx)
    await trx
      .updateTable('admins')
      .set({ setUpDismissedAt: isDismissed ? now().toISOString() : null })
      .where('_id', '=', actor._id)
      .execute()
  })
}
