import type { Catalogue } from 'contract/content/catalogue'
import type { ContentUse } from 'contract/content/use'
import type { Answer } from 'contract/platform/client'
import type { RecordName, records } from 'contract/records'
import type { IconNode } from 'lucide'
import type { ComponentType } from 'react'
import type { Options } from '../../shell/list/listing-toolbar'
import type { Panel, PanelProps, ViewId } from '../../shell/panel'
import type { Stored } from './form-field'

type Records = typeof records

export type CardProps<Entry> = {
  entry: Entry
  /** Whether it was just saved. */
  isSaved: boolean
  onEdit: (entry: Entry) => void
  onDelete: (entry: Entry) => void
  /** Opens the dialog of what else the list has for its entries, by its name. */
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
  /** Brings the list as it is now. */
  onGone: () => Promise<unknown>
  /** Does something else with it instead, as from its card. */
  onAct: (act: string) => void
}

/** How some entries are deleted: more than that is to be said before. */
type OtherDeletion<Entry> = {
  isFor: (entry: Entry) => boolean
  dialog: ComponentType<DeletionProps<Entry>>
}

/** Of records that are deleted together where that is wanted. */
type ManyDeleted<Entry> = {
  /** Asks for it. Nothing where there is nothing else to delete. */
  choice: ComponentType<{ entry: Entry; isMany: boolean; onChange: (isMany: boolean) => void }>
  remove: (_id: string) => Promise<{ message: string }>
}

/** The kind of record whose list has such entries. */
type SubjectOf<Entry> = {
  [Subject in RecordName]: Answer<Records[Subject]['list']> extends { entries: Entry[] }
    ? Subject
    : never
}[RecordName]

/** A list of the panel: what it shows, and what it says besides what is declared of its records. */
export type RecordList<Entry extends Stored> = {
  subject: SubjectOf<Entry>
  /** The part of all records that it shows. */
  group?: string
  /** Names the list, and stands above it where the panel's header says something else. */
  label?: string
  hasTitle?: boolean
  /** What one entry is called. */
  noun?: string
  searchHint: string
  /** What can be asked for by the filters that the record declares without options, where it is not what the entries have. */
  options?: (catalogue: Catalogue) => Readonly<Record<string, Options>>
  card: ComponentType<CardProps<Entry>>
  /** The form in which an entry is changed, where there are several. */
  formOf?: (entry: Entry) => ViewId
  /** What else can be done to an entry. */
  dialog?: ComponentType<RecordDialogProps<Entry>>
  manyDeleted?: ManyDeleted<Entry>
  otherDeletion?: OtherDeletion<Entry>
  /** What is said of an entry before it is deleted. */
  summaryOf?: (entry: Entry) => [label: string, text: string | undefined][]
  /** Where the website shows an entry, which its deletion takes out of there. */
  askUses?: (entry: Entry, signal: AbortSignal) => Promise<readonly ContentUse[]>
  /** Of an empty list, and of the ways to a first entry. */
  icon: IconNode
  addIcon: IconNode
  /** These ways, where there are several. */
  ways?: readonly { view: ViewId; label: string }[]
}
