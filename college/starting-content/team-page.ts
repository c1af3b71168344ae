import type { TeamPage } from 'contract/content/team-page'

export const startingTeamPage: TeamPage = {
  title: 'Meet Our Team',
  intro: 'The people who lead the college and look after its daily work, and how to reach them.',
  callTitle: 'Looking for a teacher?',
  callText:
    'Every course has its faculty on its own page. The heads of department and the college office are on the contact page.',
  description:
    'The principal, the officers and the management of {college}: who they are, what they do and how to reach them.',
}
