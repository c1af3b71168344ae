/** The courses and groups of courses that the foot of every page leads to, under "Study". */
export const studyLinks = [
  { path: '/courses/professional', label: 'Professional Studies' },
  { path: '/courses/law', label: 'Law' },
  { path: '/courses/other', label: 'Traditional Courses' },
  { path: '/course/ba', label: 'Bachelor of Arts' },
] as const
