import { acceptsFees, type CourseFees, type FeesOfVersion } from 'contract/content/course-fees'
import { ApiError } from 'contract/platform/client'
import { countOf } from 'contract/platform/format-count'
import { useRef, useState } from 'react'
import { useFeeCalls } from '#app/data/fees'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useRights } from '../../shell/use-rights'
import { isSessionEnd } from '../../shell/use-session-end'
import type { ConflictQuestion } from '../editing/editing-state'
import type { Choices } from '../editing/merge'
import { isPending, typedFor } from './fee-grid'
import { type FeeQuestion, sendFees } from './send-fees'
import type { FeeTableState } from './use-fee-table'

const failed = 'Not saved. Check your connection and try again.'
const undone = 'Undone. The website shows the previous fees again.'
const mergedText = (theirs: string) =>
  `${theirs} changed these fees in the meantime. Check them, then try again.`
const postponed = 'Someone else changed the same fees. Yours are still here, but not saved.'

const wordsOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return failed
  return [error.message || failed, ...Object.values(error.errors)].join('. ')
}

type FeeConflict = ConflictQuestion & { title: string }

/** Render `question`; `chooseSides` resolves with the choices, or without any if it was closed. */
function useQuestion() {
  const [question, setQuestion] = useState<FeeConflict>()
  const answer = useRef<(choices: Choices | undefined) => void>(undefined)
  const respond = (choices?: Choices) => {
    setQuestion(undefined)
    answer.current?.(choices)
  }
  const chooseSides = (about: FeeQuestion) =>
    new Promise<Choices | undefined>((resolve) => {
      answer.current = resolve
      setQuestion({ ...about, answer: respond })
    })
  return { question, chooseSides, close: () => respond() }
}

const coursesText = (count: number) => countOf(count, 'course', 'courses')
const savedText = (live: number, drafts: number) =>
  [
    live > 0 && `Published. The fees of ${coursesText(live)} are on the website.`,
    drafts > 0 && `Saved as a draft: ${coursesText(drafts)}.`,
  ]
    .filter(Boolean)
    .join(' ')

type Published = { _id: string; before: FeesOfVersion }

/** Sends one course after the other: what fails keeps its typed amounts and says why. */
export function useSaveFees(panel: Panel, table: FeeTableState) {
  const calls = useFeeCalls()
  const { may } = useRights()
  const nameOf = useAccountName()
  const { question, chooseSides, close } = useQuestion()
  const [isBusy, setBusy] = useState(false)
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  const [published, setPublished] = useState<readonly Published[]>([])
  const publishes = (row: CourseFees) => acceptsFees(row) && may('publish content', row.department)
  const { rows, changed } = table
  const waiting = rows.filter((row) => changed.includes(row) || (isPending(row) && publishes(row)))
  const note = (row: CourseFees, text = '') =>
    setNotes((before) => ({ ...before, [row._id]: text }))

  /** Rejects if the session has ended. */
  async function sendRow(row: CourseFees, fees: FeesOfVersion, isPublic: boolean) {
    note(row)
    try {
      const write = isPublic ? calls.publish : calls.save
      const send = ({ _id, version }: CourseFees, sent: FeesOfVersion) =>
        write(_id, { version, ...sent })
      const result = await sendFees(row, fees, { send, chooseSides })
      table.put(result.row, result.status === 'sent' ? {} : typedFor(result.row, result.mine))
      if (result.status !== 'sent')
        note(row, result.status === 'merged' ? mergedText(nameOf(result.theirs)) : postponed)
      return result.status === 'sent'
    } catch (error) {
      if (isSessionEnd(error)) throw error
      note(row, wordsOf(error))
      return false
    }
  }

  async function inTurn(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    await work().catch(() => undefined) // only the end of the session, which leads to the login
    setBusy(false)
  }

  const save = () =>
    inTurn(async () => {
      const live: Published[] = []
      let drafts = 0
      for (const row of waiting) {
        const isPublic = publishes(row)
        if (!(await sendRow(row, table.feesFor(row), isPublic))) continue
        if (isPublic && row.public) live.push({ _id: row._id, before: row.public })
        else drafts++
      }
      setPublished(live)
      const text = savedText(live.length, drafts)
      if (text) panel.showSuccess(text)
    })

  const undo = () =>
    inTurn(async () => {
      const left: Published[] = []
      for (const one of published) {
        const row = rows.find(({ _id }) => _id === one._id)
        if (row && !(await sendRow(row, one.before, true))) left.push(one)
      }
      setPublished(left)
      if (left.length === 0) panel.showSuccess(undone)
    })

  return {
    ...{ isBusy, notes, question, close, waiting, publishes, save },
    undo: published.length > 0 && changed.length === 0 ? undo : undefined,
  }
}
export type FeeSaving = ReturnType<typeof useSaveFees>
