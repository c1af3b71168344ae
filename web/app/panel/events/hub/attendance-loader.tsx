import type { UseQueryResult } from '@tanstack/react-query'
import type { Attendance } from 'contract/events/attendance'
import type { ReactNode } from 'react'

type AttendanceLoaderProps = {
  query: UseQueryResult<Attendance>
  children: (attendance: Attendance) => ReactNode
}

export function AttendanceLoader({ query: { data, isError }, children }: AttendanceLoaderProps) {
  if (data) return children(data)
  return (
    <p role={isError ? 'alert' : 'status'}>
      {isError ? 'Attendance could not be loaded.' : 'Loading...'}
    </p>
  )
}
