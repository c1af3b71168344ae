import type { Container } from './container.ts'

const countMessages = `
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync('/var/lib/college/college.sqlite', { readOnly: true })
process.stdout.write(String(database.prepare('select count(*) as count from contactMessages').get().count))`

export const createSite = (container: Container) => ({
  current: async () =>
    (await container.must('readlink -f /opt/college/current')).trim().split('-').at(-1) ?? '',
  isReady: async () =>
    (await container.inside('curl -fsS -m 5 http://127.0.0.1:3000/readyz')).text.includes(
      'ready"}',
    ),
  messages: async () =>
    Number(
      await container.must(`node - <<'END'${countMessages}
END`),
    ),
  writeMessage: () =>
    container.must(
      `curl -fsS -H 'Content-Type: application/json' http://127.0.0.1:3000/api/contact -d '${JSON.stringify(
        {
          name: 'A visitor',
          email: 'visitor@college.example',
          phone: '+91 99999 12345',
          subject: 'A question',
          message: 'When does the office open on Saturdays?',
          secondsToFill: 60,
        },
      )}'`,
    ),
})
