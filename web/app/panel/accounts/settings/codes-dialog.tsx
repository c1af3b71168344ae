import { useState } from 'react'
import { saveFile } from '#app/lib/save-file'
import { Modal } from '#app/ui/modal'

const copyFailed = 'The browser did not let them be copied. Print or download them.'

/** Hands the codes over as a text file. */
const download = (codes: string[]) =>
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')

type CodesDialogProps = { codes: string[]; onClose: () => void }

/** The recovery codes, told this once. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid('Copied')
    } catch {
      // Also where the browser has no clipboard for pages without https.
      setSaid(copyFailed)
    }
  }
  return (
    <Modal title="Your recovery codes" onClose={() => undefined}>
      <p className="mt-3 text-ink-soft">
        Keep them where you find them without your phone. Each lets you in once when you have lost
        it. They are not shown again.
      </p>
      <ul className="my-4 grid gap-0.5 rounded-md border border-line bg-gilt-soft p-3 text-center font-mono leading-snug whitespace-nowrap text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:*:px-3 print:hidden">
        <button type="button" onClick={() => void copy()} className="button-outline grow">
          Copy
        </button>
        <button type="button" onClick={() => download(codes)} className="button-outline grow">
          Download
        </button>
        <button type="button" onClick={() => window.print()} className="button-outline grow">
          Print
        </button>
        <button type="button" onClick={onClose} className="button-primary grow max-sm:basis-full">
          I have kept them
        </button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-center text-ink-soft print:hidden">
        {said}
      </p>
    </Modal>
  )
}
