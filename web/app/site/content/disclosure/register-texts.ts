import type { PublicDisclosureItem, Register } from 'contract/content/disclosure'
import { countOf } from 'contract/platform/format-count'

/** The UGC's name for the document. */
export const documentTitle = 'Public Self-Disclosure'

export function basisText({
  basis,
  rule,
}: Pick<PublicDisclosureItem, 'basis' | 'rule'>): string | undefined {
  if (basis === 'own' || !rule) return undefined
  return `${basis === 'required' ? 'Required by' : 'Recommended by'}: ${rule}`
}

export function countText({ published, notApplicable }: Register): string {
  const items = countOf(published, 'item published', 'items published')
  if (notApplicable === 0) return `${items}.`
  return `${items}; ${notApplicable} ${notApplicable === 1 ? 'does' : 'do'} not apply to the college.`
}
