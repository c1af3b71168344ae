import { address, placeholderNumber, type SampleMember } from './sample-member.ts'

export const leadership = [
  {
    name: 'Sudha Rastogi',
    designation: 'Principal',
    email: address('principal'),
    phone: placeholderNumber(101),
    whatsapp: placeholderNumber(101),
  },
  {
    name: 'Mahendra Pal Tyagi',
    designation: 'President',
    email: address('president'),
    phone: placeholderNumber(102),
  },
  {
    name: 'Farida Siddiqui',
    designation: 'Vice President',
    email: address('vice.president'),
    phone: placeholderNumber(103),
    whatsapp: placeholderNumber(103),
  },
  {
    name: 'Harbhajan Lal Grover',
    designation: 'Secretary',
    email: address('secretary'),
    phone: placeholderNumber(104),
  },
  {
    name: 'Jagdish Chand Rana',
    designation: 'Chief Proctor',
    email: address('proctor'),
    phone: placeholderNumber(105),
    whatsapp: placeholderNumber(105),
  },
  {
    name: 'Anjana Bhattacharya',
    designation: 'Dean',
    email: address('dean'),
    phone: placeholderNumber(106),
    whatsapp: placeholderNumber(106),
  },
  {
    name: 'Rakesh Kumar Gautam',
    designation: 'Management Staff',
    email: address('accounts'),
    phone: placeholderNumber(107),
    whatsapp: placeholderNumber(107),
  },
  {
    name: 'Shalini D’Souza',
    designation: 'Management Staff',
    email: address('examinations'),
    phone: placeholderNumber(108),
  },
  {
    name: 'Gurpreet Kaur Sandhu',
    designation: 'Member',
    email: address('gurpreet.kaur.sandhu'),
    phone: placeholderNumber(109),
    whatsapp: placeholderNumber(109),
  },
  {
    name: 'Abdul Rehman Ansari',
    designation: 'Member',
    email: address('abdul.rehman.ansari'),
  },
] as const satisfies readonly SampleMember[]
