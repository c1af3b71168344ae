export const forSearchEngines = {
  label: 'Description',
  help: 'Shown in search results under the heading: one or two sentences. The website replaces {college} with the college’s name',
}
