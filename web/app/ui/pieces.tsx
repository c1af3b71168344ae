import type { TextPiece } from 'contract/search/search'
import { languageHere, pageLanguage, textHere } from '#app/lib/languages/page-language'

const Hit = ({ text }: { text: string }) => (
  <mark
    lang={pageLanguage()?.partOf(text).lang}
    className="rounded-xs bg-gilt-soft px-px font-semibold text-inherit"
  >
    {text}
  </mark>
)

export function Pieces({ of }: { of: readonly TextPiece[] }) {
  const text = of.map((piece) => piece.text).join('')
  const language = languageHere()
  const translation = language ? textHere(text) : text
  if (translation !== text) return <span lang={language}>{translation}</span>
  return of.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids and never move
    piece.isHit ? <Hit key={index} text={piece.text} /> : piece.text,
  )
}
