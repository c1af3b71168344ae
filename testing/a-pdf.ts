/** A small PDF with one empty page; `words` makes it unique. */
export const pdfOf = (words: string) =>
  Buffer.from(
    `%PDF-1.4
% ${words}
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`,
  )

export const aPdf = (name = 'prospectus.pdf', words = 'Prospectus') =>
  new File([new Uint8Array(pdfOf(words))], name, { type: 'application/pdf' })
