import type { CourseFees } from 'contract/content/course-fees'

/** A public course with these amounts by fee line. */
export function aFeeRow(
  title: string,
  amounts: Record<string, string>,
  change: Partial<CourseFees> = {},
): CourseFees {
  const fees = {
    fees: Object.entries(amounts).map(([year, amount], index) => ({
      _key: `fee-${index + 1}`,
      year,
      amount,
    })),
    feesAsOf: '2026-06-01',
  }
  return {
    _id: `0192f000-0000-7000-9000-${title.replace(/\W/g, '').padEnd(12, '0').slice(0, 12)}`,
    ...{ title, isPublic: true, hasDraft: false, version: 1 },
    ...{ edited: fees, public: fees },
    ...change,
  }
}
