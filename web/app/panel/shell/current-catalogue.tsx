import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { catalogueQuery } from '#app/data/courses'
import { CatalogueProvider, useCatalogue } from '#app/lib/site'

export function CurrentCatalogue({ children }: { children: ReactNode }) {
  const initialData = useCatalogue()
  const { data: catalogue } = useQuery({ ...catalogueQuery(), initialData })
  return <CatalogueProvider catalogue={catalogue}>{children}</CatalogueProvider>
}
