import { mailDays } from 'contract/content/retention'
import { dayMilliseconds } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'

export const withoutWords = (recipient: string, moment: Date) => ({
  _id: uuidv7(),
  recipient,
  subject: '',
  text: '',
  html: '',
  tries: 0,
  dueAt: moment.toISOString(),
  giveUpAt: new Date(moment.getTime() + mailDays * dayMilliseconds).toISOString(),
})
