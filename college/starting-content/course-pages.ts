import type { CoursePages } from 'contract/content/course-pages'

export const startingCoursePages: CoursePages = {
  callTitle: 'Ready to Join This Course?',
  callText: 'Ask the college office about dates, fees, scholarships and the documents you need.',
  groupCallTitle: 'Not sure which course suits you?',
  groupCallText:
    'Ask the college office about admission, fees and scholarships, or come and look around.',
  withoutFaculty:
    'No faculty members are listed for this course yet. Ask the college office who teaches it:',
}
