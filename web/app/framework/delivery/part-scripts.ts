import motion from '../islands/motion?script'
import scrollRow from '../islands/scroll-row?script'

const scripts = {
  'data-carousel': motion,
  'data-ticker': motion,
  'data-scrolls': scrollRow,
}

/** Plain scripts of parts that respond without React: where one of these attributes is, its script is. */
export function partScripts(html: string): string[] {
  const used = Object.entries(scripts).filter(([attribute]) => html.includes(` ${attribute}="`))
  return [...new Set(used.map(([, script]) => script))]
}
