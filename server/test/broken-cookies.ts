/** Ways to break a session cookie's value. */
export const brokenCookies: [name: string, change: (value: string) => string][] = [
  ['one character flipped', (value) => (value[0] === 'A' ? 'B' : 'A') + value.slice(1)],
  ['cut to 10', (value) => value.slice(0, 10)],
  ['8 KB long', (value) => value.repeat(190)],
  ['empty', () => ''],
  ['%00', (value) => `${value.slice(0, 42)}%00`],
  ['a broken escape', (value) => `${value}%`],
  ['non-ASCII', (value) => `${value.slice(0, 42)}é`],
  ['quoted', (value) => `"${value}"`],
  ['SQL', () => "' OR 1=1 --"],
  ['SQL that waits', () => "%' AND pg_sleep(5)--"],
]
