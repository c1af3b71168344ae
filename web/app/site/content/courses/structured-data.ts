import { college as fixed } from 'college/facts'
import type { Course, ListedCourse } from 'contract/content/courses'
import type { College } from 'contract/content/facts'
import type { JsonObject } from '#app/lib/json'
import { coursePath } from './crumbs'

function offersOf({ fees, feesAsOf }: Course): JsonObject {
  if (fees.length === 0) return {}
  const price = fees.reduce((sum, { amount }) => sum + Number(amount), 0)
  return {
    offers: {
      '@type': 'Offer',
      category: price > 0 ? 'Paid' : 'Free',
      price,
      priceCurrency: fixed.currency,
      ...(feesAsOf && { validFrom: feesAsOf }),
    },
  }
}

export function courseData(
  course: Course,
  { publicUrl, college }: { publicUrl: string; college: College },
): JsonObject {
  return {
    '@type': 'Course',
    name: `${course.title}: ${course.fullTitle}`,
    description: course.summary,
    ...(course.picture && { image: new URL(course.picture.address, publicUrl).href }),
    url: new URL(coursePath(course), publicUrl).href,
    provider: { '@type': 'CollegeOrUniversity', name: college.name, url: publicUrl },
    educationalCredentialAwarded: course.fullTitle,
    timeRequired: `P${course.durationYears}Y`,
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'onsite' },
    ...offersOf(course),
  }
}

export function courseListData(courses: readonly ListedCourse[], publicUrl: string): JsonObject {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: course.fullTitle,
      url: new URL(coursePath(course), publicUrl).href,
    })),
  }
}
