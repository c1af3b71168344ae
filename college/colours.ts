/** For browser bars and home screen icons, where no style sheet applies. A test compares them with `theme.css`. */
export const colours = {
  brand: '#5c1021',
  brandAtNight: '#2a060e',
  surface: '#fdfaf4',
} as const
