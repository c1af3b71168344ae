import type { Course } from 'contract/content/courses'
import type { ReactNode } from 'react'
import { DocumentRows } from '#app/ui/document-rows'
import { Paragraphs } from '#app/ui/paragraphs'
import { AdmissionDates, hasDates } from './admission-dates'
import { FacilityList } from './facility-list'
import { FeeTable } from './fee-table'
import { IntakeFigures } from './intake-figures'

function SubjectList({ subjects }: { subjects: Course['subjects'] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {subjects.map(({ _key, name }) => (
        <li
          key={_key}
          className="rounded-full border border-line-strong bg-card px-4 py-1 text-ink-soft"
        >
          {name}
        </li>
      ))}
    </ul>
  )
}

function CourseYears({ years }: { years: Course['years'] }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-7">
      {years.map(({ _key, name, text }, index) => (
        <li key={_key} className="border-t-2 border-gold-500 pt-4">
          <h3 className="flex items-baseline gap-3 text-xl text-heading">
            <span aria-hidden="true" className="text-3xl text-gilt">
              {index + 1}
            </span>
            {name}
          </h3>
          <p className="mt-2 text-base text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const documentsOf = ({ syllabus, prospectus }: Course) =>
  [
    { _key: 'syllabus', label: 'Syllabus', called: 'the syllabus', file: syllabus },
    { _key: 'prospectus', label: 'Prospectus', called: 'the prospectus', file: prospectus },
  ].filter(({ file }) => file)

function CareerList({ careers }: { careers: Course['careerProspects'] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
      {careers.map(({ _key, name, text }) => (
        <div key={_key}>
          <dt className="font-display text-lg leading-snug font-semibold text-heading">{name}</dt>
          <dd className="mt-1 text-base text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function ApplySteps({ steps }: { steps: Course['steps'] }) {
  return (
    <ol className="grid max-w-prose gap-4">
      {steps.map(({ _key, text }, index) => (
        <li key={_key} className="flex gap-4 text-lg text-ink-soft">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-gilt-soft font-display text-base font-semibold text-gilt"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5 wrap-anywhere whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ol>
  )
}

export type CoursePart = {
  id: string
  title: string
  /** Label in the jump links; parts without one are close to another. */
  jump?: string
  /** Beside the facts; the others follow below. */
  isFirst?: true
  content: ReactNode
}

export function coursePartsOf(course: Course): CoursePart[] {
  const { subjects, years, fees, steps, careerProspects: careers, facilities } = course
  const { papers, intakes, voices } = course
  const documents = documentsOf(course)
  const parts: (CoursePart & { isEmpty?: boolean })[] = [
    {
      id: 'about',
      title: 'Course information',
      jump: 'Description',
      isFirst: true,
      content: <Paragraphs texts={course.description.map(({ text }) => text)} />,
    },
    {
      id: 'subjects',
      title: 'Key subjects',
      jump: 'Subjects',
      isFirst: true,
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
      id: 'dates',
      title: 'Admission dates',
      isEmpty: !hasDates(course),
      content: <AdmissionDates course={course} />,
    },
    {
      id: 'papers',
      title: 'Documents for admission',
      isEmpty: papers.length === 0,
      content: <PaperList papers={papers} />,
    },
    {
      id: 'cut-off',
      title: 'Recent admissions and cut-offs',
      jump: 'Cut-off',
      isEmpty: intakes.length === 0,
      content: <IntakeFigures intakes={intakes} basis={course.cutOffBasis} />,
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
    {
      id: 'voices',
      title: voices.length > 1 ? 'What students say' : 'What a student says',
      isEmpty: voices.length === 0,
      content: <StudentVoices voices={voices} />,
    },
  ]
  return parts.filter(({ isEmpty = false }) => !isEmpty)
}

function PaperList({ papers }: { papers: Course['papers'] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2 pl-5 text-lg text-ink-soft marker:text-gilt">
      {papers.map(({ _key, name }) => (
        <li key={_key}>{name}</li>
      ))}
    </ul>
  )
}

function StudentVoices({ voices }: { voices: Course['voices'] }) {
  return (
    <div className="grid max-w-prose gap-8">
      {voices.map(({ _key, text, name, about }) => (
        <figure key={_key} className="border-l-4 border-gold-500 pl-6">
          <blockquote className="font-display text-2xl leading-snug text-heading">
            “{text}”
          </blockquote>
          <figcaption className="mt-3 text-ink-muted">
            <span className="font-semibold text-ink-soft">{name}</span>
            {about && `, ${about}`}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
