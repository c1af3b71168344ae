import { expect, test } from 'vitest'
import motion from '../islands/motion?script'
import scrollRow from '../islands/scroll-row?script'
import { partScripts } from './part-scripts'

test('a page includes the scripts of its parts, each once, and no others', () => {
  expect(partScripts('<main><p>data-carousel</p></main>')).toEqual([])
  expect(partScripts('<section data-carousel="5000"></section>')).toEqual([motion])
  expect(
    partScripts(
      '<i data-carousel="1"></i><i data-ticker=""></i><i data-scrolls="row"></i><i data-carousel="2"></i>',
    ),
  ).toEqual([motion, scrollRow])
})
