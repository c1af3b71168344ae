import type { College } from 'contract/content/facts'
import {
  attemptHours,
  codeMinutes,
  knownBrowserDays,
  knownNetworkDays,
  mailDays,
  overHours,
  resetMinutes,
  sessionDays,
  sessionIdleDays,
} from 'contract/retention'
import type { Topic } from './courses/course-text.ts'

/** What is kept of somebody: what it is and for what, and how long it stays. */
export type Kept = { name: string; text: string; until: string }
export type PolicySection = { title: string; texts?: readonly string[]; topics?: readonly Topic[] }

/** The day that these pages say; change it with them. */
export const policiesChangedOn = '2026-11-22'

/** Set up outside of the website: `deploy/systemd/college-backup.service`, and the journal of `docs/deploy.md`. */
export const backupDays = 14
export const logDays = 30

export const privacySummary =
  'What this website keeps about you, for what, how long, and whom to ask. In short: what you type in, as long as you want it, for the college only.'

export const keptOfYou: readonly Kept[] = [
  {
    name: 'Your student account',
    text: 'Full name, email, mobile number and photo, as you give them, and whether the email is proven. Of the password only a hash is kept, from which nobody can read it. If you continue with another account, such as Google, your name and email come from there, and the number by which that company knows you is kept.',
    until:
      'Until you delete the account on your account page. All of it goes at once then, with the sessions and the mail that waits for you.',
  },
  {
    name: 'Where you are signed in',
    text: 'For each browser: when you signed in, when you were last seen, and what the browser calls itself, so that you can see on your account page whether it was you.',
    until: `Until you log out, for ${sessionIdleDays} days without a visit, or for ${sessionDays} days at the longest.`,
  },
  {
    name: 'From where you have signed in',
    text: 'The networks, as keyed hashes, and when you last signed in from each. They let you in there when somebody elsewhere tries to guess your password.',
    until: `For ${knownNetworkDays} days after you last signed in there.`,
  },
  {
    name: 'Codes and links by mail',
    text: 'The code that proves your email and the link for a new password, as hashes.',
    until: `The code works for ${codeMinutes} minutes, the link for ${resetMinutes}. What is left of them goes ${overHours} hours later.`,
  },
  {
    name: 'Messages to the office',
    text: 'Name, email, phone, subject and message, when it was sent, and the course or event that it is about. A copy is mailed to the office. What looks like spam is set aside, and not mailed.',
    until:
      'Until the office deletes it, or for as many months as the college has set for all messages, if that is shorter. The list of what administrators did keeps the name of the sender then, and nothing of the message.',
  },
  {
    name: 'Mail to you',
    text: 'Mail that the website has written to you and not yet handed over.',
    until: `Until it is handed over, and for ${mailDays} days at the longest. The website keeps no copy.`,
  },
  {
    name: 'Who tries too often',
    text: 'How often a network or an email address has tried to sign in, to register, to have mail sent or to write to the office. This is how guessing and spam are stopped.',
    until: `For about ${attemptHours} hours.`,
  },
  {
    name: 'The log of the server',
    text: 'Which calls changed something or failed, and from which network address, such as a login that was refused. It has no names, email addresses, messages or passwords.',
    until: `For ${logDays} days.`,
  },
  {
    name: 'Backups',
    text: 'A copy of the accounts, the messages and the photos is made every night, so that nothing is lost with a machine. It has no sessions, codes or waiting mail.',
    until: `For ${backupDays} days. What you delete is in older backups until then.`,
  },
  {
    name: 'Teachers and staff',
    text: 'Name, post, department, photo and what else the office publishes of them, for everybody to read on this website, and what administrators have changed and when.',
    until:
      'Until the office removes the person. The list of what administrators did is kept for good.',
  },
]

export const privacySections: readonly PolicySection[] = [
  {
    title: 'What it is used for',
    texts: [
      'Your account is used to let you in and to show you your own information, your message to answer you. Your information is used only for academic purposes. It is not sold, not used for advertising, and nobody is profiled.',
      'You decide: an account is made only when you register, which says what you agree to. You take your consent back by deleting the account.',
    ],
  },
  {
    title: 'Who sees it',
    topics: [
      {
        name: 'You',
        text: 'Your account page shows all that is kept of your account, and lets you take it along as a file.',
      },
      {
        name: 'The office',
        text: 'Administrators of the website read messages. The panel that they use shows no accounts of students; the people who run the server can see them, because they keep it working.',
      },
      {
        name: 'Everybody who knows its address',
        text: 'Your photo has an address that nobody can guess. Whoever is given the address can see the photo, until you delete it.',
      },
      {
        name: 'Other companies',
        text: 'Mail travels over the mail service of the college. If you continue with Google or another account, that company knows that you sign in here. The map on the contact page comes from OpenStreetMap when you ask for it. Chats open in WhatsApp when you press them. Nothing else of this website comes from elsewhere.',
      },
    ],
  },
  {
    title: 'Cookies, and what stays on your device',
    texts: [
      `Without an account this website sets no cookies. When you sign in, one cookie keeps you signed in, and one lets this browser be known again for ${knownBrowserDays} days, so that strangers who guess passwords do not shut you out here; it says nothing of you. On the way to Google or another account there is one more, for some minutes. There are no cookies for advertising or statistics, here or of others.`,
      'If you tick "Remember me", your browser keeps your email for the next login. Your browser also remembers some things until you close the tab, such as that you have seen the opening screen. None of this is sent to us.',
    ],
  },
  {
    title: 'If you are under 18',
    texts: [
      'The Digital Personal Data Protection Act, 2023 asks for the consent of a parent or lawful guardian before information about somebody under 18 is used. So ask them before you register: who registers says that they agree. The office may ask them to confirm it, and deletes the account if they do not.',
      'A parent or guardian can see, correct and delete the account with you on the account page, or write to the office. Nobody is tracked on this website, and nobody is shown advertising, whatever their age.',
    ],
  },
  {
    title: 'Your rights',
    topics: [
      {
        name: 'See it',
        text: 'Your account page shows what is kept, and "Download my data" gives it to you.',
      },
      {
        name: 'Correct it',
        text: 'You change name, mobile number, photo and password there. For another email, write to the office.',
      },
      {
        name: 'Delete it',
        text: '"Delete my account" removes it at once. To have a message deleted, write to the office and name its number.',
      },
      {
        name: 'Complain',
        text: 'Write to the office first. If its answer does not help you, you may turn to the Data Protection Board of India.',
      },
    ],
  },
]

export const termsSummary =
  'What you agree to when you register and when you use this website, in plain words.'

export const termsSections = (college: College): readonly PolicySection[] => [
  {
    title: 'Your account',
    texts: [
      'An account is for a student of the college or somebody who wants to become one. It is yours alone: the name, email, mobile number and photo in it are your own and true, and you keep them so.',
      'Choose a password that others do not guess and that you use nowhere else, and keep it to yourself. Nobody from the college will ever ask you for it or for a code. If somebody else may know it, change it on your account page, or set a new one by "Forgot password": that signs out all other devices.',
      'If you are under 18, a parent or lawful guardian agrees to these terms with you.',
    ],
  },
  {
    title: 'What is not allowed',
    texts: [
      'Do not register with an address, a name or a photo of somebody else, do not try to get into accounts or parts of the website that are not yours, and do not burden it by machines. Messages to the office are for questions to the college, without advertising, threats or insults.',
      'An account that is used against these terms can be shut or removed. Ask the office if you think that this was wrong.',
    ],
  },
  {
    title: 'What the college promises, and what it cannot',
    texts: [
      'The texts of this website are kept with care, but mistakes happen and dates move. What counts for admission, fees and examinations is what the office gives you in writing and what the university publishes. An account is no application and no admission.',
      'The website may be away for some time, and parts of it may change or end. You can delete your account at any time and take your data along.',
    ],
  },
  {
    title: 'Texts and pictures',
    texts: [
      `The texts and pictures of this website belong to ${college.name} or to those who gave them. You may read, print and share them; ask the office before you publish them elsewhere. Your own photo stays yours, and the website shows it to you only.`,
    ],
  },
  {
    title: 'Changes, and the law',
    texts: [
      'When these terms change, the day at the top of this page changes. If you do not agree with a change, you can delete your account.',
      `The law of India applies. Courts at the place of the college, ${college.locality}, decide what cannot be settled otherwise.`,
    ],
  },
]
