import { useQuery } from '@tanstack/react-query'
import { profileChangesQuery } from '#app/data/own-profile'
import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { Loading } from '#app/ui/loading'
import { NotLoaded } from '#app/ui/not-loaded'
import type { PanelProps } from '../../shell/panel'
import { ProfileChangeCard } from './profile-change-card'

export function ProfileChangesView({ panel }: PanelProps) {
  const query = useQuery(profileChangesQuery())
  const { data, isPending } = query
  const focusRestorer = useFocusRestorer<HTMLDivElement>()
  if (isPending) return <Loading>Loading profile changes...</Loading>
  if (!data) return <NotLoaded query={query} />
  return (
    <div {...focusRestorer} className="outline-none">
      {data.waiting.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong bg-card px-6 py-12 text-center text-lg text-ink-soft">
          No changes waiting for review.
        </p>
      )}
      <ul aria-label="Changes waiting for review" className="grid gap-5 empty:hidden">
        {data.waiting.map((change) => (
          <li key={change._id}>
            <ProfileChangeCard change={change} panel={panel} />
          </li>
        ))}
      </ul>
    </div>
  )
}
