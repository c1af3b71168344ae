import { college } from 'college/facts'
import {
  formTexts,
  formVersion,
  recordConflict,
  type TypedTexts,
} from 'contract/content/form-version'
import type { DeclaredRecord } from 'contract/content/record'
import { translationOf } from 'contract/content/translations/record-translations'
import { ApiError, type Call } from 'contract/platform/client'
import { type RecordName, records } from 'contract/records'
import { formFields, type RecordValues } from 'web/app/panel/content/records/form-field.ts'
import { followedTexts, valuesAfter } from 'web/app/panel/content/records/merge-values.ts'
import { type Office, type Person, untilAnswered } from './staff.ts'
import { wordsIn } from './words.ts'

const maxRounds = 20

type At = { subject: RecordName; _id: string }

/** As the form shows them, without the picture. */
export async function readTexts(call: Call, { subject, _id }: At): Promise<TypedTexts> {
  const { fields, list }: DeclaredRecord = records[subject]
  let stored: object | undefined
  // Somebody may rename it while its page of the list is looked up.
  for (let left = maxRounds; !stored && left > 0; left--) {
    const { entries } = await untilAnswered(() => call(list, { query: { saved: _id } }))
    stored = entries.find((one) => one._id === _id)
  }
  if (!stored) throw new Error(`The list does not open at ${_id}`)
  const { image: _, photo: __, ...texts } = formTexts(fields, stored, college.timeZone)
  return texts
}

export async function createRecord(
  call: Call,
  subject: RecordName,
  body: Record<string, unknown>,
): Promise<string> {
  const { create }: DeclaredRecord = records[subject]
  const { _id } = await call(create, { body })
  if (!_id) throw new Error(`The new ${subject} has no id`)
  return _id
}

type Options = At & { onSend?: (texts: RecordValues) => void }

/** A form of an event or a person, merged as in the panel, and what its author has seen and replaced. */
export async function openRecordForm(
  { random, log }: Office,
  { email: who, call }: Person,
  { subject, _id, onSend }: Options,
) {
  const record: DeclaredRecord = records[subject]
  const fields = formFields(record, {})
  const typed = { adds: new Set<string>(), removes: new Set<string>() }

  let began = await readTexts(call, { subject, _id })
  let values: RecordValues = began
  const text = (name: string) => String(values[name] ?? '')

  function change(name: string, value: string): void {
    for (const one of wordsIn(values[name])) typed.removes.add(one)
    for (const one of wordsIn(value)) typed.adds.add(one)
    values = { ...values, [name]: value }
  }

  /** Keeps one side of each field that both have changed, and everything else of both. */
  function decide({ current, conflicts }: { current: TypedTexts; conflicts: string[] }): void {
    log.counts.questions++
    const choices = conflicts.map((name) => {
      const side = random(2) === 0 ? ('mine' as const) : ('theirs' as const)
      if (side === 'mine') for (const one of wordsIn(current[name])) typed.removes.add(one)
      return [name, side] as const
    })
    const sides = { values, current, began }
    values = { ...values, ...valuesAfter(fields, Object.fromEntries(choices), sides) }
    began = current
  }

  return {
    text,
    change,
    /** The Hindi of a text, typed beside it. */
    translate: (name: string, hindi: string) => {
      const field = Object.entries(record.fields).find(([one]) => one === name)?.[1]
      if (field) change(`${name}_hi`, translationOf(field, text(name), hindi))
    },
    /** Follows the list, as an open form does. */
    follow: async () => {
      const filled = await readTexts(call, { subject, _id })
      const followed = followedTexts(began, values)
      const names = Object.keys(filled).filter((name) => name in followed)
      const changed = Object.fromEntries(names.map((name) => [name, filled[name] ?? '']))
      values = { ...values, ...changed }
      began = { ...began, ...changed }
    },
    save: async () => {
      for (let round = 0; round < maxRounds; round++) {
        const body = { ...values, seen: formVersion(began) }
        onSend?.(values)
        const edit = { who, thing: _id, what: 'update', ...structuredClone(typed) }
        const sent = log.send({ ...edit, sent: wordsIn(values) })
        try {
          await untilAnswered(() => call(record.update, { params: { _id }, body }))
          log.acknowledge(sent)
          began = Object.fromEntries(Object.keys(values).map((name) => [name, text(name)]))
          return
        } catch (error) {
          const { status = 0, answer } = error instanceof ApiError ? error : {}
          log.fail(sent, status)
          const conflict = recordConflict.safeParse(answer).data
          if (status !== 409 || !conflict) throw error
          decide(conflict)
        }
      }
      throw new Error(`${who} can't save ${_id}`)
    },
  }
}
export type RecordForm = Awaited<ReturnType<typeof openRecordForm>>
