import { startingContent, startingEntries } from 'college/starting-content'
import { listAlerts } from 'contract/content/alerts'
import { type Catalogue, type CatalogueCourse, catalogueOf } from 'contract/content/catalogue'
import { listCourseGroups } from 'contract/content/course-groups'
import { listCourses } from 'contract/content/courses'
import { type College, collegeOf, getFacts } from 'contract/content/facts'
import { getMenus, type Menus } from 'contract/content/menus'
import { ApiError, type Call } from 'contract/platform/client'
import type { DeliveredQuery } from '#app/data/query-client'
import { alertsQuery } from '#app/data/site-content'

async function withFallback<Shown>(answer: Promise<Shown>, fallback: Shown): Promise<Shown> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return fallback
  }
}

/** Falls back to the starting content when the database is down. */
export const loadCollege = async (call: Call): Promise<College> =>
  collegeOf(await withFallback(call(getFacts), startingContent.facts))

export const loadMenus = (call: Call): Promise<Menus> =>
  withFallback(call(getMenus), startingContent.menus)

/** Empty on failure: an open page asks again. */
export const loadAlerts = (call: Call): Promise<DeliveredQuery[]> => {
  const { queryKey } = alertsQuery(call)
  return withFallback<DeliveredQuery[]>(
    call(listAlerts).then((data) => [{ queryKey, data }]),
    [],
  )
}

export async function loadCatalogue(call: Call): Promise<Catalogue> {
  const { courseGroup, course } = startingEntries
  const lists = [
    withFallback(call(listCourseGroups), [...courseGroup]),
    withFallback<readonly CatalogueCourse[]>(call(listCourses), course),
  ] as const
  return catalogueOf(...(await Promise.all(lists)))
}
