import type { ContactPage } from 'contract/content/contact-page'

export const startingContactPage: ContactPage = {
  title: 'Contact Us',
  intro:
    'Ask about admission, courses, fees or a visit to the campus. The office reads every message and answers by email or phone.',
  headsIntro: 'For questions about a course or its classes, ask the head of its department.',
  description:
    'Write to {college}, call the office, or reach the head of a department. Address, office hours and map.',
}
