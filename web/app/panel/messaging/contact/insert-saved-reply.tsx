import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { savedRepliesQuery } from '#app/data/message-replies'
import { controlClasses } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { SavedRepliesDialog } from './saved-replies-dialog'

const edit = 'edit'

type InsertSavedReplyProps = { panel: Panel; onInsert: (text: string) => void }

export function InsertSavedReply({ panel, onInsert }: InsertSavedReplyProps) {
  const { data: saved } = useQuery(savedRepliesQuery())
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
          aria-label="Insert a saved reply"
          value=""
          onChange={({ target }) => choose(target.value)}
          className={`${controlClasses} w-auto max-w-full`}
        >
          <option value="" disabled>
            Insert a saved reply
          </option>
          {saved.answers.map(({ title }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
            <option translate="no" key={index} value={index}>
              {title}
            </option>
          ))}
          <option value={edit}>Edit saved replies...</option>
        </select>
      ) : (
        <Button tone="link" onClick={() => setEditing(true)}>
          Save replies to reuse
        </Button>
      )}
      {isEditing && (
        <SavedRepliesDialog panel={panel} saved={saved} onClose={() => setEditing(false)} />
      )}
    </>
  )
}
