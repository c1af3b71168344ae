import { sampleFaculty } from 'college/sample-faculty'
import { hourMilliseconds } from 'contract/platform/durations'
import { pageAddresses } from 'contract/platform/page-addresses'
import { cleanUpInvitations } from './accounts/staff/end-invitations.ts'
import { ensureAdmin, type FirstAdmin } from './accounts/staff/first-admin.ts'
import { cleanUpAdminLinks } from './accounts/staff-login/reset-links.ts'
import { cleanUpPendingLogins } from './accounts/staff-login/second-step.ts'
import { cleanUpAccounts } from './accounts/students/clean-up-accounts.ts'
import { buildApp } from './app.ts'
import { createDocuments } from './content/documents/documents.ts'
import { purgeTrash } from './content/entries/purge.ts'
import { seedContent } from './content/entries/seed.ts'
import { cleanUpLibrary } from './content/library/clean-up-library.ts'
import { startReading } from './content/library/read-waiting.ts'
import {
  copyStartingFiles,
  withBuiltFiles,
} from './content/library/starting/copy-starting-files.ts'
import { cleanUpPresence } from './content/model/presence.ts'
import { cleanUpViews } from './content/previews/views.ts'
import { warmContent } from './content/public/warm-content.ts'
import { startSchedule } from './content/publication/schedule.ts'
import { purgeDeletedEvents } from './events/calendar/trash.ts'
import { startOffersAndReminders } from './events/registrations/offers-and-reminders.ts'
import { cleanUpRegistrations } from './events/retention/clean-up-registrations.ts'
import { cleanUpMessages } from './messaging/contact/clean-up-messages.ts'
import { cleanUpSubscriptions } from './messaging/subscriptions/clean-up-subscriptions.ts'
import { startNotifying } from './messaging/subscriptions/notify-news.ts'
import { cleanUpImports } from './operations/import-export/record-import.ts'
import { seedEvents, seedFaculty, seedPages } from './operations/seed/seed.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { readEnvFile } from './platform/config/read-env-file.ts'
import { correctFutureTimes } from './platform/db/clock.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { uploadsInUse } from './platform/db/uploads-in-use.ts'
import { whenReachable } from './platform/db/when-reachable.ts'
import { createPictures } from './platform/images/pictures.ts'
import { explainStart } from './platform/monitoring/startup-errors.ts'
import { builtWeb, developmentWeb, type Web } from './platform/rendering/load-web.ts'
import { notifySystemd } from './platform/runtime/notify-systemd.ts'
import { restartProcess } from './platform/runtime/restart-process.ts'
import { stopWithNpm } from './platform/runtime/stop-with-npm.ts'
import { openFileStore } from './platform/storage/open-store.ts'
import { removeLeftoverFolders } from './platform/storage/temporary-folder.ts'

const stopMilliseconds = 9_000
const cleanupIntervalMilliseconds = hourMilliseconds

type Running = Awaited<ReturnType<typeof buildApp>>

const print = (text: string) => process.stdout.write(`${text}\n`)

function welcome({ publicUrl, isDeployed, mail }: Config, admin: FirstAdmin | undefined): string {
  const login = publicUrl + pageAddresses['admin-login']
  const lines = [`The college’s website is at ${publicUrl}`]
  if (!isDeployed && !mail.smtpUrl) lines.push(`Emails it would send are at ${publicUrl}/outbox`)
  if (admin?.password) {
    lines.push(`Administrator: ${admin.email}  password: ${admin.password}  at ${login}`)
    lines.push(
      'This password is shown only once. To set another: `npm run admin -- password EMAIL`',
    )
  } else if (!admin) {
    lines.push('There is no administrator yet. To create one: `npm run admin -- create EMAIL`')
  } else if (!isDeployed) {
    lines.push(`Administrator: ${admin.email}  at ${login}`)
  }
  return lines.join('\n')
}

/** At start, and then every hour. */
function scheduleCleanup({ app, deps }: Running): () => void {
  const cleanUp = () => {
    const work = Promise.all([
      // Includes rows of a process whose clock was ahead.
      correctFutureTimes(deps.db, deps.now()),
      deps.adminSessions.cleanUp(),
      cleanUpAccounts(deps),
      deps.mail.cleanUp(),
      deps.attempts.cleanUp(),
      cleanUpMessages(deps),
      cleanUpSubscriptions(deps),
      cleanUpRegistrations(deps),
      purgeDeletedEvents(deps),
      cleanUpAdminLinks(deps),
      cleanUpPendingLogins(deps),
      cleanUpInvitations(deps),
      cleanUpViews(deps),
      cleanUpPresence(deps),
      cleanUpImports(deps),
      cleanUpLibrary(deps),
      deps.pictures.cleanUp(() => uploadsInUse(deps.db), deps.now()),
      purgeTrash(deps),
      removeLeftoverFolders(),
    ])
    work.catch((error: unknown) => app.log.error({ err: error }, 'cleanup failed'))
  }
  cleanUp()
  const regular = setInterval(cleanUp, cleanupIntervalMilliseconds)
  return () => clearInterval(regular)
}

/** Drains, finishes accepted requests, and exits. */
function stopOnSignal({ app, stop }: Running, close: () => Promise<void>): void {
  const leave = async () => {
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    await stop()
    await app.close()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave())
  stopWithNpm(process)
}

const patiently = <Result>({ databaseWaitSeconds }: Config, work: () => Promise<Result>) =>
  whenReachable(databaseWaitSeconds, work, ({ message }) => {
    process.stderr.write(
      `The database is not available yet: ${message}; retrying for ${databaseWaitSeconds} seconds\n`,
    )
  })

async function addSampleContent({ deps }: Running): Promise<void> {
  await seedEvents(deps)
  await seedFaculty(deps, sampleFaculty)
  await seedPages(deps)
}

async function webInDevelopment(): Promise<Web> {
  const { buildStartingFiles } = await import('./content/library/starting/build-files.ts')
  await buildStartingFiles()
  return developmentWeb()
}

/** Silences the framework's line; the welcome message says the same. */
async function listen({ app }: Running, { host, port, logLevel }: Config): Promise<void> {
  app.log.level = 'silent'
  await app.listen({ host, port })
  app.log.level = logLevel
}

async function start(config: Config): Promise<void> {
  const database = openDatabase(config)
  await patiently(config, () => migrate(database.db, database.engine))
  const store = await openFileStore(config)
  const files = withBuiltFiles(store)
  const pictures = createPictures(files)
  const documents = createDocuments(files)
  const isDevelopment = process.argv.includes('--dev')
  const web = isDevelopment ? await webInDevelopment() : builtWeb()
  const running = await buildApp({ config, database, pictures, documents, web })
  const wasEmpty = await patiently(config, () => seedContent(running.deps))
  if (config.hasSampleData) await patiently(config, () => addSampleContent(running))
  // Filling an empty database leaves 13 MB behind, which would stay until the next start.
  if (wasEmpty)
    await restartProcess(async () => {
      await running.app.close()
      await database.close()
    })
  const admin = await patiently(config, () => ensureAdmin(database.db, config))
  await removeLeftoverFolders({ isStart: true })
  await listen(running, config)
  // After `/readyz` responds. A build that can't be loaded ends the start.
  if (!isDevelopment) await web.load()
  running.deps.mail.start()
  // Pages first: reading all words for the search would delay the first visitor.
  const warm = warmContent(running.app, running.deps).then(running.deps.searchIndexes.published)
  warm.catch((error: unknown) =>
    running.app.log.warn({ err: error }, 'the cache could not be warmed'),
  )
  copyStartingFiles(running.deps.db, store).catch((error: unknown) =>
    running.app.log.warn({ err: error }, 'starting files not copied'),
  )
  const stopCleanup = scheduleCleanup(running)
  const stopSchedule = startSchedule(running.deps, (error) =>
    running.app.log.error({ err: error }, 'schedule failed'),
  )
  const stopNotifying = startNotifying(running.deps, (error) =>
    running.app.log.error({ err: error }, 'notices not mailed'),
  )
  const stopOffersAndReminders = startOffersAndReminders(running.deps, (error) =>
    running.app.log.error({ err: error }, 'offers and reminders not sent'),
  )
  const stopReading = startReading(running.deps, (error) =>
    running.app.log.warn({ err: error }, 'documents not read'),
  )
  stopOnSignal(running, async () => {
    stopReading()
    stopNotifying()
    stopOffersAndReminders()
    stopSchedule()
    stopCleanup()
    await database.close()
  })
  print(welcome(config, admin))
  notifySystemd(process.env, (error) =>
    running.app.log.error({ err: error }, 'systemd not notified'),
  )
}

let config: Config | undefined
try {
  readEnvFile()
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  process.stderr.write(`${explainStart(error, config)}\n`)
  process.exit(1)
}
