import { type MessageFolder, messageFolders } from 'contract/messaging/messages'
import { formatCount } from 'contract/platform/format-count'
import type { KeyboardEvent } from 'react'

const labels = { inbox: 'Inbox', spam: 'Suspected spam' } as const

export const tabId = (folder: MessageFolder) => `folder-${folder}`
export const folderPanelId = 'folder-messages'

type FolderTabsProps = {
  folder: MessageFolder
  counts: Record<MessageFolder, number> | undefined
  onChange: (folder: MessageFolder) => void
}

/** Tabs pattern of the ARIA APG: arrow keys switch folders. */
export function FolderTabs({ folder, counts, onChange }: FolderTabsProps) {
  const choose = (chosen: MessageFolder) => {
    onChange(chosen)
    document.getElementById(tabId(chosen))?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const [first, last] = messageFolders
    const index = messageFolders.indexOf(folder)
    const wanted = {
      ArrowRight: messageFolders[index + 1] ?? first,
      ArrowLeft: messageFolders[index - 1] ?? last,
      Home: first,
      End: last,
    }[event.key]
    if (!wanted) return
    event.preventDefault()
    choose(wanted)
  }
  return (
    <div role="tablist" aria-label="Folders" onKeyDown={move} className="flex border-b border-line">
      {messageFolders.map((name) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          aria-selected={name === folder}
          aria-controls={folderPanelId}
          tabIndex={name === folder ? 0 : -1}
          onClick={() => onChange(name)}
          className="-mb-px flex min-h-11 items-center gap-2 border-b-3 border-transparent px-4 py-2 font-semibold text-ink-soft hover:text-accent aria-selected:border-accent aria-selected:text-accent"
        >
          {labels[name]}{' '}
          {counts && (
            <span className="rounded-full bg-well px-2 text-sm text-ink-soft tabular-nums">
              {formatCount(counts[name])}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
