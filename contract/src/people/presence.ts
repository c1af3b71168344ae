/** `today` in the college's calendar: `2026-11-21`. */
export const hasLeft = ({ left }: { left?: string | undefined }, today: string) =>
  left !== undefined && left < today
