type Scholarship = { name: string; forWhom: string; amount: string; apply: string }

export const scholarships: readonly Scholarship[] = [
  {
    name: 'Post-matric scholarship of the state',
    forWhom:
      'SC and ST: family income up to ₹2.5 lakh a year. OBC, minority and general: up to ₹2 lakh',
    amount: 'Fee of the course and a yearly allowance',
    apply: 'State scholarship portal, July 20 to October 31',
  },
  {
    name: 'National scholarship for college students',
    forWhom: 'Above the 80th percentile in Class 12, family income up to ₹4.5 lakh',
    amount: '₹12,000 a year',
    apply: 'National Scholarship Portal, until October 31',
  },
  {
    name: 'Founders’ fee concession of the college',
    forWhom: 'Forty students a year whose family cannot pay the fee; 75% attendance',
    amount: 'Half of the tuition fee',
    apply: 'Form at the scholarship desk, until September 15',
  },
  {
    name: 'Orchard prize',
    forWhom: 'The best university result in each course',
    amount: '₹5,000 once',
    apply: 'No application: the office writes to you',
  },
  {
    name: 'Earn while you learn',
    forWhom: 'Twenty students who help in the library or laboratories, six hours a week',
    amount: '₹1,500 a month',
    apply: 'Form at the library, until August 31',
  },
]
