import type { PublicNotice } from 'contract/content/notices'
import { DocumentRows } from '#app/ui/document-rows'

export function NoticeDocuments({ documents }: Pick<PublicNotice, 'documents'>) {
  if (documents.every(({ file }) => file === undefined)) return null
  return (
    <section aria-labelledby="documents" className="mt-10 max-w-4xl">
      <h2 id="documents" className="text-2xl text-heading">
        Documents
      </h2>
      <div className="mt-4">
        <DocumentRows documents={documents} heading="h3" />
      </div>
    </section>
  )
}
