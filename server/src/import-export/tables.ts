import type { TableSubject } from 'contract/import'
import { eventKind } from '../events/record.ts'
import { memberKind } from '../faculty/record.ts'
import { tableOf } from '../records/table.ts'
import type { Table } from './table.ts'

export const tables: Record<TableSubject, Table> = {
  events: tableOf(eventKind),
  faculty: tableOf(memberKind),
}
