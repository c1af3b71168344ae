export const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'no-cache',
}
