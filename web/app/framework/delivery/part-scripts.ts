import motion from '../islands/motion?script'
import scrollRow from '../islands/scroll-row?script'

const scripts = {
  'data-carousel': motion,
  'data-ticker': motion,
  'data-scrolls': scrollRow,
}

/** Plain scripts for elements that respond without React, included if their attribute occurs in the page. */
export function partScripts(html: string): string[] {
  const used = Object.entries(scripts).filter(([attribute]) => html.includes(` ${attribute}="`))
  return [...new Set(used.map(([, script]) => script))]
}
