import { useRejectedForm } from '#app/lib/use-rejected-form'
import { Note } from './note'

/** Over a form that was sent without scripts and rejected as a whole. */
export function RejectedNote({ className = '' }: { className?: string }) {
  const { message } = useRejectedForm()
  if (!message) return null
  return (
    <Note look="bad" role="alert" className={className}>
      {message}
    </Note>
  )
}
