import { island } from '#app/framework/islands/island'

const PrintButton = () => (
  <button type="button" onClick={() => window.print()} className="button-primary noscript:hidden">
    Print or save as PDF
  </button>
)

export default island(PrintButton, { hydrate: 'interaction' })
