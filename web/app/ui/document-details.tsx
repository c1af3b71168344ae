import type { PublicDocument } from 'contract/content/library/public-view'

/** For people who can't see the picture; undefined for real text documents. */
export const DocumentDetails = ({ label, document }: { label: string; document: PublicDocument }) =>
  document.transcript && (
    <details className="basis-full print:hidden">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold text-accent underline decoration-accent/30 underline-offset-4 hover:decoration-accent">
        Text version<span className="sr-only">: {label}</span>
      </summary>
      <p
        lang={document.language}
        className="max-w-3xl border-l-4 border-line-strong py-1 pl-4 wrap-anywhere whitespace-pre-line text-ink-soft"
      >
        {document.transcript}
      </p>
    </details>
  )
