import { SideCard } from '../../shell/card'
import type { Panel } from '../../shell/panel'
import type { Editing } from '../editing/editing'
import type { Snapshot } from '../editing/editing-state'
import { NoticeEmailCard } from '../notices/notice-email-card'
import { BeforePublishing } from '../publication/before-publishing'
import { PreviewSection } from '../publication/preview-section'
import { PublishCard } from '../publication/publish-card'
import { ReviewCard } from '../publication/review-card'
import { UnpublishCard } from '../publication/unpublish-card'
import type { ContentActs } from '../publication/use-acts'

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
export function EntrySide(props: EntrySideProps) {
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
