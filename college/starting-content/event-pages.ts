import type { EventPages } from 'contract/content/event-pages'

export const startingEventPages: EventPages = {
  openTo: 'Open to All Students',
  callTitle: 'Have a question about an event?',
  callText: 'Ask the college office, or suggest an event.',
  description:
    'Lectures, workshops, sports days and festivals at {college}: what is on this week, what is coming, and the archive.',
}
