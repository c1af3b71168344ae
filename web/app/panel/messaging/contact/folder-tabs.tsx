import type { MessageFolder } from 'contract/messaging/messages'
import { Tabs, tabId, tabPanelId } from '../../shell/tabs'

const labels = { inbox: 'Inbox', spam: 'Suspected spam' } as const

const id = 'folder'
export const folderTabId = (folder: MessageFolder) => tabId(id, folder)
export const folderPanelId = (folder: MessageFolder) => tabPanelId(id, folder)

type FolderTabsProps = {
  folder: MessageFolder
  counts: Record<MessageFolder, number> | undefined
  onChange: (folder: MessageFolder) => void
}

export const FolderTabs = ({ folder, counts, onChange }: FolderTabsProps) => (
  <Tabs
    label="Folders"
    id={id}
    labels={labels}
    counts={counts}
    current={folder}
    onChange={onChange}
  />
)
