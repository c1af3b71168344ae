import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import { departmentTitle } from 'contract/content/catalogue'
import { isNewNotice } from 'contract/content/notice-age'
import type { ListedNotice } from 'contract/content/notices'
import { countOf } from 'contract/platform/format-count'
import { useSite } from '#app/lib/site'

type Marked = Pick<
  ListedNotice,
  'categoryTitle' | 'department' | 'urgency' | 'pinnedUntil' | 'validUntil' | 'publishedAt'
>

const colours = {
  urgent: 'bg-danger-50 text-danger-700',
  new: 'bg-leaf-100 text-leaf-700',
  pinned: 'bg-gilt-soft text-heading',
  over: 'bg-well text-ink-soft',
}

const Mark = ({ of, children }: { of: keyof typeof colours; children: string }) => (
  <span className={`notice-mark ${colours[of]}`}>{children}</span>
)

const isDayOver = (day: string | undefined, now: Date): boolean =>
  day !== undefined && endOfDay(day, college.timeZone) <= now.toISOString()

export function NoticeBadges({ notice, documents = 0 }: { notice: Marked; documents?: number }) {
  const { now, catalogue } = useSite()
  const { categoryTitle, department, urgency, pinnedUntil, validUntil, publishedAt } = notice
  const isOver = isDayOver(validUntil, now)
  const isPinned = pinnedUntil !== undefined && !isOver && !isDayOver(pinnedUntil, now)
  const texts = [
    ...(categoryTitle ? [categoryTitle] : []),
    department ? departmentTitle(catalogue, department) : 'Whole college',
    ...(documents > 0 ? [countOf(documents, 'document', 'documents')] : []),
  ]
  return (
    <p className="notice-marks">
      {urgency === 'urgent' && !isOver && <Mark of="urgent">Urgent</Mark>}
      {isNewNotice(publishedAt, now) && <Mark of="new">New</Mark>}
      {isPinned && <Mark of="pinned">Pinned</Mark>}
      {isOver && <Mark of="over">No longer valid</Mark>}
      <span>{texts.join(' · ')}</span>
    </p>
  )
}
