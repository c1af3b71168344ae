import type { CourseText } from './course-text.ts'

export const science = {
  'b.sc.': {
    duration: '3 years (6 semesters)',
    eligibility: '10+2 in science with Mathematics or Biology, according to the chosen group',
    summary:
      'Physics, chemistry, mathematics, the life sciences or computing, taught in lectures and in weekly laboratory hours.',
    description: [
      'A B.Sc. teaches you to ask a question of nature and to trust the answer only after measuring. Three groups are open: Physics, Chemistry and Mathematics; Botany, Zoology and Chemistry; and Physics, Mathematics and Computer Science. The group follows from the subjects you had in Class 12.',
      'Every science subject with a practical paper has its own laboratory hours each week. You keep a record book from the first day, and it is examined together with the experiment. Marks are divided between the theory paper, the practical and the internal tests of the semester.',
      'Vocational courses make room for things that employers near the college ask for, such as water and soil testing, mushroom growing, electrical maintenance or programming. Students of all groups take a paper on environmental studies.',
    ],
    subjects: [
      'Physics',
      'Chemistry',
      'Mathematics',
      'Botany',
      'Zoology',
      'Computer Science',
      'Analytical Techniques',
      'Environmental Studies',
      'Statistics',
    ],
    years: [
      {
        name: 'First year',
        text: 'Lectures cover mechanics and thermal physics, atomic structure and basic organic chemistry, calculus and algebra, or the diversity of plants and animals. In the laboratory you learn to weigh, titrate, mount and draw, to estimate error and write it down honestly. A bridge course in the first month helps students from Hindi-medium schools with terms and with mathematics. Two internal tests and a practical examination come before the university papers.',
      },
      {
        name: 'Second year',
        text: 'Electricity and optics, reaction mechanisms and physical chemistry, differential equations, or cell biology, genetics and physiology fill the year. Experiments become longer and need planning, for example an unknown salt, a Zener diode curve or an onion root-tip squash. Life science students collect specimens on a field excursion and prepare a herbarium or a survey of birds and insects. A vocational course ends with a demonstration.',
      },
      {
        name: 'Third year',
        text: 'You go deeper into two subjects: quantum physics and electronics, spectroscopy and coordination compounds, analysis and linear algebra, or ecology, molecular biology and evolution. A project of one semester replaces ready-made experiments: you choose a question, build or borrow the apparatus and present a poster at the science exhibition. Teachers hold problem classes for IIT JAM and CUET (PG). A viva on the project is part of the final examination.',
      },
    ],
    careerProspects: [
      {
        name: 'Master’s study',
        text: 'IIT JAM, CUET (PG) and university tests lead to an M.Sc.; students with Mathematics may also sit NIMCET for an MCA.',
      },
      {
        name: 'Quality control',
        text: 'Food, pharmaceutical, paint and water companies employ graduates to test raw material and finished goods.',
      },
      {
        name: 'Teaching science',
        text: 'With a B.Ed. and a teacher eligibility test you can teach science or mathematics from Class 6 to Class 10.',
      },
      {
        name: 'Forest and field services',
        text: 'The Indian Forest Service examination asks for a degree with a science such as Botany, Zoology, Chemistry, Physics or Mathematics; states recruit range officers in a similar way.',
      },
      {
        name: 'Defence and public examinations',
        text: 'Graduates may sit CDS, AFCAT, SSC CGL and the bank examinations, where a trained hand at numbers helps.',
      },
      {
        name: 'Data and computing work',
        text: 'Mathematics and Computer Science students move into testing, support and data analysis, often with a short certificate.',
      },
    ],
    facilities: [
      {
        name: 'Physics laboratory',
        text: 'Optical benches, electrical bridges and electronics kits, with a dark room for experiments on light.',
      },
      {
        name: 'Chemistry laboratory',
        text: 'Renovated benches with fume cupboards, and an instrument room with balances, pH meters and a colorimeter.',
      },
      {
        name: 'Botany and zoology laboratories',
        text: 'A microscope for each student, permanent slides, a museum of specimens and a herbarium.',
      },
      {
        name: 'Botanical garden',
        text: 'Medicinal plants, a fern house and a small pond, used for identification and ecology practicals.',
      },
      {
        name: 'Computer laboratory',
        text: 'Machines with compilers, spreadsheet and plotting software for numerical methods and projects.',
      },
    ],
    picture: 'course-bsc',
  },
  'm.sc.': {
    duration: '2 years (4 semesters)',
    eligibility: 'B.Sc. with 50% marks and the chosen subject studied up to the final year',
    summary:
      'Chemistry, Botany, Zoology, Physics or Mathematics at postgraduate level, with a specialisation and a research project.',
    description: [
      'The M.Sc. turns a science graduate into somebody who can run an instrument, read a paper and plan an investigation. It is offered in Chemistry, Botany, Zoology, Physics and Mathematics. Seats are few in each subject, because every student needs a place at the bench.',
      'Two semesters are common to all students of the subject; the third and fourth belong to a specialisation and to the project. The core papers overlap widely with the syllabi of CSIR-UGC NET and GATE, and past questions are part of the tutorials.',
    ],
    subjects: [
      'Organic and Inorganic Chemistry',
      'Physical Chemistry',
      'Spectroscopy',
      'Plant Physiology and Tissue Culture',
      'Animal Physiology and Genetics',
      'Quantum Mechanics',
      'Real and Complex Analysis',
      'Biostatistics',
      'Instrumentation and Research Methods',
    ],
    years: [
      {
        name: 'First year',
        text: 'Core papers rebuild the subject at a higher level: quantum chemistry and stereochemistry, plant systematics and physiology, biochemistry and cell biology, classical mechanics and quantum theory, or algebra and analysis. Experimental subjects have two long laboratory days a week, and mathematics students programme their methods. You give one seminar on a published paper in each semester. Safety, waste and the ethics of experiments are taught before the first practical.',
      },
      {
        name: 'Second year',
        text: 'You choose a specialisation, for example organic synthesis, plant biotechnology, entomology, solid-state physics or operations research. The project takes most of the last semester and is done in our laboratories or, by arrangement, in an institute or company of the capital region. It ends in a thesis, a poster and a viva before an external examiner. Students usually sit CSIR-UGC NET, GATE or a Ph.D. entrance test in this year.',
      },
    ],
    careerProspects: [
      {
        name: 'Doctoral research',
        text: 'CSIR-UGC NET (JRF) and GATE open fellowships at universities, IISERs, IITs and national laboratories.',
      },
      {
        name: 'Teaching in colleges and schools',
        text: 'NET qualifies you for Assistant Professor posts; with a B.Ed. you can become a postgraduate teacher for Classes 11 and 12.',
      },
      {
        name: 'Industrial research and analysis',
        text: 'Pharmaceutical, agrochemical, polymer and food companies hire postgraduates for formulation, analytical development and quality assurance.',
      },
      {
        name: 'Environment and public health',
        text: 'Pollution control boards, water utilities and consultancies need people who can sample, analyse and report.',
      },
      {
        name: 'Forensic and government laboratories',
        text: 'State and central laboratories recruit scientific assistants and officers in chemistry, biology and physics through public examinations.',
      },
      {
        name: 'Technical writing and patents',
        text: 'Publishers and patent firms employ postgraduates who can read a method closely and describe it exactly.',
      },
    ],
    facilities: [
      {
        name: 'Instrument room',
        text: 'UV-visible spectrophotometer, flame photometer, centrifuge and rotary evaporator, booked by the hour.',
      },
      {
        name: 'Tissue culture room',
        text: 'Laminar flow cabinet, autoclave and growth racks for plant biotechnology.',
      },
      {
        name: 'Project benches',
        text: 'A bench and a locker for each final-year student, so that long experiments can stay in place.',
      },
      {
        name: 'Departmental library',
        text: 'Reference works, NET and GATE books and theses of earlier batches next to the laboratories.',
      },
      {
        name: 'Computing for mathematics',
        text: 'Terminals with Python, Octave and LaTeX for numerical work and for writing the thesis.',
      },
    ],
    picture: 'course-msc',
  },
} as const satisfies Record<string, CourseText>
