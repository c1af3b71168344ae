import type { Course } from 'contract/content/courses'
import type { ReactNode } from 'react'
import { DocumentRows } from '#app/ui/document-rows'
import { Paragraphs } from '#app/ui/paragraphs'
import { ApplySteps } from './apply-steps'
import { CareerList } from './career-list'
import { documentsOf } from './course-documents'
import { CourseYears } from './course-years'
import { FacilityList } from './facility-list'
import { FeeTable } from './fee-table'
import { SubjectList } from './subject-list'

type CoursePart = {
  id: string
  title: string
  /** Label in the jump links; parts without one are close to another. */
  jump?: string
  content: ReactNode
}

export function coursePartsOf(course: Course): CoursePart[] {
  const { subjects, years, fees, steps, careerProspects: careers, facilities } = course
  const documents = documentsOf(course)
  const parts: (CoursePart & { isEmpty?: boolean })[] = [
    {
      id: 'about',
      title: 'Course information',
      jump: 'Description',
      content: <Paragraphs texts={course.description.map(({ text }) => text)} />,
    },
    {
      id: 'subjects',
      title: 'Key subjects',
      jump: 'Subjects',
      isEmpty: subjects.length === 0,
      content: <SubjectList subjects={subjects} />,
    },
    {
      id: 'years',
      title: 'Year by year',
      isEmpty: years.length === 0,
      content: <CourseYears years={years} />,
    },
    {
      id: 'documents',
      title: 'Documents',
      jump: 'Documents',
      isEmpty: documents.length === 0,
      content: <DocumentRows documents={documents} heading="h3" />,
    },
    {
      id: 'fees',
      title: 'Fees',
      jump: 'Fees',
      isEmpty: fees.length === 0,
      content: <FeeTable fees={fees} asOf={course.feesAsOf} />,
    },
    {
      id: 'how-to-apply',
      title: 'How to apply',
      isEmpty: steps.length === 0,
      content: <ApplySteps steps={steps} />,
    },
    {
      id: 'careers',
      title: 'Career prospects',
      jump: 'Career',
      isEmpty: careers.length === 0,
      content: <CareerList careers={careers} />,
    },
    {
      id: 'facilities',
      title: 'Facilities',
      jump: 'Facilities',
      isEmpty: facilities.length === 0,
      content: <FacilityList facilities={facilities} />,
    },
  ]
  return parts.filter(({ isEmpty = false }) => !isEmpty)
}
