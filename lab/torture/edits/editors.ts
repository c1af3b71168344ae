import { randomUUID } from 'node:crypto'
import { publishContent, readContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import { records } from 'contract/records'
import { anEventForm } from 'testing/event-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { count, never, type Part } from '../part.ts'
import { startTwo } from '../two-nodes.ts'
import { createEditLog } from './edit-log.ts'
import { type EntryForm, openEntryForm } from './entry-form.ts'
import { type Faults, faultFindings, judgeEntry, judgeRecord } from './judge-edits.ts'
import { createRecord, openRecordForm, type RecordForm } from './record-form.ts'
import { employ, type Office, type Person, untilAnswered } from './staff.ts'
import { firstPage, textsOfRecords, typeIntoPage, typeIntoRecord } from './typing.ts'
import { branch, createWords, pick, randomFrom } from './words.ts'

/** So that the histories contain all versions. */
const roundsPerDesk = 10
const roundsPerKill = 40
const subjects = ['events', 'faculty'] as const

type Desk = { entryId: string; ids: Record<(typeof subjects)[number], string> }
type Forms = { save: () => Promise<unknown>; edits: (() => Promise<void>)[] }

/** A page, an event and a person that nobody has edited yet. */
async function newDesk({ words, log }: Office, { call }: Person): Promise<Desk> {
  const one = () => words.english('nobody')
  const entryId = randomUUID()
  const body = { _id: entryId, type: 'page' as const, name: `Page ${one()}` }
  const { entry } = await untilAnswered(() => call(createContent, { body }))
  const data = { ...entry.data, ...firstPage(one) }
  const params = { _id: entryId }
  const published = await call(publishContent, { params, body: { version: entry.version, data } })
  log.see(published.entry)
  const event = await anEventForm({ title: `Event ${one()}`, venue: `Hall ${one()}` })
  const member = await aMemberForm({ name: `Dr. ${one()}`, education: `Degree ${one()}` })
  const events = await createRecord(call, 'events', event)
  const faculty = await createRecord(call, 'faculty', member)
  return { entryId, ids: { events, faculty } }
}

/** With random numbers of its own for each form. */
async function openForms(office: Office, person: Person, { entryId, ids }: Desk): Promise<Forms> {
  const own = () => ({ ...office, random: branch(office.random) })
  const [pages, ofEvents, ofPeople] = [own(), own(), own()]
  const { email: who } = person
  const entry = await openEntryForm(pages, person, { _id: entryId })
  const event = await openRecordForm(ofEvents, person, { subject: 'events', _id: ids.events })
  const member = await openRecordForm(ofPeople, person, { subject: 'faculty', _id: ids.faculty })
  return {
    save: () => entry.save(),
    edits: [
      () => editEntry(pages, who, entry),
      () => editRecord(ofEvents, who, { names: textsOfRecords.events, form: event }),
      () => editRecord(ofPeople, who, { names: textsOfRecords.faculty, form: member }),
    ],
  }
}

async function editEntry({ random, words }: Office, who: string, form: EntryForm) {
  const one = () => words.english(who)
  typeIntoPage(form, one, random)
  const saving = random(3) > 0 ? form.save() : form.publish()
  // Typing goes on while a request is under way.
  if (random(3) === 0) typeIntoPage(form, one, random)
  await saving
  if (random(8) === 0) await form.discard()
  if (random(2) === 0) await form.save()
}

async function editRecord(
  { random, words }: Office,
  who: string,
  { names, form }: { names: readonly string[]; form: RecordForm },
) {
  typeIntoRecord(form, pick(random, names), { words, who, random })
  await form.save()
  if (random(2) === 0) await form.follow()
}

async function judge(office: Office, { call }: Person, { entryId, ids }: Desk): Promise<Faults[]> {
  const params = { _id: entryId }
  office.log.see(await untilAnswered(() => call(readContent, { params })))
  return Promise.all([
    judgeEntry(office, entryId),
    ...subjects.map((subject) =>
      judgeRecord(office, { subject, _id: ids[subject], fields: records[subject].fields }),
    ),
  ])
}

/** Two people edit the same page, event and person at once, on two servers that die now and then. */
export const editors: Part = {
  size: 1_000,
  run: ({ place, size, seed, say }) =>
    place.look(async ({ db }) => {
      const nodes = await startTwo(() => place.start())
      const [random, words, log] = [randomFrom(seed), createWords(), createEditLog()]
      const office: Office = { db, nodes, random, words, log }
      const people = [
        await employ(office, { name: 'asha', role: 'publisher' }),
        await employ(office, { name: 'ravi', role: 'publisher' }),
      ] as const
      const faults: Faults[] = []
      say(`  seed ${seed}`)
      for (let round = 0; round < size; ) {
        const desk = await newDesk(office, people[0])
        const forms = await Promise.all(
          people.map((person) => openForms({ ...office, random: branch(random) }, person, desk)),
        )
        for (let left = roundsPerDesk; left > 0 && round < size; left--, round++) {
          const isKill = round % roundsPerKill === roundsPerKill - 1
          const edits = forms.flatMap((form) => form.edits)
          await Promise.all([isKill && nodes.kill(round), ...edits.map((edit) => edit())])
          if ((round + 1) % Math.ceil(size / 8) === 0) say(`  ${round + 1} of ${size} rounds`)
        }
        // Everybody leaves with everything saved.
        await Promise.all(forms.map(({ save }) => save()))
        faults.push(...(await judge(office, people[0], desk)))
      }
      await nodes.stop()
      const { acknowledged, conflicts, questions, merged, unanswered } = log.counts
      return [
        count('rounds', size),
        count('edits acknowledged', acknowledged),
        count('without an answer', unanswered),
        count('conflicts', conflicts),
        count('of which with a question', questions),
        count('publications that waited for a merge to be read', merged),
        count('kills', nodes.counts.kills),
        ...faultFindings(faults, log, say),
        never('servers that exited by themselves', nodes.counts.died),
      ]
    }),
}
