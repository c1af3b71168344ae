import type { Privacy } from 'contract/content/privacy'

/** What is kept, and for how long, is true of this code: the figures in braces are the server's. */
export const privacy: Privacy = {
  kept: [
    {
      _key: 'kept-1',
      name: 'Your student account',
      text: 'Full name, email, mobile number and photo, as you give them, and whether the email is proven. Of the password only a hash is kept, from which nobody can read it. If you continue with another account, such as Google, your name and email come from there, and the number by which that company knows you is kept. Of each passkey that you add: its name, the public half of its key, and when you used it last; your fingerprint or face never leaves your device.',
      until:
        'Until you delete the account on your account page. All of it goes at once then, with the sessions and the mail that waits for you.',
    },
    {
      _key: 'kept-2',
      name: 'Where you are signed in',
      text: 'For each browser: when you signed in, when you were last seen, and what the browser calls itself, so that you can see on your account page whether it was you.',
      until:
        'Until you log out, for {sessionIdleDays} days without a visit, or for {sessionDays} days at the longest.',
    },
    {
      _key: 'kept-3',
      name: 'From where you have signed in',
      text: 'The networks, as keyed hashes, and when you last signed in from each. They let you in there when somebody elsewhere tries to guess your password.',
      until: 'For {knownNetworkDays} days after you last signed in there.',
    },
    {
      _key: 'kept-4',
      name: 'Codes and links by mail',
      text: 'The code that proves your email and the link for a new password, as hashes.',
      until:
        'The code works for {codeMinutes} minutes, the link for {resetMinutes}. What is left of them goes {overHours} hours later.',
    },
    {
      _key: 'kept-5',
      name: 'Messages to the office',
      text: 'Name, email, phone, subject and message, when it was sent, and the course or event that it is about. A copy is mailed to the office. What looks like spam is set aside, and not mailed.',
      until:
        'Until the office deletes it, or for as many months as the college has set for all messages, if that is shorter. The list of what administrators did keeps the name of the sender then, and nothing of the message.',
    },
    {
      _key: 'kept-11',
      name: 'Notices by mail',
      text: 'The email address that you want notices mailed to, of which categories and departments and how often, when you asked and confirmed it, and how many mails in a row came back.',
      until:
        'Until you leave, by the link in each mail or on your account page. An address that nobody confirms goes after {pendingSubscriptionDays} days, one whose mails come back three times in a row at once.',
    },
    {
      _key: 'kept-12',
      name: 'Events that you register for',
      text: 'Name, email address, when you registered, your place in line, what became of it, what you answered and agreed to, and the reason when staff took you out. The front office and the department of the event see it, and may take the list out as a file, which is noted.',
      until:
        'For {registrationMonths} months after the event, or as many as the college has set instead; an event that was postponed has its people until it has taken place or is cancelled. It goes with your account at once, and your place is offered to the next in line. How many took part is kept without you. An address that nobody confirms goes after {pendingRegistrationDays} days.',
    },
    {
      _key: 'kept-13',
      name: 'Events that you come to',
      text: 'When you were let in, at which door and by whom. Who comes without a registration is written down by name, and by email where they give it. On a certificate of attendance: your name, the event and the day, and a code. Whoever is given the code can check the certificate on this website.',
      until:
        'For {attendanceMonths} months after the event, or as many as the college has set instead. What has your account’s email goes with the account at once. How many came is kept without you, and the code then belongs to a certificate without a name.',
    },
    {
      _key: 'kept-6',
      name: 'Mail to you',
      text: 'Mail that the website has written to you and not yet handed over.',
      until:
        'Until it is handed over, and for {mailDays} days at the longest. The website keeps no copy.',
    },
    {
      _key: 'kept-7',
      name: 'Who tries too often',
      text: 'How often a network or an email address has tried to sign in, to register, to have mail sent or to write to the office. This is how guessing and spam are stopped.',
      until: 'For about {attemptHours} hours.',
    },
    {
      _key: 'kept-8',
      name: 'The log of the server',
      text: 'Which calls changed something or failed, and from which network address, such as a login that was refused. It has no names, email addresses, messages or passwords.',
      until: 'For {logDays} days.',
    },
    {
      _key: 'kept-9',
      name: 'Backups',
      text: 'A copy of the accounts, the messages and the photos is made every night, so that nothing is lost with a machine. It has no sessions, codes or waiting mail.',
      until: 'For {backupDays} days. What you delete is in older backups until then.',
    },
    {
      _key: 'kept-10',
      name: 'Teachers and staff',
      text: 'Name, post, department, photo and what else the office publishes of them, for everybody to read on this website, and what administrators have changed and when.',
      until:
        'Until the office removes the person. The list of what administrators did is kept for good.',
    },
  ],
  summary:
    'What this website keeps about you, for what, how long, and whom to ask. In short: what you type in, as long as you want it, for the college only.',
  since: 'Nov 22, 2026',
  sections: [
    {
      _key: 'section-1',
      title: 'What it is used for',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'Your account is used to let you in and to show you your own information, your message to answer you. Your information is used only for academic purposes. It is not sold, not used for advertising, and nobody is profiled.',
        },
        {
          _key: 'paragraph-2',
          text: 'You decide: an account is made only when you register, which says what you agree to. You take your consent back by deleting the account.',
        },
      ],
      points: [],
    },
    {
      _key: 'section-2',
      title: 'Who sees it',
      paragraphs: [],
      points: [
        {
          _key: 'point-1',
          name: 'You',
          text: 'Your account page shows all that is kept of your account, and lets you take it along as a file.',
        },
        {
          _key: 'point-2',
          name: 'The office',
          text: 'Administrators of the website read messages. The panel that they use shows no accounts of students; the people who run the server can see them, because they keep it working.',
        },
        {
          _key: 'point-3',
          name: 'Everybody who knows its address',
          text: 'Your photo has an address that nobody can guess. Whoever is given the address can see the photo, until you delete it.',
        },
        {
          _key: 'point-4',
          name: 'Other companies',
          text: 'Mail travels over the mail service of the college. If you continue with Google or another account, that company knows that you sign in here. The map on the contact page comes from OpenStreetMap when you ask for it. Chats open in WhatsApp when you press them. Nothing else of this website comes from elsewhere.',
        },
      ],
    },
    {
      _key: 'section-3',
      title: 'Cookies, and what stays on your device',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'Without an account this website sets no cookies. When you sign in, one cookie keeps you signed in, and one lets this browser be known again for {knownBrowserDays} days, so that strangers who guess passwords do not shut you out here; it says nothing of you. On the way to Google or another account there is one more, for some minutes, and when you sign in with a passkey one until you close the browser. There are no cookies for advertising or statistics, here or of others.',
        },
        {
          _key: 'paragraph-2',
          text: 'If you tick "Remember me", your browser keeps your email for the next login. It keeps which alerts you have dismissed. Your browser also remembers some things until you close the tab, such as that you have seen the opening screen. None of this is sent to us.',
        },
      ],
      points: [],
    },
    {
      _key: 'section-4',
      title: 'If you are under 18',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'The Digital Personal Data Protection Act, 2023 asks for the consent of a parent or lawful guardian before information about somebody under 18 is used. So ask them before you register: who registers says that they agree. The office may ask them to confirm it, and deletes the account if they do not.',
        },
        {
          _key: 'paragraph-2',
          text: 'A parent or guardian can see, correct and delete the account with you on the account page, or write to the office. Nobody is tracked on this website, and nobody is shown advertising, whatever their age.',
        },
      ],
      points: [],
    },
    {
      _key: 'section-5',
      title: 'Your rights',
      paragraphs: [],
      points: [
        {
          _key: 'point-1',
          name: 'See it',
          text: 'Your account page shows what is kept, and "Download my data" gives it to you.',
        },
        {
          _key: 'point-2',
          name: 'Correct it',
          text: 'You change name, mobile number, photo and password there. For another email, write to the office.',
        },
        {
          _key: 'point-3',
          name: 'Delete it',
          text: '"Delete my account" removes it at once. To have a message deleted, write to the office and name its number.',
        },
        {
          _key: 'point-4',
          name: 'Complain',
          text: 'Write to the office first. If its answer does not help you, you may turn to the Data Protection Board of India.',
        },
      ],
    },
  ],
  ask: '{college} answers for this website. Write to the office, call it, or come by: {hours}, {address}.',
}
