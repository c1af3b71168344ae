import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Unicode's Default_Ignorable_Code_Point, and annotations. */
const ignored = String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff`

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  await sql
    .raw(`create or replace function fold_name(raw text) returns text
    language sql immutable strict parallel safe
    return normalize(
      regexp_replace(
        regexp_replace(
          translate(
            regexp_replace(
              regexp_replace(
                lower(normalize(translate(raw, '´ʹʻʼ‘\`′', '’’’’’’’'), nfkd)),
                '[\\u0300-\\u036f\\u0903\\u093c\\u0640\\u064b-\\u0655\\u0670${ignored}]', '', 'g'),
              '[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभस])', 'ं', 'g'),
            'ँॉऑॅيىكهةۃीूईऊ०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹''’',
            'ंाआेییکہہہिुइउ012345678901234567890123456789'),
          '(?<!्)ये', 'ए', 'g'),
        '(?<!्)यि', 'इ', 'g'),
      nfc)`)
    .execute(db)
}
