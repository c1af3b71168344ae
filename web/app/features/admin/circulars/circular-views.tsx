import { type Circular, circulars } from 'contract/circulars'
import { FilePlus, FileText } from 'lucide'
import { formatLongDate } from '#app/lib/format-date'
import { pathOf } from '#app/pages/path-of'
import { CardButtons } from '../list/card-buttons'
import { LongText } from '../list/long-text'
import { cardFrame, SavedMark } from '../list/saved-mark'
import type { PanelProps } from '../panel'
import { formFields } from '../records/form-field'
import { RecordFormView } from '../records/record-form-view'
import type { CardProps, RecordList } from '../records/record-list'
import { RecordView } from '../records/record-view'

const CircularCard = ({ entry: one, isSaved, onEdit, onDelete }: CardProps<Circular>) => (
  <article className={`overflow-hidden ${cardFrame(isSaved)}`}>
    {isSaved && <SavedMark siteAddress={pathOf('circular', { _id: one._id })} />}
    <div className="grid gap-3 p-5">
      <h2 className="text-lg wrap-anywhere text-heading">{one.title}</h2>
      <p className="text-ink-soft">{formatLongDate(one.day)}</p>
      <LongText text={one.text} />
      <CardButtons name={one.title} onEdit={() => onEdit(one)} onDelete={() => onDelete(one)} />
    </div>
  </article>
)

const list: RecordList<Circular> = {
  subject: 'circulars',
  searchHint: 'Search by title or text',
  card: CircularCard,
  icon: FileText,
  addIcon: FilePlus,
}
const fields = formFields(circulars, { text: { rows: 6 } })

export const CircularsView = (props: PanelProps) => <RecordView list={list} {...props} />
export const CircularFormView = (props: PanelProps) => (
  <RecordFormView words={{ subject: 'circulars' }} fields={fields} {...props} />
)
