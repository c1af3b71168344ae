import { useEffect, useState } from 'react'
import { island } from '#app/framework/islands/island'
import { deleteSavedAnswers, hasSavedAnswers } from './saved-answers'

type Props = {
  eventId: string
  /** The server has them, so they are deleted. */
  isSent: boolean
}

function SavedAnswers({ eventId, isSent }: Props) {
  const [hasSaved, setSaved] = useState(false)
  useEffect(() => {
    if (isSent) deleteSavedAnswers(eventId)
    setSaved(hasSavedAnswers(eventId))
  }, [eventId, isSent])
  return (
    hasSaved && <p className="mb-7">Your answers are saved; you won’t have to type them again.</p>
  )
}

export default island(SavedAnswers, { hydrate: 'load' })
