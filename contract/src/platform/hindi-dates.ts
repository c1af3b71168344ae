/** Of our own, because engines differ. Digits are Latin, as in the offices of colleges. */
const months: Record<string, string> = {
  Jan: 'जनवरी',
  Feb: 'फ़रवरी',
  Mar: 'मार्च',
  Apr: 'अप्रैल',
  May: 'मई',
  Jun: 'जून',
  Jul: 'जुलाई',
  Aug: 'अगस्त',
  Sep: 'सितंबर',
  Oct: 'अक्टूबर',
  Nov: 'नवंबर',
  Dec: 'दिसंबर',
}

const days: Record<string, { long: string; short: string }> = {
  Mon: { long: 'सोमवार', short: 'सोम' },
  Tue: { long: 'मंगलवार', short: 'मंगल' },
  Wed: { long: 'बुधवार', short: 'बुध' },
  Thu: { long: 'गुरुवार', short: 'गुरु' },
  Fri: { long: 'शुक्रवार', short: 'शुक्र' },
  Sat: { long: 'शनिवार', short: 'शनि' },
  Sun: { long: 'रविवार', short: 'रवि' },
}

const month =
  '((?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const day = '((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)'

/** `Jan 15`, `January 15 – 17, 2030`, `January 2030`, `January` */
const date = new RegExp(
  String.raw`\b${month}\b(?: (\d{1,2})(?: \u2013 (\d{1,2}))?\b(?!:))?(?:,? (\d{4}))?`,
  'g',
)
const weekday = new RegExp(String.raw`\b${day}\b`, 'g')
const time = /\b(\d{1,2})(:\d\d)? ?([AP]M)\b/g
/** `November 30, 2026 at 9:58 AM` */
const dateAndTime = /(?<=\d) at (?=\d)/g
/** Not at night, which is before and after midnight. */
const samePart = /(सुबह|दोपहर|शाम) (\S+ – )\1 /g

const noon = 12
const evening = 16
const night = 20
const morning = 4

function partOfDay(hour: number): string {
  if (hour < morning || hour >= night) return 'रात'
  if (hour < noon) return 'सुबह'
  return hour < evening ? 'दोपहर' : 'शाम'
}

const inDay = (hour: number, half: string) => (hour % noon) + (half === 'PM' ? noon : 0)

const withoutDates = (text: string) =>
  [date, weekday, time].reduce((rest, pattern) => rest.replace(pattern, ''), text)

const dateText = (name: string, first?: string, last?: string, year?: string) =>
  [last ? `${first}–${last}` : first, months[name.slice(0, 3)], year].filter(Boolean).join(' ')

/** `सोमवार, 15 जनवरी 2030` for `Monday, January 15, 2030`; undefined if there is anything but dates and times. */
export function writtenDate(english: string): string | undefined {
  const text = english.replace(dateAndTime, ', ')
  if (/\p{L}/u.test(withoutDates(text))) return undefined
  const written = text
    .replace(
      time,
      (_, hour: string, minutes: string | undefined, half: string) =>
        `${partOfDay(inDay(Number(hour), half))} ${hour}${minutes ?? ':00'}`,
    )
    .replace(samePart, '$1 $2')
    .replace(date, (_, name: string, first?: string, last?: string, year?: string) =>
      dateText(name, first, last, year),
    )
    .replace(weekday, (name) => {
      const names = days[name.slice(0, 3)]
      return (name.length > 3 ? names?.long : names?.short) ?? name
    })
  return written === english ? undefined : written
}
