import { useQuery } from '@tanstack/react-query'
import type { BulkReport } from 'contract/platform/bulk'
import { formatCount } from 'contract/platform/format-count'
import { useState } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses } from '#app/ui/fields/field'
import { Modal } from '#app/ui/modal'
import { DialogClose } from '../dialog-close'
import { FreeTextField } from '../free-text-field'
import { Labelled, LabelledSelect } from '../labelled'
import { StepUpDialog } from '../step-up-dialog'
import { useSearchText } from '../use-search-text'
import { useTypedState } from '../use-typed-state'
import { type BulkAct, type Consequence, mustTypeCount, unchangedText, withCount } from './bulk-act'
import { type BulkDialogProps, type Entered, useBulkAct } from './use-bulk-act'
import type { SelectedEntry } from './use-selection'

const nothing: Entered = { choice: '', translations: {} }

export function BulkDialog({ panel, act, entries, onClose, onDone }: BulkDialogProps) {
  const [entered, setEntered] = useTypedState(panel, `${act.name} ${act.shownBy}`, nothing)
  const [isConfirmed, setConfirmed] = useState(false)
  const consequence = useConsequence(act, entries, entered.choice)
  const { run, report, closeReport, isPending } = useBulkAct({
    panel,
    act,
    entries: consequence.changing,
    onClose,
    onDone,
  })
  if (report) return <BulkReportDialog report={report} onClose={closeReport} />
  if (isConfirmed)
    return (
      <StepUpDialog
        title="Confirm Deletion"
        lead="Enter your password to continue"
        doing="Deleting..."
        isDanger
        onConfirmed={() => run(entered)}
        onClose={onClose}
      />
    )
  if (consequence.changing.length === 0 && !act.isByChoice)
    return <NothingToChange act={act} text={consequence.text} onClose={onClose} />
  return (
    <Question
      {...{ act, consequence, isPending, onClose }}
      {...entered}
      onChoose={(choice) => setEntered({ ...entered, choice })}
      onTranslate={(name, text) =>
        setEntered({ ...entered, translations: { ...entered.translations, [name]: text } })
      }
      onConfirm={() => (act.needsPassword ? setConfirmed(true) : void run(entered))} // reports its failure
    />
  )
}

function useConsequence(act: BulkAct, entries: readonly SelectedEntry[], choice: string) {
  const chosen = useSearchText(choice)
  const { data, isError } = useQuery({
    queryKey: [
      ...['consequence', act.shownBy, act.name, act.isByChoice && chosen],
      ...entries.map(({ _id }) => _id),
    ],
    queryFn: ({ signal }): Promise<Consequence> | Consequence =>
      act.consequence?.(entries, signal, chosen) ?? { text: '' },
    enabled: act.consequence !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const unchanged = new Set(data?.unchanged)
  const changing = entries.filter(({ _id }) => !unchanged.has(_id))
  const counts = { unchanged: entries.length - changing.length, selected: entries.length }
  const unchangedTexts = data?.unchangedTexts ?? act.unchanged
  const left = unchangedTexts ? unchangedText(unchangedTexts, counts) : ''
  return {
    changing,
    text: [changing.length > 0 && data?.text, left].filter(Boolean).join(' '),
    isEmailed: data?.isEmailed,
    isError,
    isChecking:
      act.consequence !== undefined &&
      ((!data && !isError) || (act.isByChoice === true && chosen !== choice.trim())),
  }
}

type NothingToChangeProps = { act: BulkAct; text: string; onClose: () => void }

const NothingToChange = ({ act, text, onClose }: NothingToChangeProps) => (
  <Modal title={act.unchanged?.none ?? `Nothing to ${act.name}`} onClose={onClose}>
    <p className="mt-3 text-ink-soft">{text}</p>
    <DialogClose onClose={onClose} />
  </Modal>
)

type QuestionProps = Pick<BulkDialogProps, 'act' | 'onClose'> &
  Entered & {
    consequence: ReturnType<typeof useConsequence>
    isPending: boolean
    onChoose: (choice: string) => void
    onTranslate: (name: string, text: string) => void
    onConfirm: () => void
  }

function Question({ act, consequence, choice, translations, isPending, ...on }: QuestionProps) {
  const { text, isChecking, isError } = consequence
  const { length: count } = consequence.changing
  const [typed, setTyped] = useState('')
  // Even if counting fails, people may still get an email.
  const mustType = mustTypeCount(act, count, consequence.isEmailed || isError)
  const isReady =
    !isChecking &&
    count > 0 &&
    (!mustType || typed.trim() === String(count)) &&
    (!act.choice || act.choice.freeText?.isOptional || choice.trim() !== '')
  const isCounted = count > 0 && !(isChecking && act.unchanged)
  const title = isCounted ? act.question(count) : act.label
  return (
    <Modal title={title} onClose={on.onClose} isBusy={isPending}>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {isChecking ? 'Checking...' : text}
        {isError && 'We couldn’t check what this changes and who gets an email.'}
      </p>
      {(act.choice || mustType) && (
        <div className="mt-4 grid gap-4">
          {act.choice?.freeText && (
            <FreeTextField
              label={act.choice.label}
              options={act.choice.options}
              hint={act.choice.freeText.hint}
              maxLength={act.choice.freeText.maxLength}
              value={choice}
              onChange={on.onChoose}
            />
          )}
          {act.choice?.freeText?.translations?.map(({ name, language, label, hint }) => (
            <FreeTextField
              key={name}
              {...{ label, hint }}
              lang={language}
              maxLength={act.choice?.freeText?.maxLength}
              value={translations[name] ?? ''}
              onChange={(text) => on.onTranslate(name, text)}
            />
          ))}
          {act.choice && !act.choice.freeText && (
            <LabelledSelect
              label={act.choice.label}
              value={choice}
              options={[['', 'Choose…'], ...act.choice.options.map((one) => [one, one] as const)]}
              onChange={on.onChoose}
            />
          )}
          {mustType && (
            <Labelled label={`Type ${count} to confirm`}>
              {(id) => (
                <input
                  id={id}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  className={`${controlClasses} max-w-32`}
                />
              )}
            </Labelled>
          )}
        </div>
      )}
      <DialogButtons
        cancel={act.confirm ? 'Back' : 'Cancel'}
        onCancel={on.onClose}
        confirm={
          isCounted ? (act.confirm?.(count) ?? withCount(act.label, formatCount(count))) : act.label
        }
        onConfirm={on.onConfirm}
        isBusy={isPending}
        isDisabled={!isReady}
        isDanger={act.isDeletion === true}
      />
    </Modal>
  )
}

type BulkReportDialogProps = { report: BulkReport; onClose: () => void }

/** Which entries were left as they were, and why. */
function BulkReportDialog({ report, onClose }: BulkReportDialogProps) {
  return (
    <Modal title={report.message} onClose={onClose}>
      <ul className="mt-3 grid max-h-80 gap-2 overflow-y-auto">
        {report.rejected.map(({ _id, name, reason }) => (
          <li key={_id} className="wrap-anywhere text-ink-soft">
            {name && <span translate="no" className="font-semibold text-ink">{`${name}: `}</span>}
            {reason}
          </li>
        ))}
      </ul>
      <DialogClose onClose={onClose} />
    </Modal>
  )
}
