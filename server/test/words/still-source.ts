import { courseGroupList, courseList } from 'college/course-list'
import { loadCourseText } from 'college/courses'
import { courseGroupTexts } from 'college/courses/groups'
import { heroPictures } from 'college/hero-pictures'
import { pictures } from 'college/pictures'

/** What pages say of the college and nobody can edit yet, by where it stands. Whoever makes something editable takes its line away. */
export const stillSource = async (): Promise<Record<string, unknown>> => ({
  courseGroupList,
  courseGroupTexts,
  courseList,
  courseTexts: await Promise.all(Object.values(loadCourseText).map((load) => load())),
  heroPictures,
  pictures,
})
