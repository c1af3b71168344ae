/** Of `app.css`, for what a browser draws itself: its bars, and the screen before the page has come. */
export const themeColours = { bars: '#5c1021', barsAtNight: '#2a060e', surface: '#fdfaf4' } as const
