import {
  type ContactMessage,
  exportMessages,
  type MessageFolder,
} from 'contract/messaging/messages'
import { urlOf } from 'contract/platform/client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '#app/lib/use-latest'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import { ListSelect, ListToolbar } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { Tabs, tabId, tabPanelId } from '../../shell/tabs'
import { Conversation } from './conversation'
import { DeleteMessageDialog } from './delete-message-dialog'
import { MailboxList } from './mailbox-list'
import { MessageActions } from './message-actions'
import { MessagePane, NoMessageOpen } from './message-pane'
import { rowId } from './message-row'
import { messageStatusLabels } from './status-labels'
import { useMailbox } from './use-mailbox'
import { useMessageAct } from './use-message-act'
import { useReplyDrafts } from './use-reply-drafts'

const statusOptions = { '': 'All', ...messageStatusLabels } as const

export function MessagesView({ panel }: PanelProps) {
  const mailbox = useMailbox(panel.start.choice)
  const { folder, list, opened, setOpened } = mailbox
  const [deleting, setDeleting] = useState<ContactMessage>()
  const count = useRef<HTMLParagraphElement>(null)
  const visible = useLatest(opened)
  /** Unless another message was opened meanwhile. */
  const close = (message: ContactMessage) => {
    if (visible.current?._id !== message._id) return
    // Synchronously: the list must be back and the dialog closed before a row can take the focus.
    flushSync(() => {
      setOpened(undefined)
      setDeleting(undefined)
    })
    const target = document.getElementById(rowId(message)) ?? count.current
    target?.focus()
  }
  const act = useMessageAct(panel, close)
  const drafts = useReplyDrafts(panel)
  const open = (message: ContactMessage) => {
    setOpened(message)
    if (!message.readAt) act.mark(message, true)
  }
  // On a phone an open message covers the list.
  const besideMessage = opened ? 'hidden @4xl:grid' : 'grid'
  return (
    <section aria-label="Messages" className="@container grid gap-5">
      <div className={besideMessage}>
        <FolderTabs folder={folder} counts={mailbox.counts} onChange={mailbox.chooseFolder} />
      </div>
      <div
        id={folderPanelId(folder)}
        role="tabpanel"
        aria-labelledby={folderTabId(folder)}
        className="grid gap-5"
      >
        <div className={besideMessage}>
          <ListToolbar
            searchLabel="Search messages"
            searchHint="Search by name, subject, text or reference"
            search={mailbox.search}
            onSearch={mailbox.setSearch}
            isRefreshing={list.isFetching}
            onRefresh={mailbox.refresh}
          >
            <ListSelect
              label="Status"
              value={mailbox.status ?? ''}
              options={statusOptions}
              onChange={(status) => mailbox.setStatus(status || undefined)}
            />
            <DownloadButton
              url={urlOf(exportMessages, { query: { folder } })}
              fileName={`messages-${folder}-${dayStamp()}.csv`}
              panel={panel}
              holds="names, email addresses and phone numbers of the people who wrote"
              className="px-4 max-sm:w-full"
            >
              Export CSV
            </DownloadButton>
          </ListToolbar>
        </div>
        <div className="grid items-start gap-5 @4xl:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]">
          <div className={`gap-5 ${besideMessage}`}>
            <MailboxList panel={panel} mailbox={mailbox} countRef={count} onOpen={open} />
          </div>
          {opened ? (
            <div className="@4xl:sticky @4xl:top-3 @4xl:max-h-[calc(100dvh-1.5rem)] @4xl:overflow-y-auto">
              <MessagePane message={opened} onClose={() => close(opened)}>
                <Conversation
                  key={opened._id}
                  message={opened}
                  panel={panel}
                  drafts={drafts}
                  onReplied={() => setOpened({ ...opened, status: 'answered' })}
                >
                  {(canSend) => (
                    <MessageActions
                      message={opened}
                      act={act}
                      isReplyPrimary={!canSend}
                      onDelete={() => setDeleting(opened)}
                    />
                  )}
                </Conversation>
              </MessagePane>
            </div>
          ) : (
            <div className="hidden @4xl:block">
              {mailbox.messages?.length ? <NoMessageOpen /> : null}
            </div>
          )}
        </div>
      </div>
      {deleting && (
        <DeleteMessageDialog
          message={deleting}
          panel={panel}
          onClose={() => setDeleting(undefined)}
          onGone={() => close(deleting)}
        />
      )}
    </section>
  )
}

const labels = { inbox: 'Inbox', spam: 'Suspected spam' } as const

const id = 'folder'
const folderTabId = (folder: MessageFolder) => tabId(id, folder)
const folderPanelId = (folder: MessageFolder) => tabPanelId(id, folder)

type FolderTabsProps = {
  folder: MessageFolder
  counts: Record<MessageFolder, number> | undefined
  onChange: (folder: MessageFolder) => void
}

const FolderTabs = ({ folder, counts, onChange }: FolderTabsProps) => (
  <Tabs
    label="Folders"
    id={id}
    labels={labels}
    counts={counts}
    current={folder}
    onChange={onChange}
  />
)
