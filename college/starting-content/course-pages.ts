import type { CoursePages } from 'contract/content/course-pages'

export const coursePages: CoursePages = {
  callTitle: 'Ready to Join This Course?',
  callText:
    'The college office tells you about dates, fees and scholarships, and what to bring along.',
  groupCallTitle: 'Not sure which course is yours?',
  groupCallText:
    'Ask the college office about admission, fees and scholarships, or come and look around.',
  withoutFaculty:
    'No faculty members are listed for this course yet. The college office tells you who teaches it:',
}
