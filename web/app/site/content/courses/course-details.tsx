import type { Course } from 'contract/content/courses'
import type { ReactNode } from 'react'
import { CourseFacts } from './course-facts'
import { coursePartsOf } from './course-parts'

function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-5 text-3xl text-heading md:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function CourseDetails({ course }: { course: Course }) {
  return (
    <div
      id="details"
      className="container-page grid grid-cols-1 scroll-mt-16 gap-12 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16"
    >
      <div className="lg:col-start-2">
        <CourseFacts course={course} />
      </div>
      <div className="grid min-w-0 content-start gap-14 md:gap-16 lg:col-start-1 lg:row-start-1">
        {coursePartsOf(course).map(({ id, title, content }) => (
          <TextSection key={id} id={id} title={title}>
            {content}
          </TextSection>
        ))}
      </div>
    </div>
  )
}
