import type { Menus } from 'contract/content/menus'

export const startingMenus: Menus = {
  menu: [
    { _key: 'home', label: 'Home', place: '/', courses: 'none', links: [] },
    { _key: 'about', label: 'About', place: '/about', courses: 'none', links: [] },
    { _key: 'contact', label: 'Contact', place: '/contact', courses: 'none', links: [] },
    { _key: 'events', label: 'Events', place: '/events', courses: 'none', links: [] },
    { _key: 'team', label: 'Our Team', place: '/our-team', courses: 'none', links: [] },
    { _key: 'courses', label: 'Courses', courses: 'all', links: [] },
  ],
  topLinks: [
    { _key: 'admission', label: 'Admission', place: '/pages/admission' },
    { _key: 'fees', label: 'Fees', place: '/pages/fees' },
    { _key: 'notices', label: 'Notices', place: '/notices' },
    { _key: 'examinations', label: 'Examinations', place: '/pages/examinations' },
    { _key: 'students', label: 'Students', place: '/pages/student-services' },
    { _key: 'disclosure', label: 'Disclosure', place: '/disclosure' },
  ],
  quickLinks: [
    {
      _key: 'apply',
      label: 'Apply',
      note: 'Seats, dates and the form',
      place: '/pages/admission',
    },
    { _key: 'fees', label: 'Fees', note: 'By course and year', place: '/pages/fees' },
    {
      _key: 'results',
      label: 'Results',
      note: 'As the university declares them',
      place: '/notices?category=result',
    },
    {
      _key: 'scholarships',
      label: 'Scholarships',
      note: 'Who can apply, and until when',
      place: '/pages/scholarships',
    },
    {
      _key: 'anti-ragging',
      label: 'Anti-ragging helpline',
      note: '1800-180-5522, day and night',
      place: 'tel:18001805522',
    },
  ],
  columns: [
    {
      _key: 'study',
      title: 'Study',
      links: [
        { _key: 'professional', label: 'Professional Studies', place: '/courses/professional' },
        { _key: 'law', label: 'Law', place: '/courses/law' },
        { _key: 'other', label: 'Traditional Courses', place: '/courses/other' },
        { _key: 'ba', label: 'Bachelor of Arts', place: '/course/ba' },
        { _key: 'admission', label: 'Admission', place: '/pages/admission' },
        { _key: 'fees', label: 'Fees', place: '/pages/fees' },
        { _key: 'scholarships', label: 'Scholarships', place: '/pages/scholarships' },
      ],
    },
    {
      _key: 'explore',
      title: 'Explore',
      links: [
        { _key: 'about', label: 'About the college', place: '/about' },
        { _key: 'facilities', label: 'Facilities', place: '/#facilities' },
        { _key: 'team', label: 'Our Team', place: '/our-team' },
        { _key: 'notices', label: 'Notices', place: '/notices' },
        { _key: 'events', label: 'Events', place: '/events' },
        { _key: 'getting-here', label: 'Getting here', place: '/pages/getting-here' },
        { _key: 'alumni', label: 'Alumni', place: '/pages/alumni' },
      ],
    },
    {
      _key: 'students',
      title: 'Students',
      links: [
        { _key: 'examinations', label: 'Examinations', place: '/pages/examinations' },
        { _key: 'calendar', label: 'Academic calendar', place: '/pages/academic-calendar' },
        { _key: 'library', label: 'Library', place: '/pages/library' },
        { _key: 'hostel', label: 'Hostel and transport', place: '/pages/hostel-and-transport' },
        { _key: 'certificates', label: 'TC and certificates', place: '/pages/certificates' },
        { _key: 'services', label: 'Student services', place: '/pages/student-services' },
        { _key: 'verify', label: 'Check a certificate', place: '/verify' },
      ],
    },
  ],
  addressTitle: 'Visit and write',
  lastLinks: [
    { _key: 'disclosure', label: 'Public disclosure', place: '/disclosure' },
    { _key: 'rti', label: 'Right to information', place: '/pages/right-to-information' },
    { _key: 'privacy', label: 'Privacy', place: '/privacy' },
    { _key: 'terms', label: 'Terms', place: '/terms' },
  ],
}
