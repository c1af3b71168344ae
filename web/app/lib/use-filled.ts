import { fillIn, type Placeholders } from 'contract/content/fill-in'
import { useCollege } from './site.tsx'

export function useFilled(given: Placeholders = {}) {
  const { name, locality, officeHours, addressLines } = useCollege()
  const address = addressLines.join(', ')
  const known = { college: name, town: locality, hours: officeHours, address, ...given }
  return (text = '') => fillIn(text, known)
}
export type Fill = ReturnType<typeof useFilled>
