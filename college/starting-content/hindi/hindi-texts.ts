/**
 * By the English. `[date]` stands for a date, a session such as 2026–27 or a year, which differ from one start of a site to the next;
 * `$1` and so on are these in Hindi.
 */
export type HindiTexts = Readonly<Record<string, string>>
