import { college } from 'college/facts'
import { sampleEvents } from 'college/sample-events'
import { type SampleEvent, sampleWalls } from 'college/sample-events/sample-event'
import type { SampleMember } from 'college/sample-faculty/sample-member'
import { samplePages } from 'college/sample-pages'
import type { RecordFields } from 'contract/content/field'
import { allNodes } from 'contract/content/rich-text/rich-text-node'
import { referenceTargetOf } from 'contract/content/rich-text/rich-text-references'
import { recordText, translationOf } from 'contract/content/translations/record-translations'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { v7 as uuidv7 } from 'uuid'
import { seedSamplePages } from '../../content/entries/seed.ts'
import { built, portraitKey } from '../../content/library/starting/built-files.ts'
import { createdBy, insertRecord } from '../../content/records/store.ts'
import type { Columns } from '../../content/records/tables.ts'
import { readEventCategories } from '../../events/calendar/categories.ts'
import { eventKind } from '../../events/calendar/record.ts'
import { memberKind } from '../../people/faculty/record.ts'
import { firstStart } from '../../platform/activity-log/record-activity.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { addAroundEvent } from './around-event.ts'

type SeedDeps = Pick<PlatformDeps, 'db' | 'changes' | 'now'>

async function isEmpty(db: DbOrTrx, table: 'events' | 'faculty'): Promise<boolean> {
  return !(await db.selectFrom(table).select('_id').limit(1).executeTakeFirst())
}

/** So that a first look at the pages in Hindi is a real one. */
async function hindiColumns(fields: RecordFields, columns: Columns): Promise<Columns> {
  const { hindiOf } = await import('../../content/entries/seed-translations.ts')
  return Object.fromEntries(
    Object.entries(fields).flatMap(([column, { besideText, translates }]) => {
      const english = besideText && columns[besideText.name]
      const text = translates && english ? hindiOf(recordText(translates, english)) : undefined
      return translates && text ? [[column, translationOf(translates, english, text)]] : []
    }),
  )
}

export async function seedFaculty(
  { db, changes, now }: SeedDeps,
  members: readonly SampleMember[],
): Promise<void> {
  if (members.length === 0 || !(await isEmpty(db, 'faculty'))) return
  const files = await built.read()
  await changes.commit('faculty', async (trx) => {
    if (!(await isEmpty(trx, 'faculty'))) return
    for (const { experience, portrait, ...member } of members) {
      const columns = memberKind.toColumns({ ...member, experience: experience?.toString() })
      // As built, not a copy: the name of the file says that it is drawn.
      const photo = (portrait && files.get(portraitKey(portrait))?.address) || null
      const inHindi = await hindiColumns(memberKind.declared.fields, columns)
      await insertRecord(
        trx,
        memberKind,
        { ...columns, ...inHindi, photo },
        createdBy(firstStart, now()),
      )
    }
  })
}

type Files = ReadonlyMap<string, { address: string }>

async function copyPicture(
  pictures: Pictures,
  files: Files,
  picture: string | undefined,
): Promise<string> {
  if (!picture) return ''
  const file = files.get(picture)
  if (!file) throw new Error(`The build has no picture ${picture} for a sample event`)
  return pictures.copy(file.address)
}

/** Each series weekly, from its first event on. */
function seriesColumns(series: string | undefined, known: Map<string, string>, date: string) {
  if (!series) return {}
  const seriesId = known.get(series) ?? uuidv7()
  known.set(series, seriesId)
  return { seriesId, seriesEvery: 'week', seriesAt: toInstant(date, college.timeZone) }
}

const lifecycleOf = ({ cancelled }: SampleEvent) =>
  cancelled ? { state: 'cancelled', stateNote: cancelled } : {}

async function insertEvents(trx: Trx, images: ReadonlyMap<SampleEvent, string>, now: Date) {
  const today = localDay(now.toISOString(), college.timeZone)
  const categories = await readEventCategories(trx, now)
  const series = new Map<string, string>()
  for (const [event, image] of images) {
    const { until: _, category, series: name, details, ...written } = event
    const walls = sampleWalls(event, today)
    // The college may have removed the category.
    const known = categories.find(({ slug }) => slug === category)?._id
    const columns = eventKind.toColumns({
      ...written,
      ...(details && { details: JSON.stringify(details) }),
      ...walls,
      ...(known && { category: known }),
    })
    const extraColumns = {
      image,
      ...lifecycleOf(event),
      ...seriesColumns(name, series, walls.date),
    }
    const texts = { ...columns, ...extraColumns }
    const inHindi = await hindiColumns(eventKind.declared.fields, texts)
    const _id = await insertRecord(
      trx,
      eventKind,
      { ...texts, ...inHindi },
      createdBy(firstStart, now),
    )
    await addAroundEvent(trx, _id, event, now)
  }
}

export async function seedEvents({
  db,
  changes,
  now,
  pictures,
}: SeedDeps & { pictures: Pictures }): Promise<void> {
  if (!(await isEmpty(db, 'events'))) return
  const files = await built.read()
  // Oldest first, as a college would have created them.
  const images = new Map(
    await Promise.all(
      sampleEvents
        .toReversed()
        .map(async (event) => [event, await copyPicture(pictures, files, event.picture)] as const),
    ),
  )
  const isSeeded = await changes.commit('events', async (trx) => {
    if (!(await isEmpty(trx, 'events'))) return false
    await insertEvents(trx, images, now())
    return true
  })
  if (isSeeded) return
  const copied = [...images.values()].filter(Boolean)
  await Promise.all(copied.map((image) => pictures.remove(image)))
}

const membersIn = ({ body }: (typeof samplePages)[number]): string[] =>
  allNodes(body).flatMap((node) => {
    const target = referenceTargetOf(node)
    return target?.kind === 'member' ? [target.id] : []
  })

/** After the people whom the pages name. None if the college has people of its own. */
export async function seedPages({ db, now }: SeedDeps): Promise<void> {
  const rows = await db.selectFrom('faculty').select(['_id', 'slug']).execute()
  const members = new Map(rows.map(({ _id, slug }) => [slug, _id]))
  const isOurs = samplePages.every((page) => membersIn(page).every((slug) => members.has(slug)))
  if (isOurs) await seedSamplePages({ db, now }, samplePages, members)
}
