import type { Catalogue } from 'contract/content/catalogue'
import type { ContentUse } from 'contract/content/use'
import type { ResponseOf } from 'contract/platform/client'
import type { RecordName, records } from 'contract/records'
import type { IconNode } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import type { BulkAct } from '../../shell/list/bulk-act'
import type { ListColumn } from '../../shell/list/list-table'
import type { Options } from '../../shell/list/list-toolbar'
import type { Panel, PanelProps, ViewId } from '../../shell/panel'
import type { Stored } from './form-field'

type Records = typeof records

export type CardProps<Entry> = {
  entry: Entry
  isSaved: boolean
  onEdit: (entry: Entry) => void
  onDelete: (entry: Entry) => void
  /** Opens the list's own dialog of that name. */
  onAct: (entry: Entry, act: string) => void
  panel: Panel
}

export type RecordDialogProps<Entry> = PanelProps & {
  entry: Entry
  act: string
  onClose: () => void
}

export type DeletionProps<Entry> = PanelProps & {
  entry: Entry
  onClose: () => void
  onGone: () => Promise<unknown>
  onAct: (act: string) => void
}

/** Some entries need their own deletion dialog. */
type OtherDeletion<Entry> = {
  isFor: (entry: Entry) => boolean
  dialog: ComponentType<DeletionProps<Entry>>
}

/** For records that belong to a series. */
type ManyDeleted<Entry> = {
  choice: ComponentType<{ entry: Entry; isMany: boolean; onChange: (isMany: boolean) => void }>
  remove: (_id: string) => Promise<{ message: string }>
}

/** Columns beside the name, which opens the form. */
export type RecordTable<Entry> = {
  name: Pick<ListColumn<Entry>, 'label' | 'sorts' | 'width'> & {
    note?: (entry: Entry) => string | undefined
    picture?: (entry: Entry) => ReactNode
  }
  columns: readonly ListColumn<Entry>[]
  siteAddress: (entry: Entry) => string
  /** Before “Edit” and “Delete”. */
  actions?: ComponentType<Pick<CardProps<Entry>, 'entry' | 'onAct' | 'panel'>>
}

type SubjectOf<Entry> = {
  [Subject in RecordName]: ResponseOf<Records[Subject]['list']> extends { entries: Entry[] }
    ? Subject
    : never
}[RecordName]

export type RecordList<Entry extends Stored> = {
  subject: SubjectOf<Entry>
  group?: string
  label?: string
  hasTitle?: boolean
  noun?: string
  searchHint: string
  /** For filters declared without options, where the values in the list are not enough. */
  options?: (catalogue: Catalogue) => Readonly<Record<string, Options>>
  card: ComponentType<CardProps<Entry>>
  table: RecordTable<Entry>
  acts: (catalogue: Catalogue, mayWriteIn: (department: string) => boolean) => readonly BulkAct[]
  formOf?: (entry: Entry) => ViewId
  dialog?: ComponentType<RecordDialogProps<Entry>>
  manyDeleted?: ManyDeleted<Entry>
  otherDeletion?: OtherDeletion<Entry>
  summaryOf?: (entry: Entry) => [label: string, text: string | undefined][]
  /** Pages that show the entry and will lose it. */
  fetchUses?: (entry: Entry, signal: AbortSignal) => Promise<readonly ContentUse[]>
  icon: IconNode
  addIcon: IconNode
  ways?: readonly { view: ViewId; label: string }[]
}
