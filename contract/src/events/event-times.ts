import * as z from 'zod/mini'
import { shapeOf } from '../content/field.ts'
import { eventFields } from './event-fields.ts'

export const eventTimes = z.pick(z.object(shapeOf(eventFields, 'shown')), {
  date: true,
  time: true,
  end: true,
  isAllDay: true,
})
