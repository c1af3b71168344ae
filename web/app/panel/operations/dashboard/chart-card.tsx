import type { ReactNode } from 'react'
import { Card } from '../../shell/card'

type ChartCardProps = {
  title: string
  summary: string | undefined
  hasFailed: boolean
  children: ReactNode
}

export function ChartCard({ title, summary, hasFailed, children }: ChartCardProps) {
  const failed = hasFailed ? 'The figures could not be loaded.' : 'Loading figures...'
  return (
    <Card title={title} lead={summary ?? failed} className="@container self-stretch p-4 sm:p-6">
      <div className="mt-5">{children}</div>
    </Card>
  )
}
