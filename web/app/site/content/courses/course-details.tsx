import type { Course } from 'contract/content/courses'
import { CourseFacts } from './course-facts'
import { type CoursePart, coursePartsOf } from './course-parts'
import { SideSection } from './side-section'

/** Text, subjects and facts side by side; what follows has its heading beside it. */
export function CourseDetails({ course }: { course: Course }) {
  const parts = coursePartsOf(course)
  const first = parts.filter(({ isFirst }) => isFirst)
  return (
    <>
      <div
        id="details"
        className="container-page grid grid-cols-1 scroll-mt-16 gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16"
      >
        <div className="lg:col-start-2">
          <CourseFacts course={course} />
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:row-start-1">
          {first.map((part) => (
            <TextSection key={part.id} {...part} />
          ))}
        </div>
      </div>
      {parts
        .filter(({ isFirst }) => !isFirst)
        .map(({ id, title, content }) => (
          <div key={id} className="container-page">
            <div className="border-t border-line-strong">
              <SideSection id={id} title={title} isWithin>
                {content}
              </SideSection>
            </div>
          </div>
        ))}
    </>
  )
}

function TextSection({ id, title, content }: CoursePart) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-4 text-2xl text-heading md:text-3xl">
        {title}
      </h2>
      {content}
    </section>
  )
}
