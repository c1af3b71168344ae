import { campusPictures } from 'college/campus-pictures'
import { courseGroupList, courseList } from 'college/course-list'
import { loadCourseText } from 'college/courses'
import { courseGroupTexts } from 'college/courses/groups'
import { heroPictures } from 'college/hero-pictures'
import { facilities } from 'college/home'
import { pictures } from 'college/pictures'
import { eventSlides, homeSlides } from 'college/slides'

/** What pages say of the college and nobody can edit yet, by where it stands. Whoever makes something editable takes its line away. */
export const stillSource = async (): Promise<Record<string, unknown>> => ({
  campusPictures,
  courseGroupList,
  courseGroupTexts,
  courseList,
  courseTexts: await Promise.all(Object.values(loadCourseText).map((load) => load())),
  eventSlides,
  facilities,
  heroPictures,
  homeSlides,
  pictures,
})
