import { formatDate, formatTime } from '#app/lib/format-date'

export const formatMoment = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`
