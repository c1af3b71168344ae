/** `_id` of the account that a page was opened with. Optional; calls of other programs need not send it. */
export const accountHeader = 'x-account-id'
export const otherAccountSignedIn =
  'Someone else has signed in in this browser, so nothing was changed. Please sign in again.'
