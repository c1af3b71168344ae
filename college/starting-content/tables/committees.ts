import { sessionBegins } from '../../academic-year.ts'
import { address, placeholderNumber } from '../../sample-faculty/sample-member.ts'

type Member = readonly [name: string, role: string, contact?: string]

export type Committee = { term: string; members: readonly Member[] }

/** Two years, from last July. */
const term = `July 1, ${sessionBegins} to June 30, ${sessionBegins + 2}`
const until = (years: number) => `July 1, ${sessionBegins} to June 30, ${sessionBegins + years}`

const principal = address('principal')
const proctor = address('proctor')

export const governingBody: Committee = {
  term: until(5),
  members: [
    ['Mahendra Pal Tyagi', 'President'],
    ['Farida Siddiqui', 'Vice President'],
    ['Harbhajan Lal Grover', 'Secretary'],
    ['Gurpreet Kaur Sandhu', 'Member'],
    ['Abdul Rehman Ansari', 'Member'],
    ['Sudha Rastogi', 'Principal, member by office'],
    ['Urmila Yadav', 'Teachers’ representative'],
    ['Rakesh Kumar Gautam', 'Office staff’s representative'],
    ['Nominee of the university', 'Named by the Vice-Chancellor'],
  ],
}

export const antiRagging: Committee = {
  term,
  members: [
    ['Sudha Rastogi', 'Chair, Principal', principal],
    ['Jagdish Chand Rana', 'Convener, Chief Proctor', proctor],
    ['Leela Nambiar', 'Head of the Department of Law'],
    ['Nasreen Fatima', 'Head of the Department of Arts'],
    ['Gurpreet Kaur Sandhu', 'Physician, from outside the college'],
    ['Station House Officer, Canal Road', 'Police'],
    ['Kajal Rathi', 'Students’ representative, seniors'],
    ['A parent of a first-year student', 'Named at the orientation'],
  ],
}

export const antiRaggingSquad: Committee = {
  term,
  members: [
    ['Jagdish Chand Rana', 'Leader, Chief Proctor', placeholderNumber(105)],
    ['Rekha Chaudhary', 'Department of Science'],
    ['Nitin Baghel', 'Department of Computer Applications'],
    ['Zoya Rizvi', 'Department of Law'],
  ],
}

export const grievanceCommittee: Committee = {
  term,
  members: [
    ['Suresh Chandra Maurya', 'Chair, Vice Principal', address('grievance')],
    ['Vasudha Kulkarni', 'Head of Department, M.A.'],
    ['Biju Varghese', 'Head of Department, B.Sc.'],
    ['Savitri Jatav', 'Associate Professor, from the Scheduled Castes'],
    ['Farheen Malik', 'Students’ representative, special invitee'],
  ],
}

export const internalCommittee: Committee = {
  term: until(3),
  members: [
    ['Padmini Venkataraman', 'Presiding officer', address('internal.committee')],
    ['Rohini Deshpande', 'Teacher'],
    ['Satyendra Nath Shukla', 'Teacher, with knowledge of law'],
    ['Shalini D’Souza', 'Office staff'],
    ['Rakesh Kumar Gautam', 'Office staff'],
    ['Ayesha Khan', 'Student, undergraduate'],
    ['Preeti Bhadana', 'Student, postgraduate'],
    ['An advocate from the district legal services authority', 'External member'],
  ],
}

export const equalOpportunityCell: Committee = {
  term,
  members: [
    ['Savitri Jatav', 'Coordinator', address('equal.opportunity')],
    ['Shabnam Idrisi', 'For persons with disabilities; knows Indian Sign Language'],
    ['Kamlesh Valmiki', 'For students of the Scheduled Castes and Tribes'],
    ['Imtiyaz Ahmad Wani', 'For students of minorities'],
  ],
}

export const qualityCell: Committee = {
  term,
  members: [
    ['Sudha Rastogi', 'Chair, Principal'],
    ['Anjana Bhattacharya', 'Coordinator, Dean', address('iqac')],
    ['Vimal Kumar Jain', 'Teacher'],
    ['Mohammad Yusuf Qureshi', 'Teacher'],
    ['Harbhajan Lal Grover', 'Management'],
    ['Shalini D’Souza', 'Administration'],
    ['An alumnus and an employer', 'Named each year'],
  ],
}
