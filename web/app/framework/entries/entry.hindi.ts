import { hindi } from '#app/lib/languages/hindi/hindi'
import { renderAllIn } from '#app/lib/languages/page-language'
import { mount, showNotice } from './entry.islands'

// Nothing is hydrated before.
renderAllIn(hindi)

/** Called by `islands/loader.ts` on pages in Hindi. */
export { mount, showNotice }
