import type { ContactMessage } from 'contract/messaging/messages'

let made = 0

/** An unread message from this morning by default. */
export function aMessage(details: Partial<ContactMessage> = {}): ContactMessage {
  made++
  return {
    _id: `0192f000-0000-7000-a000-${String(made).padStart(12, '0')}`,
    name: `Visitor ${made}`,
    email: 'ravi@home.example',
    phone: '+91 98765 43210',
    subject: `Question ${made}`,
    message: 'When does admission to B.Ed. begin?',
    createdAt: '2026-11-21T04:30:00.000Z',
    ...details,
  }
}
