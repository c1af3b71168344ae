import { campusPictures } from 'college/campus-pictures'
import { courseGroupList, courseList } from 'college/course-list'
import { loadCourseText } from 'college/courses'
import { courseGroupTexts } from 'college/courses/groups'
import { studyLinks } from 'college/footer'
import { heroPictures } from 'college/hero-pictures'
import { facilities } from 'college/home'
import { pictures } from 'college/pictures'
import {
  keptOfYou,
  privacySections,
  privacySummary,
  termsSections,
  termsSummary,
} from 'college/policies'
import { eventSlides, homeSlides } from 'college/slides'
import { college } from 'testing/a-college.ts'
import { word } from './marked.ts'

const said = [
  'Life at the college',
  'Find your course',
  'On the campus',
  'On the calendar',
  'Our values',
  'Join Our Community',
  'Not sure which course is yours?',
  'Ask the college office about admission, fees and scholarships, or come and look around.',
  'Questions? Call the office at',
  'Ready to Join This Course?',
  'The college office tells you about dates, fees and scholarships, and what to bring along.',
  'No faculty members are listed for this course yet. The college office tells you who teaches it:',
  'Lectures, workshops, sports days and festivals at …: what is on this week, what is coming, and the archive.',
  'Have a question about an event?',
  'The college office knows more, and hears of ideas for further events.',
  'Open to All Students',
  'The principal, the officers and the management of …: who they are, what they do and how to reach them.',
  'Meet Our Team',
  'The people who lead the college and look after its daily work, and how to reach them.',
  'Looking for a teacher?',
  'Every course has its faculty on its own page. The heads of departments and the college office are on the contact page.',
  'Write to …, call the office, or reach the head of a department. Address, office hours and map.',
  'Ask about admission, courses, fees or a visit to the campus. The office reads every message and answers by email or phone.',
  'For questions about a course or its classes, ask the head of its department.',
  'Your information is used only for academic purposes.',
  'answers for this website. Write to the office, call it, or come by:',
  'Campus events',
  'College events',
]

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
  keptOfYou,
  pictures,
  privacySections,
  privacySummary,
  studyLinks,
  termsSections: termsSections({ ...college, name: word(), locality: word() }),
  termsSummary,
  ...Object.fromEntries(said.map((text) => [text, text])),
})
