import { ChevronDown, Menu, X } from 'lucide'
import { NavLink } from 'react-router'
import { Icon } from '#app/components/icon'
import { linksOf, pathOf } from '#app/pages/path-of'
import { CourseLists } from './course-lists'
import { useDisclosure } from './use-disclosure'

const entry =
  'flex min-h-12 w-full items-center justify-between border-b border-line font-semibold text-ink aria-[current=page]:text-accent'

/** The navigation of narrow screens. */
export function MobileMenu() {
  const { detailsProps, isOpen } = useDisclosure()
  return (
    <details className="group/menu lg:hidden" {...detailsProps}>
      <summary
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        className="grid size-11 list-none place-items-center rounded-md text-accent [&::-webkit-details-marker]:hidden"
      >
        <Icon of={Menu} className="size-6 group-open/menu:hidden" />
        <Icon of={X} className="hidden size-6 group-open/menu:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-lift"
      >
        <ul className="container-page pt-2 pb-6">
          {linksOf('menu').map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end={path === pathOf('home')} className={entry}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <MobileCourses />
          </li>
        </ul>
      </nav>
    </details>
  )
}

function MobileCourses() {
  return (
    <details className="group/courses">
      <summary className={`${entry} list-none [&::-webkit-details-marker]:hidden`}>
        Courses
        <Icon
          of={ChevronDown}
          className="size-5 transition-transform duration-200 group-open/courses:rotate-180"
        />
      </summary>
      <CourseLists
        className="grid gap-5 pt-4 sm:grid-cols-3"
        titleClass="flex min-h-11 items-center font-display text-lg leading-snug font-semibold text-heading"
        listClass="mt-1 flex flex-wrap gap-2"
        linkClass="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-ink-soft"
      />
    </details>
  )
}
