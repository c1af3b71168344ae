/**
 * Which tests run where. `npm test` runs everything on SQLite but `processTests`, and on PostgreSQL only `engineTests`.
 * `npm run test:all` runs everything on both engines. Held against the tests by `test-selection.test.ts`.
 */

/** Start, kill or starve whole processes, fill disks, or run several nodes. `start-and-stop.test.ts` stays in `npm test`. */
export const processTests = [
  '{account,admin,backup}/cli.test.ts',
  'backup/{damage,while-running}.test.ts',
  'check-in/survives-kills.test.ts',
  'db/{migrations-cli,two-servers}.test.ts',
  'import-export/content-cli.test.ts',
  '{database-ends,dev,first-start,full-disk,outage,process,process-kill,secrets,several-nodes}.test.ts',
]

/** Know no database, or are refused before one is queried. */
export const databaseFreeTests = [
  'documents/reading/{read-document,read-pdf,text-language}.test.ts',
  'files/**',
  'pictures/**',
  'queues/**',
  'sign-in-provider/**',
  'http/{begin-in-turns,blank-texts,bodies,body-turns,email-addresses,headers,limit-forms,network,one-at-a-time,origin,parser-errors,slow-headers,slow-readers,uploads,visitor}.test.ts',
  'events/event-{badge,hours}.test.ts',
  'kept/{crowd,encoding,make,next-changes,store}.test.ts',
  'import-export/spreadsheet-date.test.ts',
  'library/{hostile-documents,pictures-of-texts}.test.ts',
  '{api-docs,ask-process,config,docs-pages,frugal-malloc,passwords,progress,read-env-file,security-page,start-and-stop,test-selection}.test.ts',
]

/**
 * Aim at a difference between the engines: their SQL, their locks when requests run in parallel, what they store, and fuzzed
 * values.
 */
export const engineTests = [
  'access/{actor-races,entries-of-others}.test.ts',
  'account/{codes,deletion-calls,google-linking,google-login,passkey-login,reset-password,sessions-outage,sign-up-limits}.test.ts',
  'activity/record-activity.test.ts',
  'admin/{forget-password,login-limits,second-step-races}.test.ts',
  'backup/{round-trip,snapshot}.test.ts',
  'certificates/{reissue,reissue-meanwhile,whose-they-are}.test.ts',
  'check-in/{take-scans,undo}.test.ts',
  'content/{addresses,named-meanwhile,order,prune,publish,requests}.test.ts',
  'db/{clock,deleted-events,fold-names,hashed-links,long-lists,migrate,read-hindi-again,seed,upgrade,version-listener,who-certificates-are-of}.test.ts',
  'events/{presses,presses-at-once,races-with-people,series,trash}.test.ts',
  'import-export/package-files.test.ts',
  'mail/mail.test.ts',
  'registrations/{offers-and-reminders,one-mailbox,seats,seen-first,two-servers}.test.ts',
  'search/{best-first,both-engines,categories,documents,find,panel-search,search,spellings-of-hindi}.test.ts',
  'staff-accounts/{accept-invitation,change-account,confirmed-invitations}.test.ts',
  'subscriptions/two-servers.test.ts',
  '{fuzz,metrics,refused-writes}.test.ts',
]

/**
 * Send requests in parallel, but race for nothing that an engine locks: a cache, a file, or one process decides. Or what they
 * try of the engines is tried by a test above.
 */
export const parallelAnywhere = [
  'account/{login,own-data,own-passkeys,settings}.test.ts',
  'admin/{second-step,step-up}.test.ts',
  'alerts/over-every-page.test.ts',
  'certificates/certificates.test.ts',
  'contact/{limits,messages}.test.ts',
  'content/{collection,facts,trash,views}.test.ts',
  'disclosure/register.test.ts',
  'events/{reach,uploads}.test.ts',
  'faculty/deletion.test.ts',
  'feeds/feed-ids.test.ts',
  'http/{drain,replaced-pictures}.test.ts',
  'import-export/import.test.ts',
  'kept/last-known.test.ts',
  'library/used.test.ts',
  'mail/own-link.test.ts',
  'notices/named-files.test.ts',
  'pages/render-turns.test.ts',
  'records/list.test.ts',
  'registrations/{follow-event,signed-out-meanwhile}.test.ts',
  'search/{said-otherwise,search-turns,slips,suspects,words}.test.ts',
  'backup/{leftovers,restore}.test.ts',
  'db/patience.test.ts',
  'settings/settings.test.ts',
  'tickets/tickets.test.ts',
]
