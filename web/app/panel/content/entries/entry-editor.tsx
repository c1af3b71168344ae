import type { EditedContent } from 'contract/content/calls'
import { declaredOf } from 'contract/content/translations/translation-types'
import { useState } from 'react'
import { SideCard } from '../../shell/card'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import type { Editing } from '../editing/editing'
import type { ConflictQuestion, Snapshot } from '../editing/editing-state'
import { OtherEditors } from '../editing/other-editors'
import { useEditing } from '../editing/use-editing'
import { NoticeEmailCard } from '../notices/notice-email-card'
import { BeforePublishing } from '../publication/before-publishing'
import { HistorySection } from '../publication/history-section'
import { PreviewSection } from '../publication/preview-section'
import { PublishBar } from '../publication/publish-bar'
import { PublishCard } from '../publication/publish-card'
import { RequestNotice } from '../publication/request-notice'
import { ReviewCard } from '../publication/review-card'
import { ShareSection } from '../publication/share-section'
import { UnpublishCard } from '../publication/unpublish-card'
import { type ContentActs, useActs } from '../publication/use-acts'
import { useConfirmation } from '../publication/use-confirmation'
import { useNoticeEmail } from '../publication/use-notice-email'
import { TranslationFields } from '../translations/translation-fields'
import { useCorrection } from '../translations/use-correction'
import { ContentControls } from './content-controls'
import { EntryHeading } from './entry-heading'
import { firstPathIn } from './form-data'
import { LocalDraftNotice } from './local-draft-notice'
import { MissingParts } from './missing-parts'
import { QuestionDialog } from './question-dialog'
import { useContentForm } from './use-content-form'

type EntryEditorProps = { panel: Panel; entry: EditedContent }

export function EntryEditor({ panel, entry: opened }: EntryEditorProps) {
  const type = declaredOf(opened.type)
  const { editing, snapshot, calls } = useEditing(panel, opened)
  const { field = '' } = panel.edited
  const first = field in type.fields ? firstPathIn(type.fields, snapshot.data, field) : undefined
  const contentForm = useContentForm(type, editing, snapshot, first)
  const { form, faults, announced, focus, mend, refuse } = contentForm
  const { entry, data, isActing, question } = snapshot
  const [later, setLater] = useState<ConflictQuestion>()
  const showQuestion = () => setLater(undefined)
  const isPostponed = question !== undefined && question === later
  const { ask: confirm, dialog } = useConfirmation()
  const correction = useCorrection(entry, data)
  const acts = useActs({ panel, editing, calls, mend, refuse, showQuestion, confirm, correction })
  const email = useNoticeEmail(panel, entry, data)
  const isDirty = editing.isDirty()
  const { has } = useRights()
  return (
    <div data-editor className="grid gap-5">
      <EntryHeading panel={panel} entry={entry} isDirty={isDirty} />
      <OtherEditors entry={entry} onVersion={(version) => void editing.follow(version)} />
      {entry.missing && (
        <MissingParts
          missing={entry.missing}
          onOpen={(name) => focus(firstPathIn(type.fields, data, name))}
        />
      )}
      {snapshot.found.map((words) => (
        <LocalDraftNotice
          key={words.storageKey}
          type={type}
          data={data}
          words={words}
          onRestore={() => editing.takeWords(words)}
          onDrop={() => editing.dropWords(words)}
        />
      ))}
      <RequestNotice {...{ panel, entry, acts, email }} isBusy={isActing} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] xl:has-[iframe]:grid-cols-2">
        <form
          noValidate
          method="post"
          aria-label={entry.title}
          onSubmit={(event) => event.preventDefault()}
          className="grid min-w-0 gap-5 rounded-card border border-line bg-card p-4 shadow-card sm:p-6"
        >
          {entry.language ? (
            <TranslationFields {...{ form, data }} entryId={entry._id} language={entry.language} />
          ) : (
            <ContentControls form={form} fields={type.fields} />
          )}
        </form>
        <EntrySide
          {...{ panel, editing, snapshot, acts, errors: faults, isDirty, onJump: focus }}
        />
      </div>
      {has('write content') && <ShareSection panel={panel} editing={editing} entryId={entry._id} />}
      <HistorySection entryId={entry._id} isBusy={isActing} onRestore={acts.restore} />
      <PublishBar
        {...{ panel, editing, snapshot, isDirty, acts, email, correction }}
        isDeferred={isPostponed}
        onCompare={showQuestion}
      />
      {question && !isPostponed && (
        <QuestionDialog question={question} onClose={() => setLater(question)} />
      )}
      {dialog}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  )
}

type EntrySideProps = {
  panel: Panel
  editing: Editing
  snapshot: Snapshot
  acts: ContentActs
  errors: Readonly<Record<string, string>>
  isDirty: boolean
  onJump: (path: string) => void
}

/** Beside the form: how the entry looks, what is wrong with it, and when visitors see it. */
function EntrySide(props: EntrySideProps) {
  const { panel, editing, snapshot, acts, errors, isDirty, onJump } = props
  const { entry, data, isActing } = snapshot
  return (
    <div className="grid min-w-0 gap-5 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-7rem)] xl:-mx-2 xl:overflow-y-auto xl:px-2 xl:pb-2">
      <PreviewSection entry={entry} data={data} />
      <SideCard title="Before you publish">
        <BeforePublishing entry={entry} data={data} errors={errors} onJump={onJump} />
      </SideCard>
      <PublishCard snapshot={snapshot} isDirty={isDirty} acts={acts} />
      {entry.type === 'notice' && (
        <NoticeEmailCard panel={panel} editing={editing} entryId={entry._id} />
      )}
      {!entry.sourceId && <ReviewCard panel={panel} entryId={entry._id} />}
      {(!editing.type.isSingle || (entry.sourceId && entry.isPublic)) && (
        <UnpublishCard panel={panel} entry={entry} acts={acts} isBusy={isActing} />
      )}
    </div>
  )
}
