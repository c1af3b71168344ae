import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import { programCode } from 'contract/content/program-code'
import { staffGroup } from 'contract/people/designations'
import type { FacultyMember } from 'contract/people/faculty'

/** Smaller departments are summed up in one row. */
const maxNamed = 12

export type DepartmentFigure = { name: string; count: number }

const byName = new Intl.Collator('en-US', { numeric: true }).compare

/** Spelling variants of a department count as one. */
export function facultyByDepartment(
  members: readonly FacultyMember[],
  catalogue: Catalogue,
): DepartmentFigure[] {
  const figures = new Map<string, DepartmentFigure>()
  for (const { designation, department } of members) {
    if (staffGroup(designation) !== 'teaching') continue
    const code = programCode(department ?? '')
    const figure = figures.get(code) ?? {
      name: department ? departmentTitle(catalogue, department) : 'No department',
      count: 0,
    }
    figures.set(code, { ...figure, count: figure.count + 1 })
  }
  const sorted = [...figures.values()].sort((a, b) => b.count - a.count || byName(a.name, b.name))
  if (sorted.length <= maxNamed) return sorted
  const others = sorted.slice(maxNamed - 1)
  const count = others.reduce((sum, figure) => sum + figure.count, 0)
  return [...sorted.slice(0, maxNamed - 1), { name: `${others.length} other departments`, count }]
}
