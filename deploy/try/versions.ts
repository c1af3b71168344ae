type Changes = Record<string, (text: string) => string>

const createsATable: Changes = {
  'server/src/platform/db/migrate.ts': (text) =>
    text.replace(
      /^} satisfies Record<string, Up>$/m,
      "  '900-of-a-try': async (db) => db.schema.createTable('tried').addColumn('x', 'text').execute(),\n$&",
    ),
}

/** By the path of a file, what makes a version of the project that the trials upgrade to. */
export const versions = {
  createsATable,
  failingBuild: {
    'scripts/build.ts': (text) => `throw new Error('This build fails')\n${text}`,
  },
  neverReady: {
    'server/src/platform/monitoring/health.ts': (text) =>
      text.replace("return { status: 'ready' }", 'throw unavailable()'),
  },
  migratesAndEnds: {
    ...createsATable,
    'server/src/main.ts': (text) =>
      text.replace(/^.*migrate\(database\.db, database\.engine\).*$/m, '$&\n  process.exit(1)'),
  },
} satisfies Record<string, Changes>
