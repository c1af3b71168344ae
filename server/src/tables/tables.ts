import type { TableSubject } from 'contract/import'
import { eventsTable } from './events-table.ts'
import { facultyTable } from './faculty-table.ts'
import type { Table } from './table.ts'

export const tables: Record<TableSubject, Table> = { events: eventsTable, faculty: facultyTable }
