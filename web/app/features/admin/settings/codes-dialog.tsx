import { useState } from 'react'
import { Modal } from '#app/components/modal'

const copyFailed = 'The browser did not let them be copied. Print or download them.'

/** Hands the codes over as a text file. */
function download(codes: string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

type CodesDialogProps = { codes: string[]; onClose: () => void }

/** The recovery codes, told this once. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('Copied'),
      () => setSaid(copyFailed),
    )
  return (
    <Modal title="Your recovery codes" onClose={() => undefined}>
      <p className="mt-3 text-ink-soft">
        Keep them where you find them without your phone. Each lets you in once when you have lost
        it. They are not shown again.
      </p>
      <ul className="my-5 grid gap-x-6 gap-y-2 rounded-md border border-line bg-gilt-soft p-4 text-center font-mono whitespace-nowrap text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button type="button" onClick={copy} className="button-outline grow">
          Copy
        </button>
        <button type="button" onClick={() => download(codes)} className="button-outline grow">
          Download
        </button>
        <button type="button" onClick={() => window.print()} className="button-outline grow">
          Print
        </button>
        <button type="button" onClick={onClose} className="button-primary grow">
          I have kept them
        </button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-center text-ink-soft print:hidden">
        {said}
      </p>
    </Modal>
  )
}
