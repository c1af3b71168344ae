import { formatDate, formatTime } from '#app/lib/format-date'

export const formatDateTime = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`
