type Bus = { route: string; by: string; leaves: string; arrives: string; back: string }

export const buses: readonly Bus[] = [
  {
    route: '1',
    by: 'Muradnagar, Duhai, Meerut Road crossing',
    leaves: '8:05 AM',
    arrives: '9:05 AM',
    back: '4:15 PM',
  },
  {
    route: '2',
    by: 'Dadri, Lal Kuan, Vijay Nagar',
    leaves: '7:50 AM',
    arrives: '9:05 AM',
    back: '4:15 PM',
  },
  {
    route: '3',
    by: 'Loni, Raj Nagar Extension, old bus stand',
    leaves: '8:00 AM',
    arrives: '9:10 AM',
    back: '4:15 PM',
  },
  {
    route: '4',
    by: 'Rampur Khurd and the canal villages of Nayagaon, Kishanpur and Harpur',
    leaves: '8:30 AM',
    arrives: '9:10 AM',
    back: '4:20 PM',
  },
]
