import type { TextPiece } from 'contract/search/search'

export const Pieces = ({ of }: { of: readonly TextPiece[] }) =>
  of.map(({ text, isHit }, place) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids and never move
      <mark key={place} className="rounded-xs bg-gilt-soft px-px font-semibold text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
