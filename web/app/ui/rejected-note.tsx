import { useRejectedForm } from '#app/lib/use-rejected-form'
import { Note } from './note'

export function RejectedNote({ className = '' }: { className?: string }) {
  const { message } = useRejectedForm()
  if (!message) return null
  return (
    <Note look="bad" role="alert" className={className}>
      {message}
    </Note>
  )
}
