import { Icon } from '#app/components/icon'
import { NavLink } from '#app/components/link'
import { linksOf, pathOf } from '#app/pages/path-of'
import { CourseLists } from './course-lists'
import { useDisclosure } from './use-disclosure'

/** The navigation of narrow screens. */
export function MobileMenu() {
  const { detailsProps, isOpen } = useDisclosure()
  return (
    <details className="group/menu lg:hidden" {...detailsProps}>
      <summary
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        className="grid size-11 list-none place-items-center rounded-md text-accent [&::-webkit-details-marker]:hidden"
      >
        <Icon of="menu" className="size-6 group-open/menu:hidden" />
        <Icon of="x" className="hidden size-6 group-open/menu:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-lift"
      >
        <ul className="menu-links container-page pt-2 pb-6">
          {linksOf('menu').map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end={path === pathOf('home')}>
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
      <summary className="menu-entry list-none [&::-webkit-details-marker]:hidden">
        Courses
        <Icon
          of="chevron-down"
          className="size-5 transition-transform duration-200 group-open/courses:rotate-180"
        />
      </summary>
      <CourseLists className="course-chips" />
    </details>
  )
}
