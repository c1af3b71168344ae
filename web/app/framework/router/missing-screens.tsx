import type { ComponentType } from 'react'
import { CourseNotFound } from '#app/site/content/courses/course-not-found'
import { EventNotFound } from '#app/site/events/calendar/event-not-found'
import { NotFoundScreen } from '#app/site/shell/not-found-screen'
import type { MissablePageId } from '../addresses/missable.ts'

export const missingScreens: Record<MissablePageId, ComponentType> = {
  'course-group': CourseNotFound,
  course: CourseNotFound,
  events: NotFoundScreen,
  'events-month': NotFoundScreen,
  notices: NotFoundScreen,
  notice: NotFoundScreen,
  member: NotFoundScreen,
  page: NotFoundScreen,
  event: () => <EventNotFound isUnknown />,
}
