import type { ComponentType } from 'react'
import { CourseNotFound } from '#app/features/courses/course-not-found'
import { EventNotFound } from '#app/features/events/event-not-found'
import { NotFoundScreen } from '#app/features/layout/not-found-screen'
import type { MissablePageId } from './missable.ts'

/** What a page shows whose subject does not exist. */
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
