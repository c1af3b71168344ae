import type { ReactNode } from 'react'
import { Card } from '../../shell/card'

type SettingsSectionProps = { title: string; lead?: string; children: ReactNode }

export const SettingsSection = ({ children, ...words }: SettingsSectionProps) => (
  <Card {...words} className="p-5 sm:p-6">
    <div className="mt-4">{children}</div>
  </Card>
)
