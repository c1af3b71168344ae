import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DoorSettings,
  getAttendance,
  getHeldCertificate,
  type HeldCertificate,
  listAttendance,
  reissueCertificate,
  revokeCertificate,
  saveDoor,
  undoCheckIn,
} from 'contract/events/attendance'
import { call } from '#app/lib/call'
import { callQuery } from './call-query'
import { officeKey } from './registration-office'

const key = 'attendance'

/** How many came to the last events. */
export const lastAttendanceQuery = () => callQuery([key, 'last'], listAttendance)

const pollMilliseconds = 15_000

/** Who came to an event; told anew while it is looked at. */
export const attendanceQuery = (eventId: string) =>
  queryOptions({
    queryKey: [key, eventId],
    queryFn: ({ signal }) => call(getAttendance, { params: { eventId }, signal }),
    refetchInterval: pollMilliseconds,
  })

function useRefreshed() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [key] })
}

/** Sets what the door of an event does. */
export function useSaveDoor(eventId: string) {
  const onSuccess = useRefreshed()
  return useMutation({
    mutationFn: (body: DoorSettings & { seen: DoorSettings }) =>
      call(saveDoor, { params: { eventId }, body }),
    onSuccess,
  })
}

/** Takes back that somebody came. */
export function useUndoCheckIn(eventId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (checkInId: string) => call(undoCheckIn, { params: { eventId, checkInId } }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [key] })
      await queryClient.invalidateQueries({ queryKey: officeKey })
    },
  })
}

/** Revokes the certificate with a code. */
export function useRevokeCertificate(eventId: string) {
  const onSuccess = useRefreshed()
  return useMutation({
    mutationFn: (code: string) => call(revokeCertificate, { params: { eventId }, body: { code } }),
    onSuccess,
  })
}

/** A certificate as it is at this moment, to be issued again. */
export const useHeldCertificate = (eventId: string) =>
  useMutation({
    mutationFn: (code: string) =>
      call(getHeldCertificate, { params: { eventId }, query: { code } }),
  })

/** Issues the certificate with a code again, as somebody saw it. */
export function useReissueCertificate(eventId: string) {
  const onSuccess = useRefreshed()
  return useMutation({
    mutationFn: (body: { code: string; name: string; seen: HeldCertificate }) =>
      call(reissueCertificate, { params: { eventId }, body }),
    onSuccess,
  })
}
