/**
 * Which tests run where. `npm test` runs everything on SQLite but `processTests`, and on PostgreSQL only `engineTests`.
 * `npm run test:all` runs everything on both engines. Held against the tests by `test-selection.test.ts`.
 */

/**
 * Start, kill or starve whole processes, fill disks, or run several nodes. `start-and-stop.test.ts` stays in `npm
 * test`.
 */
export const processTests = [
  'accounts/staff-login/cli.test.ts',
  'accounts/students/cli.test.ts',
  'events/check-in/survives-kills.test.ts',
  'operations/backup/{cli,damage,while-running}.test.ts',
  'operations/import-export/content-cli.test.ts',
  'operations/migrations/migrations-cli.test.ts',
  'platform/db/two-servers.test.ts',
  '{database-ends,dev,first-start,full-disk,outage,process,process-kill,secrets,several-nodes}.test.ts',
]

/** Use no database, or are rejected before one is queried. */
export const databaseFreeTests = [
  'accounts/sign-in-provider/**',
  'content/documents/reading/{read-document,read-pdf,text-language}.test.ts',
  'content/library/{hostile-documents,pictures-of-texts}.test.ts',
  'events/calendar/{event-badge,event-hours}.test.ts',
  'platform/access/network.test.ts',
  'platform/config/{config,read-env-file}.test.ts',
  'platform/http/{api-docs,begin-in-turns,blank-texts,bodies,body-turns,email-addresses,encoding,headers,limit-forms,origin,parser-errors,serial-work,slow-headers,slow-readers,uploads,visitor}.test.ts',
  'platform/images/**',
  'platform/queues/**',
  'platform/response-cache/{crowd,make-response,next-changes,store}.test.ts',
  'platform/runtime/{call-process,passwords,progress}.test.ts',
  'platform/search-engine/passage.test.ts',
  'platform/spreadsheets/spreadsheet-date.test.ts',
  'platform/storage/**',
  '{docs-pages,frugal-malloc,security-page,start-and-stop,test-selection}.test.ts',
]

/** Aim at differences between engines: SQL, locks of parallel requests, stored values, and fuzzed input. */
export const engineTests = [
  'accounts/staff/{accept-invitation,change-account,confirmed-invitations}.test.ts',
  'accounts/staff-login/{reset-links,login-limits,second-step-races}.test.ts',
  'accounts/students/{clean-up-accounts,codes,correct-email,deletion-calls,google-linking,google-login,passkey-login,reset-password,sessions-outage,sign-up-limits}.test.ts',
  'content/addresses/addresses.test.ts',
  'content/entries/{named-meanwhile,order,read-meanwhile,unstorable-characters}.test.ts',
  'content/library/change-many.test.ts',
  'content/library/upload-quota.test.ts',
  'content/publication/{publish,requests}.test.ts',
  'content/records/{created-twice,history,record-translations}.test.ts',
  'content/revisions/prune.test.ts',
  'content/settings/settings.test.ts',
  'content/translations/{overview,random-translations,translations}.test.ts',
  'events/calendar/{actions,change-many,concurrent-actions,races-with-people,series,trash}.test.ts',
  'events/certificates/{reissue,reissue-meanwhile,whose-they-are}.test.ts',
  'events/check-in/{record-scans,registered-walk-ins,undo}.test.ts',
  'events/details/deleted-meanwhile.test.ts',
  'events/emails/event-emails.test.ts',
  'events/registrations/{a-class,crowded-event,event-people,offers-and-reminders,one-mailbox,seats,seen-first,two-servers}.test.ts',
  'messaging/contact/{contact,plain-form,replies}.test.ts',
  'messaging/subscriptions/{notice-emails,subscribing}.test.ts',
  'messaging/subscriptions/two-servers.test.ts',
  'operations/backup/{round-trip,snapshot}.test.ts',
  'operations/dashboard/today.test.ts',
  'operations/import-export/{package-files,undo-import}.test.ts',
  'operations/large-lists.test.ts',
  'operations/seed/seed.test.ts',
  'platform/access/{actor-races,entries-of-others}.test.ts',
  'platform/activity-log/record-activity.test.ts',
  'platform/db/{clock,deleted-events,fold-names,hashed-links,languages-of-readers,linked-documents,long-in-lists,message-replies,migrate,read-hindi-again,record-versions,records-in-hindi,translations,turns,upgrade,version-listener,who-certificates-are-of,writers-in-turn}.test.ts',
  'platform/mail/mail.test.ts',
  'platform/monitoring/metrics.test.ts',
  'platform/search-engine/both-engines.test.ts',
  'search/panel/panel-search.test.ts',
  'search/public/search.test.ts',
  'search/sources/documents.test.ts',
  '{fuzz,rejected-writes}.test.ts',
]

/**
 * Send parallel requests, but race for nothing that an engine locks: a cache, a file or a process decides. Or a test
 * above covers the engines.
 */
export const parallelAnywhere = [
  'accounts/staff-login/{second-step,step-up}.test.ts',
  'accounts/students/{login,own-data,own-passkeys,settings}.test.ts',
  'content/alerts/over-every-page.test.ts',
  'content/disclosure/register.test.ts',
  'content/entries/{collection,facts,trash}.test.ts',
  'content/feeds/feeds.test.ts',
  'content/library/used.test.ts',
  'content/notices/named-files.test.ts',
  'content/previews/views.test.ts',
  'content/records/list.test.ts',
  'events/calendar/{action-impact,uploads}.test.ts',
  'events/certificates/certificates.test.ts',
  'events/registrations/{follow-event,signed-out-meanwhile}.test.ts',
  'events/tickets/tickets.test.ts',
  'messaging/contact/{limits,messages}.test.ts',
  'operations/backup/{leftovers,restore}.test.ts',
  'operations/import-export/{import,xlsx}.test.ts',
  'people/faculty/deletion.test.ts',
  'platform/{change-each,db/patience,db/patient-driver}.test.ts',
  'platform/http/{drain,replaced-pictures}.test.ts',
  'platform/mail/link-placeholder.test.ts',
  'platform/rendering/{render-turns,weight-of-hindi}.test.ts',
  'platform/response-cache/{both-ways,stale-if-error}.test.ts',
  'platform/search-engine/{best-first,categories,find,romanised,search-index,search-turns,search-words,synonyms,typos,variants-of-hindi}.test.ts',
]
