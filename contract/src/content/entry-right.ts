import type { Right } from '../platform/roles.ts'

const ofTranslations: Readonly<Partial<Record<Right, Right>>> = {
  'write content': 'write translations',
  'publish content': 'publish translations',
}

/** A call on any entry needs the right for translations; what isn't a translation then needs the right for content. */
export const rightOn = (
  { sourceId }: { sourceId?: string | null | undefined },
  right: Right,
): Right => (sourceId ? (ofTranslations[right] ?? right) : right)
