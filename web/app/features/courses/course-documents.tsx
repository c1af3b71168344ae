import type { Course } from 'contract/content/courses'
import type { ShownDocument } from 'contract/library/shown'
import { DocumentWords } from '#app/components/document-words'
import { Icon } from '#app/components/icon'
import { resolveAddress } from '#app/components/picture'
import { documentFacts } from '#app/lib/document-facts'

type CourseDocument = { title: string; file: ShownDocument }

/** The documents of a course that are in the library, by what they are to it. */
export const documentsOf = ({ syllabus, prospectus }: Course): CourseDocument[] => [
  ...(syllabus ? [{ title: 'Syllabus', file: syllabus }] : []),
  ...(prospectus ? [{ title: 'Prospectus', file: prospectus }] : []),
]

/** Documents to read at once or to take along, each with what it is and how long. */
export function CourseDocuments({ documents }: { documents: readonly CourseDocument[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map(({ title, file }) => (
        <li key={title} className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
          <div className="min-w-40 flex-1">
            <h3 className="font-sans text-lg leading-snug font-semibold text-heading">{title}</h3>
            <p className="text-base text-ink-muted">{documentFacts(file)}</p>
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            <a
              href={resolveAddress(file.address)}
              hrefLang={file.language}
              className="button-outline"
            >
              <Icon of="eye" className="size-5" />
              View <span className="sr-only">the {title.toLowerCase()}</span>
            </a>
            <a
              href={resolveAddress(file.address)}
              hrefLang={file.language}
              download={file.name}
              className="button-outline"
            >
              <Icon of="download" className="size-5" />
              Download <span className="sr-only">the {title.toLowerCase()}</span>
            </a>
          </div>
          <DocumentWords label={title} document={file} />
        </li>
      ))}
    </ul>
  )
}
