/** Realistic texts, each a little different, and the same in every run. */

const occasions = [
  'Annual Day',
  'Guest Lecture',
  'Blood Donation Camp',
  'Science Exhibition',
  'Kabaddi Final',
  'Career Counselling',
  'Farewell Evening',
  'Debate',
  'Legal Aid Camp',
  'Tree Plantation Drive',
  'Coding Contest',
  'Street Play',
  'Book Fair',
  'Placement Drive',
  'Orientation',
]
const groups = [
  'B.C.A.',
  'B.B.A.',
  'B.Com.',
  'B.A.',
  'B.Sc.',
  'LL.B.',
  'B.Ed.',
  'M.A.',
  'M.Com.',
  'M.Sc.',
  'first-year',
  'final-year',
  'NSS',
  'NCC',
]
const venues = [
  'Auditorium',
  'Seminar Hall',
  'Sports Ground',
  'Central Courtyard',
  'Library Reading Room',
  'Computer Laboratory 2',
  'Moot Court',
  'North Campus',
]
const people = [
  'the Principal',
  'Dr. Meera Saxena',
  'Prof. Arvind Tomar',
  'a bench of retired judges',
  'two alumni of the college',
  'the District Magistrate',
  'an engineer from Noida',
  'the women’s hockey captain',
]
const places = [
  'Baghpat',
  'Meerut',
  'Hapur',
  'Bulandshahr',
  'New Delhi',
  'Modinagar',
  'Loni',
  'Dadri',
]

type Pick = (from: readonly string[]) => string
type Count = (atMost: number) => number

const sentences: ((pick: Pick, count: Count) => string)[] = [
  (pick, count) =>
    `${count(300) + 20} students of the ${pick(groups)} classes take part, together with guests from ${pick(places)} and ${pick(places)}.`,
  (pick) =>
    `The programme is opened by ${pick(people)}, who speaks about study, work and the years after college.`,
  (pick, count) =>
    `Names are taken at the office until ${count(4) + 1}:00 PM of the day before; places in the ${pick(venues)} are limited to ${count(400) + 40}.`,
  (pick) =>
    `Families and former students are welcome – the main gate stays open, and buses run from ${pick(places)}.`,
  (pick, count) =>
    `Last year the ${pick(groups)} team came back from ${pick(places)} with ${count(5) + 2} prizes, and the seniors have trained the new members since July.`,
  (pick) =>
    `Certificates are handed out by ${pick(people)} in the ${pick(venues)} as soon as the last round is over.`,
  (pick, count) =>
    `Tea and snacks are served from counter ${count(6) + 1}; please bring your identity card and keep the lawn beside the ${pick(venues)} clean.`,
  (pick) =>
    `Questions go to the department’s notice board or to the volunteers of the ${pick(groups)} committee.`,
]

/** A pseudorandom sequence (Numerical Recipes, §7.1). */
function sequence(seed: number): Count {
  let state = (seed * 2_654_435_761) >>> 0
  return (atMost) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * atMost)
  }
}

/** Title, description of 300 to 600 characters, venue and hours of an event. */
export function eventTexts(number: number) {
  const count = sequence(number)
  const pick: Pick = (from) => from[count(from.length)] ?? ''
  const first = count(sentences.length)
  let description = ''
  for (let index = 0; description.length < 300; index++) {
    const sentence = sentences[(first + index) % sentences.length]
    description += `${description && ' '}${sentence?.(pick, count)}`
  }
  return {
    title: `${pick(occasions)} of the ${pick(groups)} Students, No. ${number}`,
    description,
    venue: pick(venues),
    time: `${count(3) + 9}:30 AM – ${count(4) + 1}:00 PM`,
  }
}
