import type { PanelResult } from 'contract/search/panel-search'
import { EyeOff } from 'lucide'
import { Pieces } from '#app/ui/pieces'
import { EntryBadge, EntryStatus } from '../content/entries/entry-status'
import { ListRow } from './result-list'

/** Where the match was found, unless it is public. */
const states = {
  public: undefined,
  scheduled: 'In the scheduled version',
  hidden: 'In the draft',
} as const

type ResultRowProps = { match: PanelResult; onOpen: () => void }

export function ResultRow({ match, onOpen }: ResultRowProps) {
  const { title, passage, titleLanguage, passageLanguage, entry, state } = match
  const { category, categoryLanguage } = match
  const isHidden = !entry && state === 'hidden'
  return (
    <ListRow onOpen={onOpen}>
      <span lang={titleLanguage} className="text-lg font-semibold wrap-anywhere text-heading">
        <Pieces of={title} />
      </span>{' '}
      {passage.length > 0 && (
        <span lang={passageLanguage} className="wrap-anywhere text-ink-soft">
          {entry && states[state] && <span className="font-semibold">{states[state]}: </span>}
          <Pieces of={passage} />{' '}
        </span>
      )}
      {category && (
        <span lang={categoryLanguage} className="text-ink-muted">
          <Pieces of={category} />{' '}
        </span>
      )}
      {entry && <EntryStatus entry={entry} />}
      {isHidden && (
        <span className="flex">
          <EntryBadge icon={EyeOff} tone="bg-well text-ink-soft">
            Hidden from visitors
          </EntryBadge>
        </span>
      )}
    </ListRow>
  )
}
