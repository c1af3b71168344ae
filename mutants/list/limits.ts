import type { Mutant } from '../mutant.ts'

const limits = 'server/src/accounts/students/limits.ts'
const attempts = 'server/src/platform/http/attempts.ts'

export const limitMutants: Mutant[] = [
  {
    without: 'the limit of wrong logins per network',
    file: limits,
    change: [['    [loginKey(attempt), wrongLogins],\n', '']],
    test: { file: 'src/accounts/students/login.test.ts', name: 'after ten wrong passwords' },
  },
  {
    without: 'the limit of wrong logins per day',
    file: limits,
    change: [['    [dayKey(attempt), wrongLoginsOfDay],\n', '']],
    test: { file: 'src/accounts/students/login.test.ts', name: 'a hundred wrong passwords a day' },
  },
  {
    without: 'the limit of requests per network',
    file: limits,
    change: [['    requestsOf(attempt),\n    [loginKey', '    [loginKey']],
    test: {
      file: 'src/accounts/students/login.test.ts',
      name: 'a network with many students has 300 requests in a quarter of an hour',
    },
  },
  {
    without: 'access for the student while strangers guess passwords',
    file: limits,
    change: [
      [
        'known ? `login-day:${emailKey}:${keyOfTrusted(known)}` : `login-day:${emailKey}`',
        'known && `login-day:${emailKey}`',
      ],
    ],
    test: {
      file: 'src/accounts/students/login.test.ts',
      name: 'an account accepts at most a hundred wrong passwords a day, except from trusted networks',
    },
  },
  {
    without: 'reset emails for the student while strangers request some',
    file: limits,
    change: [['`forgot:${emailKey}:${keyOfTrusted(known)}`', '`forgot:${mailboxOf(emailKey)}`']],
    test: {
      file: 'src/accounts/students/reset-mails.test.ts',
      name: 'strangers don’t use up the reset emails of networks where the student has signed in',
    },
  },
  {
    without: 'one limit of reset emails for a mailbox that nobody has proven',
    file: 'server/src/accounts/students/forget-password.ts',
    change: [['known: isOwner ? known : undefined', 'known']],
    test: { file: 'src/accounts/students/reset-mails.test.ts', name: 'nobody has proven' },
  },
  {
    without: 'the limit of sign-ups per network',
    file: limits,
    change: [
      [
        'attempts.take(ofNetwork(network), [`sign-up:${network}`, signUpsOfNetwork])',
        'attempts.take(ofNetwork(network))',
      ],
    ],
    test: { file: 'src/accounts/students/sign-up-limits.test.ts', name: 'the 61st sign-up' },
  },
  {
    without: 'the limit of sign-ups per address',
    file: 'server/src/accounts/students/sign-up.ts',
    change: [['  await countSignUpOfMailbox(attempts, key)\n', '']],
    test: {
      file: 'src/accounts/students/sign-up-limits.test.ts',
      name: 'an address that is registered and deleted repeatedly gets at most five emails an hour',
    },
  },
  {
    without: 'the limit of notices to an unverified mailbox',
    file: 'server/src/accounts/students/notify-student.ts',
    change: [['    if (count > noticesOfMailbox.count) return\n', '']],
    test: { file: 'src/accounts/students/settings.test.ts', name: 'a mailbox that nobody has' },
  },
  {
    without: 'the limit of new codes per day',
    file: 'server/src/accounts/students/resend-code.ts',
    change: [
      [' ||\n      (await attempts.wait(`otp-resend-day:${mailboxOf(key)}`, resendsOfDay))', ''],
    ],
    test: { file: 'src/accounts/students/codes.test.ts', name: 'ten more codes a day' },
  },
  {
    without: 'the limit of reset emails per network',
    file: 'server/src/accounts/students/forget-password.ts',
    change: [['  await countForgotOfNetwork(attempts, attempt)\n', '']],
    test: {
      file: 'src/accounts/students/reset-mails.test.ts',
      name: 'the fourth reset link of an account in an hour has to wait, like the 21st of a network',
    },
  },
  {
    without: 'the limit of photos per student',
    file: limits,
    change: [[', [`photo:${emailKey}`, photosOfStudent]', '']],
    test: { file: 'src/accounts/students/settings.test.ts', name: 'ten photos an hour' },
  },
  {
    without: 'counting before comparing',
    file: attempts,
    change: [['if (taken.count > limit.count)', 'if (taken.count > limit.count + 1)']],
    test: {
      file: 'src/accounts/students/login.test.ts',
      name: 'simultaneous attempts are all counted',
    },
  },
  {
    without: 'an end to a limit’s window',
    file: attempts,
    change: [
      ['then 1 else attempts.count + 1 end', 'then attempts.count + 1 else attempts.count + 1 end'],
    ],
    test: { file: 'src/accounts/students/login.test.ts', name: 'after ten wrong passwords' },
  },
  {
    without: 'the limit of messages to the office',
    file: 'server/src/messaging/contact/store-message.ts',
    change: [['  await attempts.take([`contact:${network}`, messagesOfNetwork])\n', '']],
    test: { file: 'src/messaging/contact/limits.test.ts', name: '' },
  },
  {
    without: 'one network for all of a /64',
    file: 'server/src/platform/access/network.ts',
    change: [['const groupsOfNetwork = 4', 'const groupsOfNetwork = 8']],
    test: { file: 'src/platform/access/network.test.ts', name: 'all spellings' },
  },
  {
    without: 'recognising IPv4 addresses inside IPv6 ones',
    file: 'server/src/platform/access/network.ts',
    change: [
      [
        'if (at !== undefined) return dotted(parsed.parts.slice(at))',
        'if (!at) dotted(parsed.parts)',
      ],
    ],
    test: { file: 'src/platform/access/network.test.ts', name: 'also written as IPv6' },
  },
  {
    without: 'trusting named proxies only',
    file: 'server/src/app.ts',
    change: [['    trustProxy: config.trustProxy,\n', '    trustProxy: true,\n']],
    test: {
      file: 'src/accounts/students/login.test.ts',
      name: 'the limit’s key contains only what the server itself knows',
    },
  },
  {
    without: 'a limit on the password queue',
    file: 'server/src/platform/runtime/passwords.ts',
    change: [['const waiting = 200', 'const waiting = 200_000']],
    test: {
      file: 'src/platform/runtime/passwords.test.ts',
      name: 'two hundred can wait, more are rejected, and then there is room again',
    },
  },
  {
    without: 'a delay for rejected crowds',
    file: 'server/src/platform/queues/backoff.ts',
    change: [['if (++rejections <= atOnce || delayed >= most) return', 'return']],
    test: {
      file: 'src/platform/queues/backoff.test.ts',
      name: 'a few rejections in a second are sent at once, and more are delayed',
    },
  },
  {
    without: 'serving clients that just failed last',
    file: 'server/src/platform/runtime/passwords.ts',
    change: [
      [
        '    Number(failures.has(account)) +\n    Number(!isNetworkKnown && failures.has(network))',
        "    Number(failures.has('')) +\n    Number(!isNetworkKnown && failures.has(''))",
      ],
    ],
    test: {
      file: 'src/platform/runtime/passwords.test.ts',
      name: 'requests without recent failures come before others, and trusted ones first',
    },
  },
  {
    without: 'a limit on forms read at once',
    file: 'server/src/platform/http/limit-forms.ts',
    change: [['    if (reading >= most) throw unavailable()\n', '']],
    test: {
      file: 'src/platform/http/limit-forms.test.ts',
      name: 'a limited number of forms is read at once, and another when one is done',
    },
  },
  {
    without: 'one count of sign-ups for all spellings of a mailbox',
    file: 'server/src/accounts/students/limits.ts',
    change: [['  const mailbox = mailboxOf(emailKey)\n', '  const mailbox = emailKey\n']],
    test: {
      file: 'src/accounts/students/sign-up-limits.test.ts',
      name: 'a mailbox gets five codes an hour and ten a day, ignoring what follows a plus and dots at Gmail',
    },
  },
  {
    without: 'one count of receipts for all spellings of a mailbox',
    file: 'server/src/messaging/contact/store-message.ts',
    change: [['mailboxOf(emailKey(email))', 'emailKey(email)']],
    test: { file: 'src/messaging/contact/receipt.test.ts', name: 'a mailbox gets three receipts' },
  },
  {
    without: 'one count of registrations for all spellings of a mailbox',
    file: 'server/src/events/registrations/request-registration.ts',
    change: [['    const mailbox = mailboxOf(key)\n', '    const mailbox = key\n']],
    test: {
      file: 'src/events/registrations/one-mailbox.test.ts',
      name: 'however an address is spelled',
    },
  },
  {
    without: 'the limit of places per mailbox',
    file: 'server/src/events/registrations/act.ts',
    change: [
      [
        "      if (await isMailboxFull(trx, { eventId, emailKey, mailbox }))\n        throw new RegistrationRejection('mailbox')\n",
        '',
      ],
    ],
    test: {
      file: 'src/events/registrations/one-mailbox.test.ts',
      name: 'however an address is spelled',
    },
  },
  {
    without: 'the limit of places for all accounts of a mailbox',
    file: 'server/src/events/registrations/register.ts',
    change: [
      ["    if (!addresses.has(key) && addresses.size >= maxOfMailbox) return 'mailbox'\n", ''],
    ],
    test: {
      file: 'src/events/registrations/one-mailbox.test.ts',
      name: 'accounts with one mailbox get two seats per event, even simultaneously',
    },
  },
  {
    without: 'sending one email for requests without a decision',
    file: 'server/src/content/publication/requests.ts',
    change: [['  if (ofEntry > mailsOfEntry.count) return false\n', '']],
    test: { file: 'src/content/publication/requests.test.ts', name: 'mails nobody again' },
  },
  {
    without: 'the limit of draft links per account',
    file: 'server/src/content/previews/views.ts',
    change: [
      ['    await requireFewLinks(trx, { _id: actor._id, name: admin.name }, timestamp)\n', ''],
    ],
    test: { file: 'src/content/previews/views.test.ts', name: 'a limited number of links' },
  },
  {
    without: 'the limit of uploads per account and day',
    file: 'server/src/content/library/upload-quota.ts',
    change: [['Number(files) >= maxUploadedFiles || ', '']],
    test: {
      file: 'src/content/library/upload-quota.test.ts',
      name: 'an account can send a limited number of files a day, without affecting others',
    },
  },
  {
    without: 'counting uploads again while they wait for each other',
    file: 'server/src/content/library/store.ts',
    change: [['      await lockUploadQuota(trx, deps, actor)\n', '']],
    test: { file: 'src/content/library/upload-quota.test.ts', name: 'sent at the same time' },
  },
  {
    without: 'a limit of replies for an account',
    file: 'server/src/messaging/contact/replies.ts',
    change: [['if (sent > ofAccount.count)', 'if (sent < 0)']],
    test: { file: 'src/messaging/contact/replies.test.ts', name: 'replies an hour' },
  },
  {
    without: 'leaving messages in spam unanswered',
    file: 'server/src/messaging/contact/replies.ts',
    change: [['message.suspectedAt !== null', 'message.suspectedAt === text']],
    test: { file: 'src/messaging/contact/replies.test.ts', name: 'a message in spam' },
  },
  {
    without: 'a limit of people whom an account adds by hand',
    file: 'server/src/events/registrations/office-acts.ts',
    change: [['if (added > addedByAccount.count)', 'if (added < 0)']],
    test: { file: 'src/events/registrations/office.test.ts', name: 'people an hour by hand' },
  },
]
