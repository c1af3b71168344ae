import { useCollege } from '#app/lib/site'
import { Icon } from './icon'
import type { IconName } from './icon-shapes'
import { Link } from './link'

type NotThereProps = {
  title: string
  icon: IconName
  back: { to: string; label: string }
  children: string
}

export function NotFoundNotice({ title, icon, back, children }: NotThereProps) {
  const college = useCollege()
  return (
    <div
      role="alert"
      className="container-page grid min-h-[70vh] place-content-center justify-items-center gap-4 py-20 text-center"
    >
      <title>{`${title} | ${college.name}`}</title>
      <meta name="robots" content="noindex" />
      <Icon of={icon} className="size-12 text-gilt" />
      <h1 className="text-4xl text-heading md:text-5xl">{title}</h1>
      <p className="max-w-md text-lg text-ink-soft">{children}</p>
      <Link to={back.to} className="button-primary mt-2">
        <Icon of="arrow-left" className="size-4" />
        {back.label}
      </Link>
    </div>
  )
}
