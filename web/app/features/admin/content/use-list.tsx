import type { ContentUse } from 'contract/content/use'
import type { Panel } from '../panel'

const stateLabels = {
  public: 'public',
  scheduled: 'to be published',
  draft: 'draft',
  history: 'history',
} as const satisfies Record<ContentUse['state'], string>

type UseListProps = { uses: readonly ContentUse[]; panel: Panel }

/** Where something is referred to, each with a way to its form. */
export const UseList = ({ uses, panel }: UseListProps) => (
  <ul className="mt-2 grid gap-1">
    {uses.map(({ _id, title, path, field, state }) => (
      <li key={`${_id} ${path}`}>
        <button
          type="button"
          onClick={() => panel.edit('website', { contentId: _id })}
          className="min-h-11 w-full rounded-md px-2 py-2 text-left wrap-anywhere hover:bg-accent-soft"
        >
          <span className="font-semibold text-accent underline underline-offset-4">{title}</span>
          <span className="text-ink-soft">{` ${field}, ${stateLabels[state]}`}</span>
        </button>
      </li>
    ))}
  </ul>
)
