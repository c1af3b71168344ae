import type { MessageStatus } from 'contract/messaging/messages'

export const messageStatusLabels = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
} as const satisfies Record<MessageStatus, string>
