import type { ContentUse } from 'contract/content/use'
import { pathOf } from '#app/framework/addresses/path-of'
import { Link } from '#app/ui/link'
import type { Panel } from '../../shell/panel'

const stateLabels = {
  public: 'public',
  scheduled: 'scheduled',
  draft: 'draft',
  history: 'history',
} as const satisfies Record<ContentUse['state'], string>

type UseListProps = { uses: readonly ContentUse[]; panel: Panel }

const wayClasses =
  'min-h-11 w-full rounded-md px-2 py-2 text-left wrap-anywhere hover:bg-accent-soft'

const UseWords = ({ title, field, state }: ContentUse) => (
  <>
    <span translate="no" className="font-semibold text-accent underline underline-offset-4">
      {title}
    </span>
    <span className="text-ink-soft">{` ${field}, ${stateLabels[state]}`}</span>
  </>
)

/** The department's entries are not linked, because this account can't open them. */
const UseOfOthers = ({ title, field, state }: ContentUse) => (
  <p className="px-2 py-2 text-ink-soft">
    <bdi>{title}</bdi>
    {` ${field}, ${stateLabels[state]}`}
  </p>
)

export const UseList = ({ uses, panel }: UseListProps) => (
  <ul className="mt-2 grid gap-1">
    {uses.map((use, index) => (
      <li key={use._id ? `${use._id} ${use.path}` : index}>
        {use._id === '' ? (
          <UseOfOthers {...use} />
        ) : use.of === 'event' ? (
          <Link to={pathOf('event', { eventId: use._id })} className={`block ${wayClasses}`}>
            <UseWords {...use} />
          </Link>
        ) : (
          <button
            type="button"
            onClick={() => panel.edit('website', { contentId: use._id })}
            className={wayClasses}
          >
            <UseWords {...use} />
          </button>
        )}
      </li>
    ))}
  </ul>
)
