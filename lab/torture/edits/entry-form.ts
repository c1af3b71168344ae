import { setTimeout as sleep } from 'node:timers/promises'
import {
  discardDraft,
  type EditedContent,
  publishContent,
  readContent,
  restoreContent,
  saveContent,
  unscheduleContent,
  type WrittenContent,
} from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { recoverContent, trashContent, withdrawContent } from 'contract/content/entry-calls'
import { createPublicationRequest } from 'contract/content/request-calls'
import { declaredOf } from 'contract/content/translations/translation-types'
import { ApiError } from 'contract/platform/client'
import { Editing } from 'web/app/panel/content/editing/editing.ts'
import {
  currentOf,
  type PublishOptions,
  type SaveResult,
} from 'web/app/panel/content/editing/editing-state.ts'
import { setAt, valueAt } from 'web/app/panel/content/entries/form-data.ts'
import type { SentEdit } from './edit-log.ts'
import { type Office, type Person, untilAnswered } from './staff.ts'
import { wordsIn } from './words.ts'

const maxTries = 60
const pauseMilliseconds = 50

/** `onPublish` is called before a text is sent for publication. */
type Options = { _id: string; onPublish?: (data: ContentData, how: PublishOptions) => void }

type Work = () => Promise<{ entry: EditedContent }>

/** The panel's own form of an entry, in which one person types, and what that person has seen and replaced. */
export async function openEntryForm(
  { random, log }: Office,
  { email: who, call }: Person,
  { _id, onPublish }: Options,
) {
  const params = { _id }
  const read = () => call(readContent, { params })
  const entry = await untilAnswered(read)
  log.see(entry)
  const typed = { adds: new Set<string>(), removes: new Set<string>() }
  const shown = () => {
    const { data, entry: current } = editing.snapshot()
    return wordsIn([data, current.publicData])
  }

  async function send(
    edit: Pick<SentEdit, 'what' | 'base' | 'adds' | 'removes' | 'sent'>,
    work: Work,
  ): Promise<EditedContent> {
    const sent = log.send({ who, thing: _id, ...edit })
    try {
      const answer = await work()
      log.acknowledge(sent, answer.entry)
      return answer.entry
    } catch (error) {
      const current = currentOf(error)
      if (current) log.see(current)
      log.fail(sent, error instanceof ApiError ? error.status : 0)
      throw error
    }
  }
  const write = (what: string, { version: base, data }: WrittenContent, work: Work) => {
    const { adds, removes } = structuredClone(typed)
    return send({ what, base, adds, removes, sent: wordsIn(data) }, work)
  }
  /** Of the version that the form shows. */
  const act = (what: string, base: number, work: Work) =>
    send({ what, base, adds: undefined, removes: shown() }, work)

  const editing = new Editing({
    entry,
    type: declaredOf(entry.type),
    calls: {
      read,
      save: (body) => write('save', body, () => call(saveContent, { params, body })),
      publish: (body) => {
        onPublish?.(body.data, body)
        return write('publish', body, () => call(publishContent, { params, body }))
      },
      unschedule: (body) =>
        act('unschedule', body.version, () => call(unscheduleContent, { params, body })),
      discard: (body) => act('discard', body.version, () => call(discardDraft, { params, body })),
      restore: (body) => act('restore', body.version, () => call(restoreContent, { params, body })),
    },
    writer: who,
    nameOf: (email) => email,
    isReturning: false,
  })

  /** Chooses one side of each text that both have changed. */
  function decide(): void {
    const { question } = editing.snapshot()
    if (!question) return
    log.counts.questions++
    const choices = question.conflicts.map(({ path, mine, theirs }) => {
      const side = random(2) === 0 ? ('mine' as const) : ('theirs' as const)
      for (const one of wordsIn(side === 'mine' ? theirs : mine)) typed.removes.add(one)
      for (const one of wordsIn(side === 'mine' ? mine : theirs)) typed.adds.add(one)
      return [path, side] as const
    })
    question.answer(Object.fromEntries(choices))
  }

  /** Clicks until it is done, or the server says why it can't be. */
  async function click(work: () => Promise<SaveResult | boolean>): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries++) {
      decide()
      try {
        const result = await work()
        if (result === true || result === 'done') return true
        if (result === 'merged') log.counts.merged++
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status !== 0 && error.status !== 503) return false
      }
      const { question, save } = editing.snapshot()
      // In the trash, for example.
      if (save.stage === 'failed' && save.reason) return false
      if (!question) await sleep(pauseMilliseconds)
    }
    throw new Error(`${who} can't save ${_id}: ${JSON.stringify(editing.snapshot().save)}`)
  }

  /** Changes no text. */
  const moving = (endpoint: typeof withdrawContent | typeof trashContent | typeof recoverContent) =>
    click(() =>
      editing.actOnSaved((body) =>
        act(endpoint.url, body.version, () => call(endpoint, { params, body })),
      ),
    )
  const request = (body: WrittenContent) =>
    write('request', body, () => call(createPublicationRequest, { params, body }))

  return {
    data: () => editing.snapshot().data,
    publicData: () => editing.snapshot().entry.publicData,
    change: (path: string, value: unknown) => {
      const { data } = editing.snapshot()
      const after = wordsIn(setAt(data, path, value))
      for (const one of wordsIn(valueAt(data, path))) if (!after.has(one)) typed.removes.add(one)
      for (const one of wordsIn(value)) typed.adds.add(one)
      editing.change(path, value)
    },
    save: () => click(() => editing.flush()),
    publish: (how: PublishOptions = {}) => click(() => editing.publish(how)),
    request: () => click(() => editing.actOnTyped(request)),
    discard: () => click(() => editing.discard()),
    unschedule: () => click(() => editing.unschedule()),
    restore: (revision: string) => click(() => editing.restore(revision)),
    withdraw: () => moving(withdrawContent),
    trash: () => moving(trashContent),
    recover: () => moving(recoverContent),
  }
}
export type EntryForm = Awaited<ReturnType<typeof openEntryForm>>
