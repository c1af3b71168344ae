import { readFileSync } from 'node:fs'
import { collegeDepartments } from 'college/departments'
import { sampleFaculty } from 'college/sample-faculty'
import { programCode } from 'contract/content/program-code'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../../contract/src/**/*.ts',
    '../../server/{src,test}/**/*.ts',
    '../{app,test}/**/*.{ts,tsx,css}',
    '../../{e2e,lab,scripts}/**/*.ts',
  ],
  { eager: true, import: 'default', query: '?raw' },
)

const { email, established, phone } = college
const facts = [
  college.name,
  college.shortName,
  college.tagline,
  college.description,
  college.affiliation,
  college.officeHours,
  ...college.street.split(', '),
  college.locality,
  college.region,
  college.postalCode,
  phone,
  phone.replaceAll(/\D/g, ''),
  email,
  email.slice(email.indexOf('@') + 1),
  college.mapInside,
  college.mapAddress,
  ...sampleFaculty.map(({ name }) => name),
  // The bare year may be a number of anything.
  ...['Established', 'established', 'Since', 'since', 'in'].map((word) => `${word} ${established}`),
]

const escaped = (fact: string) => fact.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const asWords = (fact: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(fact)}(?![\\p{L}\\p{N}])`, 'u')

/** Which facts of the college stand in a text, as whole words. */
function factsIn(text: string): string[] {
  return facts.filter((fact) => asWords(fact).test(text))
}

/** What runs, without what tries it: a test may walk through a course, and paint a picture in any colour. */
const programs = Object.entries(sources).filter(([file]) =>
  /\/(app|src)\/(?!.*\.test\.)/.test(file),
)

test('a fact of the college is recognized in a text, but not inside a longer word', () => {
  expect(factsIn(`<h1>About ${college.name}</h1>`)).toContain(college.name)
  expect(factsIn(`Established ${established}`)).toContain(`Established ${established}`)
  expect(factsIn(`${college.shortName}n`)).toEqual([])
})

test('facts of the college appear only in its folder', () => {
  const violations = Object.entries(sources).flatMap(([file, text]) =>
    factsIn(text).map((fact) => `${file}: ${fact}`),
  )

  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(violations).toEqual([])
})

test('colours of the college appear only in its folder', () => {
  const theme = readFileSync('../college/theme.css', 'utf8')
  const anybodys = ['#ffffff', '#000000']
  const named = new Set(theme.match(/#[0-9a-f]{6}\b/gi))
  const colours = [...named].filter((colour) => !anybodys.includes(colour))
  const violations = programs.flatMap(([file, text]) =>
    colours.filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`),
  )

  expect(colours.length).toBeGreaterThan(20)
  expect(programs.length).toBeGreaterThan(100)
  expect(violations).toEqual([])
})

test('courses and departments of the college appear only in its folder', () => {
  const courses = [
    ...catalogue.groups.flatMap(({ title, slug }) => [title, `/courses/${slug}`]),
    ...catalogue.courses.flatMap(({ slug, title, fullTitle }) => [
      fullTitle,
      `'${title}'`,
      `/course/${slug}`,
      `/course/${programCode(slug)}`,
    ]),
    ...collegeDepartments(catalogue.courses).flatMap(({ spelling, shortSpelling = spelling }) => [
      `'${spelling}'`,
      `'${shortSpelling}'`,
    ]),
  ]
  const violations = programs.flatMap(([file, text]) =>
    courses.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`),
  )

  expect(violations).toEqual([])
})
