import type { Mutant } from '../mutant.ts'

const subscriptions = (file: string, name: string) => ({
  file: `src/messaging/subscriptions/${file}.test.ts`,
  name,
})

export const mailingMutants: Mutant[] = [
  {
    without: 'a turn of its own for each email that is sent at once',
    file: 'server/src/platform/mail/mail.ts',
    change: [['  atOnce: 5,\n', '  atOnce: 500,\n']],
    test: {
      file: 'src/platform/mail/mail.test.ts',
      name: 'of a crowd of emails that are sent at once, none is given up',
    },
  },
  {
    without: 'confirmation before notices are emailed',
    file: 'server/src/messaging/subscriptions/queue-news.ts',
    change: [
      [
        "    .where('confirmedAt', 'is not', null)\n    .orderBy('toldNumber')",
        "    .orderBy('toldNumber')",
      ],
    ],
    test: subscriptions('notifying', 'subscribers are emailed their chosen notices once'),
  },
  {
    without: 'the same response for an address that already subscribes',
    file: 'server/src/messaging/subscriptions/request-subscription.ts',
    change: [
      [
        ".doUpdateSet(requested)\n          .where('subscriptions.confirmedAt', 'is', null),",
        '.doUpdateSet(requested),',
      ],
    ],
    test: subscriptions(
      'subscribing',
      'the response is the same for new and existing subscribers, and for programs',
    ),
  },
  {
    without: 'the limit of emails to an address that anyone can type',
    file: 'server/src/messaging/subscriptions/request-subscription.ts',
    change: [['    if (count > mailsOfMailbox.count) return\n', '']],
    test: subscriptions(
      'subscribing',
      'an address gets three emails a day, a network can ask ten times, and errors are reported',
    ),
  },
  {
    without: 'one email for two clicks',
    file: 'server/src/messaging/subscriptions/request-subscription.ts',
    change: [['    if (clicks > sameMail.count) return changePending(trx, key, requested)\n', '']],
    test: subscriptions(
      'subscribing',
      'two clicks send one email, whose link confirms the last choice',
    ),
  },
  {
    without: 'a separate queue for notices',
    file: 'server/src/messaging/subscriptions/queue-news.ts',
    change: [["  lane: 'news' as const,", "  lane: 'usual' as const,"]],
    test: subscriptions('notifying', 'notice emails delay no codes: each queue runs by itself'),
  },
  {
    without: 'telling a blocked sender from a missing mailbox',
    file: 'server/src/platform/mail/smtp-rejection.ts',
    change: [['return ofMailbox.test(status)', "return status !== ''"]],
    test: subscriptions('bounces', 'counts against the address'),
  },
  {
    without: 'waiting a week of bounces before a subscription ends',
    file: 'server/src/messaging/subscriptions/bounces.ts',
    change: [["    .where('bouncesSince', '<=', secondsBefore(now, leastSeconds))\n", '']],
    test: subscriptions('bounces', 'a week after the first'),
  },
  {
    without: 'escaping text in email',
    file: 'contract/src/platform/escape-markup.ts',
    change: [
      [
        "  withoutControls(text).replace(/[&<>\"']/g, (character) => entities[character] ?? '')",
        '  entities[text] ?? text',
      ],
    ],
    test: { file: 'src/platform/mail/local-outbox.test.ts', name: 'shows it, escaped' },
  },
  {
    without: 'encoding subjects that look encoded',
    file: 'server/src/platform/mail/transport.ts',
    change: [['subject: subjectAsWritten(subject)', 'subject']],
    test: {
      file: 'src/platform/mail/mail.test.ts',
      name: 'a subject arrives as it was written, even if it looks like an encoded one',
    },
  },
  {
    without: 'a host check for the outbox',
    file: 'server/src/platform/mail/outbox-page.ts',
    change: [
      [
        "      if (!own.has(`http://${request.headers.host}`)) throw notFound('Not found')\n".slice(
          2,
        ),
        '',
      ],
    ],
    test: {
      file: 'src/platform/mail/local-outbox.test.ts',
      name: 'a deployed site has no outbox, and foreign host names don’t reach the local one',
    },
  },
  {
    without: 'no outbox on a deployed site',
    file: 'server/src/platform/mail/outbox-page.ts',
    change: [['  if (config.isDeployed || config.mail.smtpUrl) return\n', '']],
    test: {
      file: 'src/platform/mail/local-outbox.test.ts',
      name: 'a deployed site has no outbox, and foreign host names don’t reach the local one',
    },
  },
  {
    without: 'keeping the link out of a queued email',
    file: 'server/src/messaging/subscriptions/request-subscription.ts',
    change: [
      [
        'subscriptionLink(config.publicUrl, tokenPlaceholder, row.language)',
        'subscriptionLink(config.publicUrl, (await readLinkTokens(trx)).tokenOf(row._id))',
      ],
    ],
    test: { file: 'src/platform/mail/link-placeholder.test.ts', name: 'no table has a link' },
  },
  {
    without: 'the signature in the token of an emailed link',
    file: 'server/src/platform/http/link-tokens.ts',
    change: [[' || !timingSafeEqual(proof, proofOf(id))', '']],
    test: {
      file: 'src/platform/http/link-tokens.test.ts',
      name: 'a token names its row, and can’t be forged by changing the id in it',
    },
  },
  {
    without: 'accepting links emailed before a restore',
    file: 'server/src/platform/http/link-tokens.ts',
    change: [["['token', hashToken(token)]", "['token', token]"]],
    test: {
      file: 'src/platform/mail/link-placeholder.test.ts',
      name: 'links emailed before and after a restore lead to the same row',
    },
  },
  {
    without: 'a pause between emails that are no longer true',
    file: 'server/src/platform/mail/queue.ts',
    change: [['      await pause()\n', '']],
    test: {
      file: 'src/platform/mail/queue.test.ts',
      name: 'between emails that are no longer true, other requests get a turn',
    },
  },
  {
    without: 'numbers for notices that came due before a restore',
    file: 'server/src/operations/backup/restore.ts',
    change: [['  await recordNews({ db: trx, now: () => now })\n', '']],
    test: {
      file: 'src/operations/backup/restore.test.ts',
      name: 'subscribers are not emailed a notice scheduled for before it',
    },
  },
  {
    without: 'marking reminders as sent after a restore',
    file: 'server/src/operations/backup/restore.ts',
    change: [['  await markReminded(trx, now)\n', '']],
    test: {
      file: 'src/operations/backup/restore.test.ts',
      name: 'nobody gets a second reminder of an event',
    },
  },
  {
    without: 'a limit on the lines of a delivery report',
    file: 'server/src/messaging/subscriptions/read-bounce.ts',
    change: [['countLines(mail) > maxLines', 'false']],
    test: {
      file: 'src/messaging/subscriptions/bounces.test.ts',
      name: 'is rejected before it is parsed',
    },
  },
  {
    without: 'a linear way through the fields of a delivery report',
    file: 'server/src/messaging/subscriptions/read-bounce.ts',
    change: [['(.*)$/s.exec(line)', '(.*)$/.exec(line)']],
    test: {
      file: 'src/messaging/subscriptions/bounces.test.ts',
      name: 'a long field of blanks is read in linear time',
    },
  },
  {
    without: 'the end of a pause in sending when the clock is set back',
    file: 'server/src/platform/mail/queue.ts',
    change: [[' && remaining <= restMilliseconds', '']],
    test: {
      file: 'src/platform/mail/queue.test.ts',
      name: 'a queue that rests while the clock is set back goes on',
    },
  },
  {
    without: 'the end of an email that a server drips its replies to',
    file: 'server/src/platform/mail/transport.ts',
    change: [
      ['sendMail({ ...mail, signal })', 'sendMail({ ...mail, ...(!signal && { signal }) })'],
    ],
    test: {
      file: 'src/platform/mail/dripping-server.test.ts',
      name: 'doesn’t hold up later emails',
    },
  },
  {
    without: 'time for mail servers that accept slowly',
    file: 'server/src/platform/mail/transport.ts',
    change: [['  socketTimeout: sendMilliseconds,', '  socketTimeout: waitMilliseconds,']],
    test: {
      file: 'src/platform/mail/failing-mail-server.test.ts',
      name: 'a mail server that takes seconds to accept an email gets it once',
    },
  },
  {
    without: 'retries of emails after a rejected sender or a daily limit',
    file: 'server/src/platform/mail/smtp-rejection.ts',
    change: [[' && !isOfSender(failure) ? responseCode', ' ? responseCode']],
    test: {
      file: 'src/platform/mail/rejected-mail.test.ts',
      name: 'is a permanent rejection',
    },
  },
  {
    without: 'a record of emails that were not accepted in time',
    file: 'server/src/platform/mail/mail-rows.ts',
    change: [['    await onExpired?.(trx, expired.map(waitingSince))\n', '']],
    test: {
      file: 'src/platform/mail/failing-mail-server.test.ts',
      name: 'staff see emails that no mail server accepted in time',
    },
  },
]
