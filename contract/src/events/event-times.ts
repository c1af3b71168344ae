import * as z from 'zod/mini'
import { shapesOf } from '../content/fields.ts'
import { eventFields } from './event-fields.ts'

export const eventTimes = z.pick(z.object(shapesOf(eventFields).shown), {
  date: true,
  time: true,
  end: true,
  isAllDay: true,
})
