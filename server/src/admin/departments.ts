import type { AdminTable } from '../db/schema.ts'

/** The departments that an account is for, by their program codes; none: the whole college. */
export const departmentsOf = ({ departments }: Pick<AdminTable, 'departments'>): string[] =>
  JSON.parse(departments)

export const departmentsText = (codes: readonly string[]): string => JSON.stringify(codes)
