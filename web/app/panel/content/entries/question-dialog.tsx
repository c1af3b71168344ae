import type { NameOf } from 'contract/content/differences'
import { referenceTargetOf } from 'contract/content/rich-text/rich-text-references'
import { useId, useState } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Dialog } from '#app/ui/modal'
import { readableValue } from '../../shell/activity-text'
import { useAccountName } from '../../shell/use-account-name'
import type { ConflictQuestion } from '../editing/editing-state'
import type { Choices, Conflict, Side } from '../editing/merge'
import { textOfPassages } from '../rich-text/merge-rich-text'
import { useNameOf } from './use-name-of'

type QuestionDialogProps = { question: ConflictQuestion; lead?: string; onClose: () => void }

const leadOfContent =
  'Choose which version to keep. All other changes have been merged. Nothing is published yet.'

export function QuestionDialog({ question, lead = leadOfContent, onClose }: QuestionDialogProps) {
  const { conflicts, answer } = question
  const theirs = useAccountName()(question.theirs)
  const titleId = useId()
  const [choices, setChoices] = useState<Choices>({})
  const named = conflicts.flatMap(({ targets = {}, passages = {} }) => [
    ...Object.values(targets),
    ...Object.values(passages).flat(2).map(referenceTargetOf),
  ])
  const nameOf = useNameOf(named.filter((target) => target !== undefined))
  const chosen = conflicts.filter(({ path }) => choices[path]).length
  return (
    <Dialog
      labelledBy={titleId}
      onClose={onClose}
      className="m-auto w-[min(52rem,calc(100vw-2rem))] rounded-card bg-card p-5 text-ink shadow-lift backdrop:bg-veil sm:p-7"
    >
      <h2 id={titleId} className="text-xl text-heading">
        Conflicting changes
      </h2>
      <p className="mt-2 text-ink-soft">{lead}</p>
      <div className="mt-5 grid gap-6">
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.path}
            conflict={conflict}
            theirs={theirs}
            nameOf={nameOf}
            chosen={choices[conflict.path]}
            onChoose={(side) => setChoices({ ...choices, [conflict.path]: side })}
          />
        ))}
      </div>
      <DialogButtons
        cancel="Decide later"
        onCancel={onClose}
        confirm={
          chosen === conflicts.length ? 'Save' : `${conflicts.length - chosen} left to choose`
        }
        isDisabled={chosen < conflicts.length}
        onConfirm={() => answer(choices)}
      />
    </Dialog>
  )
}

type ConflictChoiceProps = {
  conflict: Conflict
  theirs: string
  nameOf: NameOf
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

function ConflictChoice({ conflict, theirs, nameOf, chosen, onChoose }: ConflictChoiceProps) {
  const { label, targets, passages } = conflict
  const name = useId()
  const whose = { mine: 'Mine', theirs } as const
  const textOf = (side: Side) => {
    if (passages) return textOfPassages(passages[side], nameOf)
    const target = targets?.[side]
    return target ? nameOf(target) : readableValue(conflict[side])
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="flex min-w-0 cursor-pointer gap-3 rounded-md border border-line-strong p-3 hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold-500"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-1 size-5 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0">
              <span className="block text-sm wrap-anywhere text-ink-muted">{whose[side]}</span>{' '}
              <span className="wrap-anywhere whitespace-pre-line">
                {textOf(side) ? (
                  <bdi>{textOf(side)}</bdi>
                ) : (
                  <em className="text-ink-muted">removed</em>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
