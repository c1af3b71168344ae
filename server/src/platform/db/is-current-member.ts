import { type SqlBool, sql } from 'kysely'
import { collegeDay } from '../college-day.ts'

/** A last day before today in the college's calendar means that the member has left. */
export const isCurrentMember = (now: Date) =>
  sql<SqlBool>`coalesce(${sql.ref('left')}, '9999') >= ${collegeDay(now)}`
