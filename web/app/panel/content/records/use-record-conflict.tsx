import { formVersion, recordConflict, type TypedTexts } from 'contract/content/form-version'
import { isUpload } from 'contract/content/upload-fields'
import { ApiError } from 'contract/platform/client'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '#app/lib/site'
import type { ConflictQuestion } from '../editing/editing-state'
import { QuestionDialog } from '../entries/question-dialog'
import type { FormField, RecordValues } from './form-field'
import { followedTexts, valuesAfter } from './merge-values'
import { conflictsOf } from './record-conflict'
import type { RecordFormControl } from './use-record-form'

type Options = {
  fields: readonly FormField[]
  form: RecordFormControl
  filled: TypedTexts
  onChosen: () => void
}

export type RecordConflicts = {
  /** Hash of the values the form started from, sent with the save. */
  seen: () => string
  /** Handles an edit conflict; returns false for any other error. */
  ask: (error: unknown) => boolean
  saved: (values: RecordValues) => void
  restart: () => void
  dialog: ReactNode
}

/** Asks which version to keep where somebody else changed the same fields. */
export function useRecordConflict({ fields, form, filled, onChosen }: Options): RecordConflicts {
  const { now } = useSite()
  /** Baseline for detecting changes, and what a reset goes back to. */
  const began = useRef(filled)
  const start = useRef(filled)
  const [question, setQuestion] = useState<ConflictQuestion>()
  useFollowing(form, filled, (followed) => {
    began.current = { ...began.current, ...followed }
    start.current = filled
  })
  const picture = fields.find(({ field }) => isUpload(field))?.name

  const openQuestion = (error: unknown): boolean => {
    const answer = error instanceof ApiError && error.status === 409 && error.answer
    const conflict = answer ? recordConflict.safeParse(answer).data : undefined
    if (!conflict) return false
    const { current, conflicts: names, savedBy: theirs = 'Theirs' } = conflict
    const values = form.getValues()
    const conflicts = conflictsOf(fields, names, { values, current }, now)
    setQuestion({
      theirs,
      conflicts,
      answer: (choices) => {
        const sides = { values: form.getValues(), current, began: began.current }
        const changed = valuesAfter(fields, choices, sides)
        for (const [name, value] of Object.entries(changed))
          form.setValue(name, value, { shouldDirty: true })
        began.current = current
        setQuestion(undefined)
        onChosen()
      },
    })
    return true
  }

  const saved = (values: RecordValues) => {
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const { [picture ?? '']: address, ...others } = {
      ...began.current,
      ...Object.fromEntries(texts),
    }
    // The address of a new picture is not known here.
    const isStored = picture && address !== undefined && !(values[picture] instanceof File)
    start.current = isStored ? { ...others, [picture]: address } : others
    began.current = start.current
  }
  const restart = () => {
    began.current = start.current
  }

  const dialog = question && (
    <QuestionDialog
      question={question}
      lead="Someone else saved this while you had it open. Choose which version to keep. All other changes have been merged. Nothing is saved yet."
      onClose={() => setQuestion(undefined)}
    />
  )
  return { seen: () => formVersion(began.current), ask: openQuestion, saved, restart, dialog }
}

function useFollowing(
  form: RecordFormControl,
  filled: TypedTexts,
  onFollowed: (texts: TypedTexts) => void,
) {
  const version = formVersion(filled)
  const first = useRef(version)
  const follow = useEffectEvent(() => onFollowed(followedTexts(filled, form.getValues())))
  useEffect(() => {
    if (first.current === version) return
    first.current = version
    follow()
  }, [version])
}
