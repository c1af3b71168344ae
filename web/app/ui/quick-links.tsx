import { useSite } from '#app/lib/site'
import { TargetLink } from './target-link'

export function QuickLinks() {
  const { quickLinks } = useSite().menus
  return (
    <ul className="quick-links">
      {quickLinks.map(({ _key, place, label, note }) => (
        <li key={_key}>
          <TargetLink place={place}>{label}</TargetLink>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  )
}
