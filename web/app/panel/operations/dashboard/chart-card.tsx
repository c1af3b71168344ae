import type { ReactNode } from 'react'
import { Card } from '../../shell/card'

type ChartCardProps = {
  title: string
  /** What the figures say in a sentence; undefined before they have come. */
  summary: string | undefined
  hasFailed: boolean
  children: ReactNode
}

/** A chart with its name and its meaning in words. */
export function ChartCard({ title, summary, hasFailed, children }: ChartCardProps) {
  const failed = hasFailed ? 'The figures could not be loaded.' : 'Loading the figures...'
  return (
    <Card title={title} lead={summary ?? failed} className="@container self-stretch p-4 sm:p-6">
      <div className="mt-5">{children}</div>
    </Card>
  )
}
