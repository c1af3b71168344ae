import { type CheckInSettings, updateCheckInSettings } from 'contract/events/attendance'
import { getCertificate } from 'contract/events/certificates'
import { extractText, getDocumentProxy } from 'unpdf'
import { readLinkTokens } from '../src/platform/http/link-tokens.ts'
import { aDevice, aDoor, letItEnd } from './a-check-in.ts'
import { signInAs } from './sign-in-as.ts'

/** Default check-in settings. */
export const closedDoor = { takesWalkIns: false, takesWaiting: false, givesCertificates: false }

export const doorSettings = {
  takesWalkIns: true,
  takesWaiting: false,
  givesCertificates: true,
  signedBy: 'Dr. Iyer',
  signedAs: '',
}

/** An event with registered and checked-in people, and calls for attendance. */
export async function anAfternoon({ registered, came }: { registered: string[]; came: string[] }) {
  const checkIn = await aDoor(...registered)
  const { server, eventId, idOf, db } = checkIn
  // A signed-in office account, with a recent step-up.
  const cookie = await signInAs(db, { role: 'owner' })
  const office = server.clientWith(cookie)
  const params = { eventId }
  let seen: CheckInSettings = closedDoor
  const setDoor = async (body: CheckInSettings) => {
    seen = (await office(updateCheckInSettings, { params, body: { ...body, seen } })).current
  }
  await setDoor(doorSettings)
  const { send } = await aDevice(server, eventId, 'Main gate')
  for (const name of came) await send([{ registrationId: await idOf(name) }])
  await letItEnd(db, eventId)
  const tokenOf = async (name: string) => {
    const row = (await checkIn.workshop.rows()).findLast((one) => one.name === name)
    if (!row?.token) throw new Error(`${name} has no link`)
    return (await readLinkTokens(db)).tokenOf(row._id)
  }
  const urlOf = async (name: string, call: { url: string }) =>
    call.url.replace(':token', await tokenOf(name))
  const certificateOf = async (name: string) =>
    server.inject({ url: await urlOf(name, getCertificate) })
  const stepUpFile = async (url: string) =>
    server.inject({
      url: url.replace(':eventId', eventId),
      headers: { cookie: await signInAs(db, { role: 'owner' }) },
    })
  return { ...checkIn, office, setDoor, params, send, tokenOf, urlOf, certificateOf, stepUpFile }
}

/** Text of each page of a PDF. */
export const wordsIn = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text
