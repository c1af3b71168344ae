import { mailDays } from 'contract/content/retention'
import { dayMilliseconds } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'

export const deferredEmail = (recipient: string, now: Date) => ({
  _id: uuidv7(),
  recipient,
  subject: '',
  text: '',
  html: '',
  tries: 0,
  dueAt: now.toISOString(),
  giveUpAt: new Date(now.getTime() + mailDays * dayMilliseconds).toISOString(),
})
