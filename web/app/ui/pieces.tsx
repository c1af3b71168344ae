import type { TextPiece } from 'contract/search/search'
import { pageLanguage } from '#app/lib/languages/page-language'

const Hit = ({ text }: { text: string }) => (
  <mark
    lang={pageLanguage()?.partOf(text).lang}
    className="rounded-xs bg-gilt-soft px-px font-semibold text-inherit"
  >
    {text}
  </mark>
)

export const Pieces = ({ of }: { of: readonly TextPiece[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids and never move
  of.map(({ text, isHit }, place) => (isHit ? <Hit key={place} text={text} /> : text))
