import { Icon } from '#app/components/icon'
import { CourseLists } from './course-lists'
import { useDisclosure } from './use-disclosure'
import { useHoverOpening } from './use-hover-opening'

/** The courses in the main navigation of wide screens. */
export function CoursesMenu() {
  const { detailsProps, setIsOpen } = useDisclosure()
  const { hoverProps, keepOpen } = useHoverOpening(setIsOpen)
  return (
    <details className="group/courses relative" {...detailsProps} {...hoverProps}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        onClick={keepOpen}
        className="inline-flex min-h-11 list-none items-center gap-1 border-b-2 border-transparent px-3 font-semibold text-ink-soft transition-colors duration-200 group-open/courses:text-accent hover:text-accent [&::-webkit-details-marker]:hidden"
      >
        Courses
        <Icon
          of="chevron-down"
          className="size-4 transition-transform duration-200 group-open/courses:rotate-180"
        />
      </summary>
      {/* The padding lets the pointer pass to the panel without leaving. */}
      <div className="absolute right-0 z-10 pt-2">
        <CourseLists className="course-columns" />
      </div>
    </details>
  )
}
