import type { Privacy } from 'contract/content/privacy'

/** Must match what the code does; figures in braces come from the server. */
export const startingPrivacy: Privacy = {
  kept: [
    {
      _key: 'kept-1',
      name: 'Your student account',
      text: 'Full name, email, mobile number and photo, as you give them, and whether the email is verified. We store only a hash of your password, which can’t be turned back into the password. If you continue with another account, such as Google, your name and email come from there, and we keep the number that company knows you by. For each passkey that you add, we keep its name, the public half of its key and when you last used it; your fingerprint or face never leaves your device.',
      until:
        'Until you delete the account on your account page. Then everything is deleted at once, including your sessions and any email waiting to be sent to you. An account whose email is never verified is deleted after {unverifiedAccountDays} days, unless somebody is still signed in to it.',
    },
    {
      _key: 'kept-2',
      name: 'Where you are signed in',
      text: 'For each browser: when you signed in, when you were last seen, and how the browser identifies itself, so that you can check on your account page that it was you.',
      until:
        'Until you log out or have not visited for {sessionIdleDays} days, and for {sessionDays} days at the longest.',
    },
    {
      _key: 'kept-3',
      name: 'Networks you have signed in from',
      text: 'The networks, as keyed hashes, and when you last signed in from each. They let you sign in from there even while somebody elsewhere is trying to guess your password.',
      until: 'For {knownNetworkDays} days after you last signed in there.',
    },
    {
      _key: 'kept-4',
      name: 'Codes and links by email',
      text: 'The code that verifies your email and the link that resets your password, as hashes.',
      until:
        'The code works for {codeMinutes} minutes, the link for {resetMinutes} minutes. The hashes are deleted {overHours} hours later.',
    },
    {
      _key: 'kept-5',
      name: 'Messages to the office',
      text: 'Name, email, phone, subject and message, when it was sent, and the course or event that it is about. A copy is emailed to the office. Messages that look like spam are set aside and not emailed.',
      until:
        'Until the office deletes it, or for the number of months the college has set for all messages, whichever is shorter. After that, the record of what administrators did keeps the sender’s name, but nothing of the message.',
    },
    {
      _key: 'kept-11',
      name: 'Notices by email',
      text: 'The email address that you want notices sent to, which categories and departments you chose and how often, when you asked and confirmed, and how many emails in a row bounced.',
      until:
        'Until you unsubscribe, with the link in each email or on your account page. An address that nobody confirms is deleted after {pendingSubscriptionDays} days; one whose emails bounce three times in a row is deleted at once.',
    },
    {
      _key: 'kept-12',
      name: 'Events that you register for',
      text: 'Name, email address, when you registered, your place in the queue, the outcome, what you answered and agreed to, and the reason if staff removed you. The front office and the department of the event can see it and can download the list as a file; each download is recorded.',
      until:
        'For {registrationMonths} months after the event, or as long as the college has set instead; for a postponed event, until it has taken place or is cancelled. If you delete your account, it is deleted at once and your place is offered to the next person. We keep how many took part, without names. An address that nobody confirms is deleted after {pendingRegistrationDays} days.',
    },
    {
      _key: 'kept-13',
      name: 'Events that you come to',
      text: 'When you were checked in, at which door and by whom. If you come without a registration, your name is recorded, and your email if you give it. For a certificate of attendance: your name, the event and the day, and a code. Anyone you give the code to can check the certificate on this website.',
      until:
        'For {attendanceMonths} months after the event, or as long as the college has set instead. Records with your account’s email are deleted with the account. We keep how many came, without names, and the code then belongs to a certificate without a name.',
    },
    {
      _key: 'kept-6',
      name: 'Email to you',
      text: 'Email that the website has written to you but not yet sent.',
      until: 'Until it is sent, for {mailDays} days at most. The website keeps no copy.',
    },
    {
      _key: 'kept-7',
      name: 'Too many attempts',
      text: 'How often a network or an email address has tried to sign in, register, request an email or write to the office. This is how we stop guessing and spam.',
      until: 'For about {attemptHours} hours.',
    },
    {
      _key: 'kept-8',
      name: 'The server log',
      text: 'Which requests changed something or failed, such as a rejected login, and from which network address. It contains no names, email addresses, messages or passwords.',
      until: 'For {logDays} days.',
    },
    {
      _key: 'kept-9',
      name: 'Backups',
      text: 'A copy of the accounts, the messages and the photos is made every night, so that nothing is lost if a machine fails. It contains no sessions, codes or waiting email.',
      until: 'For {backupDays} days. Anything you delete stays in older backups until then.',
    },
    {
      _key: 'kept-10',
      name: 'Teachers and staff',
      text: 'Name, post, department, photo and anything else the office publishes about them, for everyone to read on this website, and what administrators have changed and when.',
      until:
        'Until the office removes the person. The record of what administrators did is kept permanently.',
    },
  ],
  summary:
    'What this website keeps about you, why, for how long, and who to ask. In short: what you enter, for as long as you want, for the college only.',
  since: 'Nov 30, 2026',
  sections: [
    {
      _key: 'section-1',
      title: 'What it is used for',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'We use your account to sign you in and show you your own information, and your message to reply to you. We use your information for academic purposes only. We do not sell it, advertise with it or build profiles from it.',
        },
        {
          _key: 'paragraph-2',
          text: 'You decide: an account is created only when you register, and the form says what you agree to. You withdraw your consent by deleting the account.',
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
          text: 'Your account page shows everything we keep about your account and lets you download it as a file.',
        },
        {
          _key: 'point-2',
          name: 'The office',
          text: 'Administrators of the website read messages. Their admin panel shows no student accounts. The people who run the server can see them, because they keep it working.',
        },
        {
          _key: 'point-3',
          name: 'Anyone with the link to your photo',
          text: 'Your photo has an address that nobody can guess. Anyone who has the address can see the photo until you delete it.',
        },
        {
          _key: 'point-4',
          name: 'Other companies',
          text: 'Email is sent through the college’s email service. If you continue with Google or another account, that company knows that you sign in here. The map on the contact page comes from OpenStreetMap when you ask for it. Chats open in WhatsApp when you choose them. Nothing else on this website comes from elsewhere.',
        },
      ],
    },
    {
      _key: 'section-3',
      title: 'Cookies and data on your device',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'Without an account this website sets no cookies. When you sign in, one cookie keeps you signed in, and one lets us recognise this browser for {knownBrowserDays} days, so that strangers who guess passwords do not lock you out here; it says nothing about you. When you go to Google or another account there is one more, for a few minutes, and when you sign in with a passkey there is one until you close the browser. There are no cookies for advertising or statistics, ours or anyone else’s.',
        },
        {
          _key: 'paragraph-2',
          text: 'If you tick “Remember me”, your browser keeps your email for the next login. It also remembers which alerts you have dismissed and, until you close the tab, a few things such as having seen the opening screen. None of this is sent to us.',
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
          text: 'The Digital Personal Data Protection Act, 2023 requires the consent of a parent or lawful guardian before information about somebody under 18 is used. So ask them before you register: by registering you say that they agree. The office may ask them to confirm, and deletes the account if they do not.',
        },
        {
          _key: 'paragraph-2',
          text: 'A parent or guardian can view, correct or delete the account together with you on the account page, or write to the office. This website tracks nobody and shows no advertising, whatever the visitor’s age.',
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
          text: 'Your account page shows what we keep, and “Download my data” gives you a copy.',
        },
        {
          _key: 'point-2',
          name: 'Correct it',
          text: 'You can change your name, mobile number, photo and password there. To change your email, write to the office.',
        },
        {
          _key: 'point-3',
          name: 'Delete it',
          text: '“Delete my account” removes it at once. To have a message deleted, write to the office and quote its reference.',
        },
        {
          _key: 'point-4',
          name: 'Complain',
          text: 'Write to the office first. If its answer does not help you, you may turn to the Data Protection Board of India.',
        },
      ],
    },
  ],
  ask: '{college} is responsible for this website. Write to the office, call it, or come by: {hours}, {address}.',
}
