import { useState } from 'react'
import { saveFile } from '#app/lib/save-file'
import { Modal } from '#app/ui/modal'
import { Button } from '../../shell/button'

const copyFailed = 'Your browser blocked copying. Print or download the codes instead.'

const download = (codes: string[]) =>
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')

type CodesDialogProps = { codes: string[]; onClose: () => void }

export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const [text, setText] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setText('Copied')
    } catch {
      // `navigator.clipboard` is also missing without HTTPS.
      setText(copyFailed)
    }
  }
  return (
    <Modal title="Your recovery codes" onClose={() => undefined}>
      <p className="mt-3 text-ink-soft">
        Save them somewhere you can reach without your phone. If you lose it, each code logs you in
        once. They won’t be shown again.
      </p>
      <ul className="my-4 grid gap-0.5 rounded-md border border-line bg-gilt-soft p-3 text-center font-mono leading-snug whitespace-nowrap text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:*:px-3 print:hidden">
        <Button onClick={() => void copy()} className="grow">
          Copy
        </Button>
        <Button onClick={() => download(codes)} className="grow">
          Download
        </Button>
        <Button onClick={() => window.print()} className="grow">
          Print
        </Button>
        <Button tone="primary" onClick={onClose} className="grow max-sm:basis-full">
          I’ve saved them
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-center text-ink-soft print:hidden">
        {text}
      </p>
    </Modal>
  )
}
