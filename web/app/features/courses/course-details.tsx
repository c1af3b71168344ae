import type { Course } from 'contract/content/courses'
import { Paragraphs } from '#app/components/paragraphs'
import { ApplySteps } from './apply-steps'
import { CareerList } from './career-list'
import { CourseFacts } from './course-facts'
import { CourseYears } from './course-years'
import { FacilityList } from './facility-list'
import { FeeTable } from './fee-table'
import { SubjectList } from './subject-list'
import { TextSection } from './text-section'

/** All about a course, its facts beside it. What it says nothing about has no heading either. */
export function CourseDetails({ course }: { course: Course }) {
  const { description, subjects, years, fees, feesAsOf, steps, careerProspects, facilities } =
    course
  return (
    <div
      id="details"
      className="container-page grid scroll-mt-16 gap-12 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16"
    >
      <div className="lg:col-start-2">
        <CourseFacts course={course} />
      </div>
      <div className="grid min-w-0 content-start gap-14 md:gap-16 lg:col-start-1 lg:row-start-1">
        <TextSection id="about" title="Course Information">
          <Paragraphs texts={description.map(({ text }) => text)} />
        </TextSection>
        {subjects.length > 0 && (
          <TextSection id="subjects" title="Key Subjects">
            <SubjectList subjects={subjects} />
          </TextSection>
        )}
        {years.length > 0 && (
          <TextSection id="years" title="Year by Year">
            <CourseYears years={years} />
          </TextSection>
        )}
        {fees.length > 0 && (
          <TextSection id="fees" title="Fees">
            <FeeTable fees={fees} asOf={feesAsOf} />
          </TextSection>
        )}
        {steps.length > 0 && (
          <TextSection id="how-to-apply" title="How to Apply">
            <ApplySteps steps={steps} />
          </TextSection>
        )}
        {careerProspects.length > 0 && (
          <TextSection id="careers" title="Career Prospects">
            <CareerList careers={careerProspects} />
          </TextSection>
        )}
        {facilities.length > 0 && (
          <TextSection id="facilities" title="Facilities">
            <FacilityList facilities={facilities} />
          </TextSection>
        )}
      </div>
    </div>
  )
}
