import { queryOptions, useMutation } from '@tanstack/react-query'
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
import { useRefetch } from './use-refetch'

export const attendanceKey = ['attendance'] as const

export const lastAttendanceQuery = () => callQuery([...attendanceKey, 'last'], listAttendance)

const pollMilliseconds = 15_000

export const attendanceQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...attendanceKey, eventId],
    queryFn: ({ signal }) => call(getAttendance, { params: { eventId }, signal }),
    refetchInterval: pollMilliseconds,
  })

export const useUpdateCheckInSettings = (eventId: string) =>
  useMutation({
    mutationFn: (body: CheckInSettings & { seen: CheckInSettings }) =>
      call(updateCheckInSettings, { params: { eventId }, body }),
    onSettled: useRefetch(attendanceKey),
  })

export const useUndoCheckIn = (eventId: string) =>
  useMutation({
    mutationFn: (checkInId: string) => call(undoCheckIn, { params: { eventId, checkInId } }),
    onSettled: useRefetch(attendanceKey, officeKey),
  })

export const useRevokeCertificate = (eventId: string) =>
  useMutation({
    mutationFn: (code: string) => call(revokeCertificate, { params: { eventId }, body: { code } }),
    onSuccess: useRefetch(attendanceKey),
  })

export const useAttendeeCertificate = (eventId: string) =>
  useMutation({
    mutationFn: (code: string) =>
      call(getAttendeeCertificate, { params: { eventId }, query: { code } }),
  })

export const useReissueCertificate = (eventId: string) =>
  useMutation({
    mutationFn: (body: { code: string; name: string; seen: AttendeeCertificate }) =>
      call(reissueCertificate, { params: { eventId }, body }),
    onSuccess: useRefetch(attendanceKey),
  })
