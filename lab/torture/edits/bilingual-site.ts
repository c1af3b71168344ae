import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { publishContent, readContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import { createTranslation } from 'contract/content/translations/calls'
import { anEventForm } from 'testing/event-form.ts'
import { type Comparison, comparePage, type PublicPage } from './public-site.ts'
import { textsOfEvent, textsOfPage } from './public-texts.ts'
import type { Publications } from './publications.ts'
import { createRecord, readTexts } from './record-form.ts'
import { type Office, type Person, untilAnswered } from './staff.ts'
import { firstPage } from './typing.ts'
import { wordsIn } from './words.ts'

/** Each server shows changes of the other one within this time. */
const freshMilliseconds = 1_000
/** A comparison is usually over by then; it starts again if something is published during it. */
const comparingMilliseconds = 800

type Options = { office: Office; publications: Publications; publisher: Person }

export type Entry = { path: string; sourceId: string; translationId: string }

/** A public page in English, and the beginning of its translation. */
async function newEntry({ office, publications, publisher: { call } }: Options): Promise<Entry> {
  const one = () => office.words.english('nobody')
  const _id = randomUUID()
  const created = await call(createContent, { body: { _id, type: 'page', name: `Page ${one()}` } })
  const { version, data: begun } = created.entry
  const data = { ...begun, ...firstPage(one) }
  publications.publish(wordsIn(data))
  const { entry } = await call(publishContent, { params: { _id }, body: { version, data } })
  office.log.see(entry)
  const body = { language: 'hi' } as const
  const translation = await call(createTranslation, { params: { _id }, body })
  office.log.see(translation.entry)
  return { path: `/pages/${begun.slug}`, sourceId: _id, translationId: translation.entry._id }
}

async function newEvent({ office, publications, publisher }: Options): Promise<string> {
  const event = await anEventForm({ title: `Event ${office.words.english('nobody')}` })
  publications.publish(wordsIn(event.title))
  return createRecord(publisher.call, 'events', event)
}

/** `count` pages and as many events, in both languages. */
export async function openSite(count: number, options: Options) {
  const { office, publications, publisher } = options
  const entries: Entry[] = []
  const eventIds: string[] = []
  while (entries.length < count) {
    entries.push(await newEntry(options))
    eventIds.push(await newEvent(options))
  }
  const ids = entries.flatMap(({ sourceId, translationId }) => [sourceId, translationId])
  const ofEntries: PublicPage[] = entries.map(({ path, sourceId, translationId }) => ({
    path,
    texts: async (now) => {
      const source = publications.publicData(sourceId, now)
      return source && textsOfPage(source, publications.publicData(translationId, now))
    },
  }))
  const events: PublicPage[] = eventIds.map((_id) => ({
    path: `/event/${_id}`,
    texts: async () => textsOfEvent(await readTexts(publisher.call, { subject: 'events', _id })),
  }))
  const pages = [...ofEntries, ...events]
  const see = async (_id: string) =>
    office.log.see(await untilAnswered(() => publisher.call(readContent, { params: { _id } })))

  /** Waits until both servers show everything, and nothing is about to be published. */
  async function rest(): Promise<void> {
    for (let end = Date.now() + freshMilliseconds; ; ) {
      await sleep(Math.max(0, end - Date.now()))
      const next = publications.nextDue(ids, Date.now() - freshMilliseconds)
      if (next > Date.now() + comparingMilliseconds) break
      end = next + freshMilliseconds
    }
    // Corrections change hashes of translations, which no response contains.
    for (const { translationId } of entries) await see(translationId)
  }

  return {
    entries,
    eventIds,
    ids,
    pages,
    seeAll: () => Promise.all(ids.map(see)),
    /** All pages on both servers. */
    compare: async (): Promise<Comparison[]> => {
      for (;;) {
        await rest()
        const now = Date.now()
        const texts = await Promise.all(pages.map((page) => page.texts(now)))
        const all = texts.flatMap((ofPage) => ofPage ?? [])
        const comparing = [0, 1].flatMap((at) =>
          pages.map(({ path }, index) => {
            const address = { origin: office.nodes.origin(at), path }
            return comparePage(address, { texts: texts[index], all }, publications)
          }),
        )
        const found = await Promise.all(comparing)
        if (publications.nextDue(ids, now) > Date.now()) return found
      }
    },
  }
}
export type Site = Awaited<ReturnType<typeof openSite>>
