import { randomUUID } from 'node:crypto'
import type { EditedContent } from 'contract/content/calls'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { dayMilliseconds as day, minuteMilliseconds as minute } from 'contract/platform/durations'
import { createEntry, recover, trash } from '../src/content/entries/collection.ts'
import { saveDraft } from '../src/content/entries/drafts.ts'
import { readEdited } from '../src/content/entries/locks.ts'
import { move } from '../src/content/entries/order.ts'
import { purgeTrash } from '../src/content/entries/purge.ts'
import { cleanUpLibrary } from '../src/content/library/clean-up-library.ts'
import { publish } from '../src/content/publication/publish.ts'
import { publishDue } from '../src/content/publication/schedule.ts'
import { end, withdraw } from '../src/content/publication/unpublish.ts'
import type { Deps } from '../src/deps.ts'
import { type Administrator, confirmedAs } from '../src/platform/access/actor.ts'
import { HttpError } from '../src/platform/errors.ts'
import { createRandomThings } from './random-things.ts'

const slugs = Array.from({ length: 12 }, (_, index) => `place-${index}`)
const maxPages = 25

export const randomActor: Administrator = {
  kind: 'administrator',
  name: '',
  role: 'owner',
  departments: [],
  mayPublish: false,
  memberId: null,
  factorDue: undefined,
  _id: randomUUID(),
  email: 'random@college.test',
  network: '',
  tokenHash: '',
  passwordHash: '',
  confirm: async () => confirmedAs('random@college.test'),
}

const actor = randomActor

/** Pseudorandom numbers, reproducible by seed, each below the given one. */
export function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const words = {
  type: 'paragraph',
  content: [{ type: 'text', text: 'Words that stand here anyway.' }],
}
const linkTo = (_id: string) => ({
  type: 'paragraph',
  content: [
    {
      type: 'text',
      text: 'A page beside this one',
      marks: [{ type: 'link', attrs: { href: linkToEntry(_id) } }],
    },
  ],
})
const piece = (type: string, item: string) => ({ type, attrs: { item } })

type Random = ReturnType<typeof createRandom>
type Known = {
  pages: readonly string[]
  courses: readonly string[]
  things: ReturnType<typeof createRandomThings>
}

/** Random content of a page or course, with references. */
function randomWords(random: Random, { pages, courses, things }: Known) {
  const anyOf = <One>(all: readonly One[]) => all[random(all.length)]
  const visible = (type: string, ids: readonly string[]) =>
    [anyOf(ids)].flatMap((id) => (id ? [piece(type, id)] : []))
  const body = () => ({
    type: 'doc',
    content: [
      words,
      ...[anyOf(pages), anyOf(pages)].flatMap((id) => (id ? [linkTo(id)] : [])),
      ...visible('picture', things.ids('picture')),
      ...visible('download', things.ids('document')),
      ...visible('person', things.ids('member')),
      ...visible('course', courses),
    ],
  })
  const pageWords = () => ({
    ...(random(3) === 0 && { slug: anyOf(slugs) }),
    summary: 'What everybody should know about it.',
    ...(random(2) === 0 && { body: body() }),
  })
  const courseWords = () => ({
    syllabus: anyOf(things.ids('document')) ?? '',
    gallery: things.ids('picture').map((picture, index) => ({ _key: `${index}`, picture })),
  })
  return ({ version, basedOn, data, type }: EditedContent) => ({
    version,
    ...(basedOn && { basedOn }),
    data: { ...data, ...(type === 'page' ? pageWords() : courseWords()) },
  })
}

/** Random actions on pages, courses and what they show, many of which are rejected. */
export async function createRandomEditor(
  deps: Deps,
  { seed, advance }: { seed: number; advance: (milliseconds: number) => void },
) {
  const random = createRandom(seed)
  const pages: string[] = []
  const stored = await deps.db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'course')
    .execute()
  const courses = stored.map(({ _id }) => _id)
  const things = createRandomThings(deps, actor)
  const kinds = ['picture', 'document', 'member'] as const
  const anyOf = <One>(all: readonly One[]) => all[random(all.length)]
  const soon = () => new Date(deps.now().getTime() + (1 + random(20)) * minute).toISOString()
  const written = randomWords(random, { pages, courses, things })
  const begin = async () => {
    if (pages.length >= maxPages) return
    const _id = randomUUID()
    await createEntry(deps, { _id, type: 'page', name: 'Some page' }, actor)
    pages.push(_id)
  }
  const acts: ((entry: EditedContent) => Promise<unknown>)[] = [
    begin,
    (entry) => saveDraft(deps, entry._id, written(entry), actor),
    (entry) => saveDraft(deps, entry._id, written(entry), actor),
    (entry) => publish(deps, entry._id, written(entry), actor),
    (entry) => publish(deps, entry._id, { ...written(entry), at: soon() }, actor),
    (entry) => withdraw(deps, entry._id, entry.version, actor),
    (entry) => end(deps, soon(), entry._id, entry.version, actor),
    (entry) => trash(deps, entry._id, entry.version, actor),
    (entry) => recover(deps, entry._id, entry.version, actor),
    (entry) => recover(deps, entry._id, entry.version, actor),
    ({ _id, position }) => move(deps, { _id, position, before: anyOf(pages) }, actor),
    () => things.add(anyOf(kinds) ?? 'picture'),
    () => things.add(anyOf(kinds) ?? 'picture'),
    async () => {
      const kind = anyOf(kinds) ?? 'picture'
      await things.takeAway(kind, anyOf(things.ids(kind)))
    },
    async () => advance(random(5) * minute),
    () => publishDue(deps),
    async () => {
      if (random(40) > 0) return
      advance(31 * day)
      await purgeTrash(deps)
      await cleanUpLibrary(deps)
    },
  ]
  return {
    /** One action; rejections are expected. Returns whether it succeeded. */
    async edit(): Promise<boolean> {
      const page = anyOf(random(5) === 0 ? courses : pages)
      const entry = page && (await readEdited(deps.db, page, deps.now()).catch(() => undefined))
      for (const list of [pages, courses])
        if (page && !entry && list.includes(page)) list.splice(list.indexOf(page), 1)
      try {
        await (entry ? anyOf(acts)?.(entry) : begin())
        return true
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return false
      }
    },
  }
}
