import type { CourseText } from './with-admission.ts'

export const msc: CourseText = {
  title: 'M.Sc.',
  fullTitle: 'Master of Science',
  slug: 'm.sc.',
  group: 'other',
  summary:
    'Chemistry, Botany, Zoology, Physics or Mathematics at postgraduate level, with a specialisation and a research project.',
  picture: 'course-msc',
  gallery: [],
  duration: '2 years (4 semesters)',
  durationYears: '2',
  eligibility: 'B.Sc. with 50% marks and the chosen subject studied up to the final year',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The M.Sc. turns a science graduate into somebody who can run an instrument, read a paper and plan an investigation. It is offered in Chemistry, Botany, Zoology, Physics and Mathematics. Seats are few in each subject, because every student needs a place at the bench.',
    },
    {
      _key: 'paragraph-2',
      text: 'Two semesters are common to all students of the subject; the third and fourth belong to a specialisation and to the project. The core papers overlap widely with the syllabi of CSIR-UGC NET and GATE, and past questions are part of the tutorials.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Organic and Inorganic Chemistry',
    },
    {
      _key: 'subject-2',
      name: 'Physical Chemistry',
    },
    {
      _key: 'subject-3',
      name: 'Spectroscopy',
    },
    {
      _key: 'subject-4',
      name: 'Plant Physiology and Tissue Culture',
    },
    {
      _key: 'subject-5',
      name: 'Animal Physiology and Genetics',
    },
    {
      _key: 'subject-6',
      name: 'Quantum Mechanics',
    },
    {
      _key: 'subject-7',
      name: 'Real and Complex Analysis',
    },
    {
      _key: 'subject-8',
      name: 'Biostatistics',
    },
    {
      _key: 'subject-9',
      name: 'Instrumentation and Research Methods',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Core papers rebuild the subject at a higher level: quantum chemistry and stereochemistry, plant systematics and physiology, biochemistry and cell biology, classical mechanics and quantum theory, or algebra and analysis. Experimental subjects have two long laboratory days a week, and mathematics students programme their methods. You give one seminar on a published paper in each semester. Safety, waste and the ethics of experiments are taught before the first practical.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'You choose a specialisation, for example organic synthesis, plant biotechnology, entomology, solid-state physics or operations research. The project takes most of the last semester and is done in our laboratories or, by arrangement, in an institute or company of the capital region. It ends in a thesis, a poster and a viva before an external examiner. Students usually sit CSIR-UGC NET, GATE or a Ph.D. entrance test in this year.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Doctoral research',
      text: 'CSIR-UGC NET (JRF) and GATE open fellowships at universities, IISERs, IITs and national laboratories.',
    },
    {
      _key: 'career-2',
      name: 'Teaching in colleges and schools',
      text: 'NET qualifies you for Assistant Professor posts; with a B.Ed. you can become a postgraduate teacher for Classes 11 and 12.',
    },
    {
      _key: 'career-3',
      name: 'Industrial research and analysis',
      text: 'Pharmaceutical, agrochemical, polymer and food companies hire postgraduates for formulation, analytical development and quality assurance.',
    },
    {
      _key: 'career-4',
      name: 'Environment and public health',
      text: 'Pollution control boards, water utilities and consultancies need people who can sample, analyse and report.',
    },
    {
      _key: 'career-5',
      name: 'Forensic and government laboratories',
      text: 'State and central laboratories recruit scientific assistants and officers in chemistry, biology and physics through public examinations.',
    },
    {
      _key: 'career-6',
      name: 'Technical writing and patents',
      text: 'Publishers and patent firms employ postgraduates who can read a method closely and describe it exactly.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Instrument room',
      text: 'UV-visible spectrophotometer, flame photometer, centrifuge and rotary evaporator, booked by the hour.',
    },
    {
      _key: 'facility-2',
      name: 'Tissue culture room',
      text: 'Laminar flow cabinet, autoclave and growth racks for plant biotechnology.',
    },
    {
      _key: 'facility-3',
      name: 'Project benches',
      text: 'A bench and a locker for each final-year student, so that long experiments can stay in place.',
    },
    {
      _key: 'facility-4',
      name: 'Departmental library',
      text: 'Reference works, NET and GATE books and theses of earlier batches next to the laboratories.',
    },
    {
      _key: 'facility-5',
      name: 'Computing for mathematics',
      text: 'Terminals with Python, Octave and LaTeX for numerical work and for writing the thesis.',
    },
  ],
  departmentKeyword: 'Science',
}
