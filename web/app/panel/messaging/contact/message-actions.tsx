import type { ContactMessage, MessageStatus } from 'contract/messaging/messages'
import { type IconNode, Inbox, Mail, MailOpen, Reply, ShieldAlert, Trash2 } from 'lucide'
import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { ListSelect } from '../../shell/list/list-toolbar'
import { replyLink } from './reply-link'
import { messageStatusLabels } from './status-labels'
import type { MessageAct } from './use-message-act'

type MessageActionsProps = {
  message: ContactMessage
  act: MessageAct
  /** There is no better way to reply. */
  isReplyPrimary: boolean
  onDelete: () => void
}

export function MessageActions({ message, act, isReplyPrimary, onDelete }: MessageActionsProps) {
  const college = useCollege()
  const isRead = message.readAt !== undefined
  const isSpam = message.suspectedAt !== undefined
  return (
    <div className="flex flex-wrap items-center gap-3">
      <a
        href={replyLink(message, college.name)}
        className={`${isReplyPrimary ? 'button-primary' : 'button-outline'} px-4`}
      >
        <Icon of={Reply} className="size-5" />
        Reply by email
      </a>
      <ActionButton
        icon={isRead ? Mail : MailOpen}
        isBusy={act.isBusy}
        onClick={() => act.mark(message, !isRead)}
      >
        {isRead ? 'Mark as unread' : 'Mark as read'}
      </ActionButton>
      <ActionButton
        icon={isSpam ? Inbox : ShieldAlert}
        isBusy={act.isBusy}
        onClick={() => act.move(message, isSpam ? 'inbox' : 'spam')}
      >
        {isSpam ? 'Move to inbox' : 'Move to spam'}
      </ActionButton>
      <Button tone="danger" icon={Trash2} onClick={onDelete} className="px-4">
        Delete
      </Button>
      <ListSelect<MessageStatus>
        label="Status"
        value={message.status ?? 'new'}
        options={messageStatusLabels}
        onChange={(status) => act.setStatus(message, status)}
      />
    </div>
  )
}

type ActionButtonProps = {
  icon: IconNode
  isBusy: boolean
  onClick: () => void
  children: string
}

// `aria-disabled`, not `disabled`: a disabled button loses the focus.
function ActionButton({ icon, isBusy, onClick, children }: ActionButtonProps) {
  return (
    <Button icon={icon} isBlocked={isBusy} onClick={() => onClick()} className="px-4">
      {children}
    </Button>
  )
}
