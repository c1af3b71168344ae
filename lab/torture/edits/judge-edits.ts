import type { DeclaredRecord } from 'contract/content/record'
import type { RecordName } from 'contract/records'
import type { Db } from 'server/src/platform/db/open.ts'
import { writeResults } from '../../results.ts'
import { neverAny, type Run } from '../part.ts'
import type { EditLog, SentEdit } from './edit-log.ts'
import { type Words, without, wordsIn } from './words.ts'

type WordSet = ReadonlySet<string>
/** From one version to the next, and the edits that may have made it. */
type Step = { before: WordSet; after: WordSet; edits: SentEdit[]; merged?: Merged }
/** Words that were public, and words that somebody has replaced: forms merge what is published meanwhile. */
type Merged = { publicWords: WordSet; replaced: WordSet }

export type Faults = { silent: string[]; lost: string[] }

const isPossible = ({ status }: SentEdit) => status === 'acknowledged' || status === 'unanswered'

const nothing: WordSet = new Set()

const authorsOf = (edits: readonly SentEdit[]): string => {
  const names = edits.map(({ who, what, status }) => `${who} (${what}, ${status})`)
  return [...new Set(names)].join(' and ') || 'nobody'
}

/** Who made a step must have seen each word that went, and have typed each one that came. */
function judgeStep({ before, after, edits, merged }: Step, thing: string): string[] {
  const gone = without(before, after)
  const came = without(after, before)
  if (gone.length + came.length === 0) return []
  const published = came.filter((one) => merged?.publicWords.has(one))
  const isMerged = (one: string) => published.length > 0 && merged?.replaced.has(one)
  const isMade = edits.some(
    ({ adds, removes }) =>
      gone.every((one) => removes.has(one) || isMerged(one)) &&
      came.every((one) => (adds?.has(one) ?? true) || published.includes(one)),
  )
  if (isMade) return []
  return [`${thing}: ${gone} replaced by ${came} by ${authorsOf(edits)}`]
}

function entrySteps(log: EditLog, _id: string): Step[] {
  const states = log.statesOf(_id)
  const edits = log.editsOf(_id).filter(isPossible)
  const replaced = new Set(edits.flatMap(({ removes }) => [...removes]))
  return states.slice(1).map((state, at): Step => {
    const before = states[at] ?? state
    const between = edits.filter(({ base = -1 }) => base >= before.version && base < state.version)
    const merged = { publicWords: before.publicWords, replaced }
    return { before: before.words, after: state.words, edits: between, merged }
  })
}

/** Each edit is the next version after the one that its author saw, and contains what was sent. */
function judgeVersions(log: EditLog, _id: string): string[] {
  const states = new Map(log.statesOf(_id).map(({ version, words }) => [version, words]))
  return log.editsOf(_id).flatMap((edit) => {
    const { status, base = 0, version, sent } = edit
    if (status !== 'acknowledged') return []
    const words = states.get(base + 1) ?? nothing
    const isWhole = !sent || without(sent, words).length + without(words, sent).length === 0
    if (version === base + 1 && isWhole) return []
    return [`${_id}: version ${version} was made from ${base} by ${authorsOf([edit])}`]
  })
}

/** Somebody must have seen and replaced each public word that a publication replaces. */
function judgePublications(log: EditLog, _id: string): string[] {
  const edits = log.editsOf(_id)
  const replaced = new Set(edits.filter(isPossible).flatMap(({ removes }) => [...removes]))
  const before = new Map(log.statesOf(_id).map((state) => [state.version, state.publicWords]))
  return edits.flatMap(({ status, what, base = -1, who, sent = nothing }) => {
    if (status !== 'acknowledged' || what !== 'publish') return []
    const gone = without(before.get(base) ?? nothing, sent).filter((one) => !replaced.has(one))
    return gone.map((one) => `${_id}: ${who} has replaced ${one}, which was public`)
  })
}

/** The database of a run is deleted at its end. */
function keepEvidence(log: EditLog, _id: string, revisions: readonly object[]): void {
  const evidence = { states: log.statesOf(_id), edits: log.editsOf(_id), revisions }
  const named = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)
  writeResults(`edits-${_id}`, JSON.parse(JSON.stringify(evidence, named)))
}

export async function judgeEntry(
  { db, log, words }: { db: Db; log: EditLog; words: Words },
  _id: string,
): Promise<Faults> {
  const steps = entrySteps(log, _id)
  const rows = await db
    .selectFrom('contentRevisions')
    .select(['_id', 'basedOnId', 'author', 'savedAt', 'publishedAt', 'data'])
    .where('itemId', '=', _id)
    .execute()
  const { version } = await db
    .selectFrom('contentItems')
    .select('version')
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const forgotten = log.statesOf(_id).filter((state) => state.version > version)
  const stored = new Set(rows.flatMap(({ data }) => [...wordsIn(data)]))
  const ever = new Set([...stored, ...log.statesOf(_id).flatMap((state) => [...state.words])])
  const acknowledged = log.editsOf(_id).filter(({ status }) => status === 'acknowledged')
  const never = acknowledged.flatMap(({ sent = nothing }) => without(sent, ever))
  const lost = steps.flatMap(({ before, after, edits }) =>
    without(before, after).filter((one) => {
      // Authors replace words in their own drafts without a trace.
      const isOwn = edits.some(({ who, adds }) => adds && words.typistOf(one) === who)
      return !stored.has(one) && !isOwn
    }),
  )
  const faults = {
    silent: [
      ...judgeVersions(log, _id),
      ...steps.flatMap((step) => judgeStep(step, _id)),
      ...judgePublications(log, _id),
    ],
    lost: [...never, ...lost, ...forgotten.map((state) => `version ${state.version}`)].map(
      (one) => `${_id}: ${one}`,
    ),
  }
  if (faults.silent.length + faults.lost.length > 0) keepEvidence(log, _id, rows)
  return faults
}

type JudgedRecord = { subject: RecordName; _id: string } & Pick<DeclaredRecord, 'fields'>

/** The steps of a record are in its history. */
export async function judgeRecord(
  { db, log }: { db: Db; log: EditLog },
  { subject, _id, fields }: JudgedRecord,
): Promise<Faults> {
  const row: Record<string, unknown> = await db
    .selectFrom(subject)
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const versions = await db
    .selectFrom('recordVersions')
    .select('before')
    .where(subject === 'events' ? 'eventId' : 'memberId', '=', _id)
    .orderBy('_id', 'desc')
    .execute()
  let columns = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]]))
  const ever = wordsIn(columns)
  const edits = log.editsOf(_id)
  const silent: string[] = []
  for (const { before: json } of versions) {
    const before = { ...columns, ...JSON.parse(json) }
    const step = {
      before: wordsIn(before),
      after: wordsIn(columns),
      edits: edits.filter(isPossible),
    }
    silent.push(...judgeStep(step, _id))
    for (const one of step.before) ever.add(one)
    columns = before
  }
  const acknowledged = edits.filter(({ status }) => status === 'acknowledged')
  const lost = acknowledged.flatMap(({ who, sent = nothing }) =>
    without(sent, ever).map((one) => `${_id}: ${one} of ${who}`),
  )
  return { silent, lost }
}

export const faultFindings = (faults: readonly Faults[], log: EditLog, say: Run['say']) => [
  neverAny(
    'words lost',
    faults.flatMap((one) => one.lost),
    say,
  ),
  neverAny(
    'silent overwrites',
    faults.flatMap((one) => one.silent),
    say,
  ),
  neverAny('versions with two contents', log.different, say),
  neverAny('unexpected responses', log.unexpected, say),
]
