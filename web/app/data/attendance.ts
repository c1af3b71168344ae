import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AttendeeCertificate,
  type CheckInSettings,
  getAttendance,
  getAttendeeCertificate,
  listAttendance,
  reissueCertificate,
  revokeCertificate,
  undoCheckIn,
  updateCheckInSettings,
} from 'contract/events/attendance'
import { call } from '#app/lib/call'
import { callQuery } from './call-query'
import { officeKey } from './registration-office'

export const attendanceKey = ['attendance'] as const

export const lastAttendanceQuery = () => callQuery([...attendanceKey, 'last'], listAttendance)

const pollMilliseconds = 15_000

export const attendanceQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...attendanceKey, eventId],
    queryFn: ({ signal }) => call(getAttendance, { params: { eventId }, signal }),
    refetchInterval: pollMilliseconds,
  })

function useRefreshed() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: attendanceKey })
}

export function useUpdateCheckInSettings(eventId: string) {
  const onSuccess = useRefreshed()
  return useMutation({
    mutationFn: (body: CheckInSettings & { seen: CheckInSettings }) =>
      call(updateCheckInSettings, { params: { eventId }, body }),
    onSuccess,
  })
}

export function useUndoCheckIn(eventId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (checkInId: string) => call(undoCheckIn, { params: { eventId, checkInId } }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: attendanceKey })
      await queryClient.invalidateQueries({ queryKey: officeKey })
    },
  })
}

export function useRevokeCertificate(eventId: string) {
  const onSuccess = useRefreshed()
  return useMutation({
    mutationFn: (code: string) => call(revokeCertificate, { params: { eventId }, body: { code } }),
    onSuccess,
  })
}

export const useAttendeeCertificate = (eventId: string) =>
  useMutation({
    mutationFn: (code: string) =>
      call(getAttendeeCertificate, { params: { eventId }, query: { code } }),
  })

export function useReissueCertificate(eventId: string) {
  const onSuccess = useRefreshed()
  return useMutation({
    mutationFn: (body: { code: string; name: string; seen: AttendeeCertificate }) =>
      call(reissueCertificate, { params: { eventId }, body }),
    onSuccess,
  })
}
