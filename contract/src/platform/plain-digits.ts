const digits = '०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** Keyboards for Hindi and Urdu have digits of their own. */
export const plainDigits = (text: string): string =>
  text.replace(/[०-९٠-٩۰-۹]/g, (digit) => `${digits.indexOf(digit) % 10}`)
