/** Of the text about a page that is on none: the words of its form. */
export const forSearchEngines = {
  label: 'Description',
  help: 'Search engines show it under the heading: one or two sentences. {college} stands for the name of the college',
}
