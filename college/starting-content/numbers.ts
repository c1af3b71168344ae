import type { Numbers } from 'contract/content/numbers'

export const startingNumbers: Numbers = {
  statistics: [
    { _key: 'number-1', value: '1000+', label: 'Students enrolled' },
    { _key: 'number-2', value: '100+', label: 'Faculty' },
    { _key: 'number-3', value: '10+', label: 'Programmes' },
    { _key: 'number-4', value: '20', label: 'Years of Professional Studies, 2006–2026' },
  ],
}
