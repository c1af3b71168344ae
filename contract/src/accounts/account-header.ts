/** `_id` of the account that a page was opened with. Optional; calls of other programs need not send it. */
export const accountHeader = 'x-account-id'
