import type { ListedCourse } from 'college/course-list'
import type { CourseText } from 'college/courses/course-text'
import { Paragraphs } from '#app/components/paragraphs'
import { CareerList } from './career-list'
import { CourseFacts } from './course-facts'
import { CourseYears } from './course-years'
import { FacilityList } from './facility-list'
import { SubjectList } from './subject-list'
import { TextSection } from './text-section'

/** All about a course, its facts beside it. */
export function CourseDetails({ course, text }: { course: ListedCourse; text: CourseText }) {
  return (
    <div
      id="details"
      className="container-page grid scroll-mt-16 gap-12 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16"
    >
      <div className="lg:col-start-2">
        <CourseFacts course={course} text={text} />
      </div>
      <div className="grid min-w-0 content-start gap-14 md:gap-16 lg:col-start-1 lg:row-start-1">
        <TextSection id="about" title="Course Information">
          <Paragraphs texts={text.description} />
        </TextSection>
        <TextSection id="subjects" title="Key Subjects">
          <SubjectList subjects={text.subjects} />
        </TextSection>
        <TextSection id="years" title="Year by Year">
          <CourseYears years={text.years} />
        </TextSection>
        <TextSection id="careers" title="Career Prospects">
          <CareerList careers={text.careerProspects} />
        </TextSection>
        <TextSection id="facilities" title="Facilities">
          <FacilityList facilities={text.facilities} />
        </TextSection>
      </div>
    </div>
  )
}
