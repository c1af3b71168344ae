import { useState } from 'react'
import { truncate } from './truncate'

export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const short = truncate(text)
  return (
    <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
      <bdi>{isOpen ? text : short}</bdi>
      {short !== text && ' '}
      {short !== text && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="font-semibold whitespace-nowrap text-accent underline-offset-4 hover:underline"
        >
          {isOpen ? 'Show less' : 'Read more'}
        </button>
      )}
    </p>
  )
}
