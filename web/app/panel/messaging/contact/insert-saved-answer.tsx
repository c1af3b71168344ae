import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { savedAnswersQuery } from '#app/data/message-replies'
import { controlClasses } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { SavedAnswersDialog } from './saved-answers-dialog'

const edit = 'edit'

type InsertSavedAnswerProps = { panel: Panel; onInsert: (text: string) => void }

export function InsertSavedAnswer({ panel, onInsert }: InsertSavedAnswerProps) {
  const { data: saved } = useQuery(savedAnswersQuery())
  const [isEditing, setEditing] = useState(false)
  if (!saved) return null
  const choose = (value: string) => {
    if (value === edit) setEditing(true)
    else onInsert(saved.answers[Number(value)]?.text ?? '')
  }
  return (
    <>
      {saved.answers.length > 0 ? (
        <select
          aria-label="Insert a saved answer"
          value=""
          onChange={({ target }) => choose(target.value)}
          className={`${controlClasses} w-auto max-w-full`}
        >
          <option value="" disabled>
            Insert a saved answer
          </option>
          {saved.answers.map(({ title }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
            <option key={place} value={place}>
              {title}
            </option>
          ))}
          <option value={edit}>Edit saved answers...</option>
        </select>
      ) : (
        <Button tone="link" onClick={() => setEditing(true)}>
          Save answers to reuse
        </Button>
      )}
      {isEditing && (
        <SavedAnswersDialog panel={panel} saved={saved} onClose={() => setEditing(false)} />
      )}
    </>
  )
}
