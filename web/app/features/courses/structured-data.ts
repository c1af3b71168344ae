import { type CourseGroupType, coursesOf, type ListedCourse } from 'college/course-list'
import type { College } from 'contract/content/facts'
import type { JsonObject } from '#app/lib/json'
import { coursePath } from './crumbs'

/** A course in the words of schema.org. */
export function courseData(
  course: ListedCourse,
  description: string,
  { publicUrl, college }: { publicUrl: string; college: College },
): JsonObject {
  return {
    '@type': 'Course',
    name: `${course.title}: ${course.fullTitle}`,
    description,
    url: new URL(coursePath(course), publicUrl).href,
    provider: { '@type': 'CollegeOrUniversity', name: college.name, url: publicUrl },
    educationalCredentialAwarded: course.fullTitle,
    timeRequired: `P${course.durationYears}Y`,
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'onsite' },
  }
}

/** The courses of a group; each is described on its own page. */
export function courseListData(type: CourseGroupType, publicUrl: string): JsonObject {
  return {
    '@type': 'ItemList',
    itemListElement: coursesOf(type).map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: course.fullTitle,
      url: new URL(coursePath(course), publicUrl).href,
    })),
  }
}
