import { records } from 'contract/records'
import { count, never, neverAny, type Part } from '../part.ts'
import { startTwo } from '../two-nodes.ts'
import { openSite, type Site } from './bilingual-site.ts'
import { createEditLog } from './edit-log.ts'
import { type EntryForm, openEntryForm } from './entry-form.ts'
import { faultFindings, judgeEntry, judgeRecord } from './judge-edits.ts'
import { type Actor, author, notePublication, publisher, translator } from './language-acts.ts'
import { type Comparison, watchPages } from './public-site.ts'
import { createPublications } from './publications.ts'
import { openRecordForm } from './record-form.ts'
import { employ, type Office, type Role } from './staff.ts'
import { textsOfRecords, typeIntoRecord } from './typing.ts'
import { branch, createWords, pick, randomFrom, wordsIn } from './words.ts'

const batchesPerKill = 8
/** So that the histories contain all versions. */
const editsPerPage = 75

type Act = (actor: Actor, _id: string, form: EntryForm) => Promise<unknown>

/** Opens forms of entries: one that has stayed open since, or a new one. */
function createForms() {
  const open = new Map<string, EntryForm>()
  return async ({ office, person, publications }: Actor, _id: string): Promise<EntryForm> => {
    const name = `${person.email} ${_id}`
    const known = open.get(name)
    if (known && office.random(2) === 0) return known
    // Whoever closes a form has saved it.
    await known?.save()
    const form: EntryForm = await openEntryForm(office, person, {
      _id,
      onPublish: (data, how) =>
        notePublication(publications, { _id, before: form.publicData() }, data, how),
    })
    open.set(name, form)
    return form
  }
}

async function editEvent({ office, person, publications }: Actor, eventId: string): Promise<void> {
  const { random, words } = office
  const form = await openRecordForm(office, person, {
    ...{ subject: 'events', _id: eventId },
    onSend: (values) => publications.publish(wordsIn(values)),
  })
  const { email: who } = person
  const { bind } = publications
  typeIntoRecord(form, pick(random, textsOfRecords.events), { words, who, random, bind })
  await form.save()
}

/** One edit by each of them. Who reads first and who is faster is up to the servers. */
function createActs({ entries, eventIds }: Site, actors: Record<string, Actor>) {
  const formOf = createForms()
  const onEntry = (kind: 'sourceId' | 'translationId', act: Act) => async (actor: Actor) => {
    const { [kind]: _id } = pick(actor.office.random, entries)
    return act(actor, _id, await formOf(actor, _id))
  }
  const onEvent = (actor: Actor) => editEvent(actor, pick(actor.office.random, eventIds))
  const acts: Record<string, (actor: Actor) => Promise<unknown>> = {
    author: onEntry('sourceId', author),
    publisher: onEntry('sourceId', publisher),
    translator: onEntry('translationId', translator),
    clerk: onEvent,
    otherClerk: onEvent,
  }
  return Object.entries(actors).flatMap(([name, actor]) => {
    const act = acts[name]
    return act ? [() => act(actor)] : []
  })
}

/** An author, a publisher, a translator and two clerks edit pages and an event in both languages at once. */
export const languages: Part = {
  size: 300,
  run: ({ place, size, seed, say }) =>
    place.look(async ({ db }) => {
      const nodes = await startTwo(() => place.start())
      const [random, words, log] = [randomFrom(seed), createWords(), createEditLog()]
      const office: Office = { db, nodes, random, words, log }
      const publications = createPublications(log)
      const own = async (name: string, role: Role) => ({
        office: { ...office, random: branch(random) },
        person: await employ(office, { name, role }),
        publications,
      })
      const actors = {
        author: await own('author', 'author'),
        publisher: await own('publisher', 'publisher'),
        translator: await own('translator', 'translator'),
        clerk: await own('clerk', 'publisher'),
        otherClerk: await own('other-clerk', 'publisher'),
      }
      const site = await openSite(Math.ceil(size / editsPerPage), {
        ...{ office, publications, publisher: actors.publisher.person },
      })
      const acts = createActs(site, actors)
      const stopWatching = watchPages({ nodes, publications, random: branch(random) }, site.pages)
      const batches = Math.ceil(size / acts.length)
      const all: Comparison[] = []
      say(`  seed ${seed}`)
      for (let batch = 1; batch <= batches; batch++) {
        const isKill = batch % batchesPerKill === 0
        await Promise.all([
          isKill && nodes.kill(batch / batchesPerKill),
          ...acts.map((act) => act()),
        ])
        all.push(...(await site.compare()))
        await site.seeAll()
        if (batch % Math.ceil(batches / 6) === 0) say(`  ${batch * acts.length} of ${size} edits`)
      }
      const { early, reads } = await stopWatching()
      const faults = await Promise.all([
        ...site.ids.map((_id) => judgeEntry(office, _id)),
        ...site.eventIds.map((_id) =>
          judgeRecord(office, { subject: 'events', _id, ...records.events }),
        ),
      ])
      await nodes.stop()
      const sum = (of: (one: Comparison) => number) =>
        all.reduce((total, one) => total + of(one), 0)
      const { acknowledged, conflicts, questions, unanswered } = log.counts
      return [
        count('edits', batches * acts.length),
        count('changes acknowledged', acknowledged),
        count('without an answer', unanswered),
        count('conflicts', conflicts),
        count('of which with a question', questions),
        count('kills', nodes.counts.kills),
        count('pages read meanwhile', reads),
        count('pages compared in both languages', all.length),
        {
          ...count(
            'texts read in Hindi',
            sum(({ inHindi }) => inHindi),
          ),
          atLeast: 1,
          isMust: true,
        },
        count(
          'texts read in English on pages in Hindi',
          sum(({ inEnglish }) => inEnglish),
        ),
        neverAny(
          'contradictions',
          all.flatMap((one) => one.faults),
          say,
        ),
        neverAny('texts shown early', early, say),
        ...faultFindings(faults, log, say),
        never('servers that exited by themselves', nodes.counts.died),
      ]
    }),
}
