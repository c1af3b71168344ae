import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  await sql
    .raw(`create function fold_name(raw text) returns text
    language sql immutable strict parallel safe
    return normalize(
      regexp_replace(
        regexp_replace(
          translate(
            regexp_replace(
              regexp_replace(
                lower(normalize(translate(raw, '´ʹʻʼ‘\`′', '’’’’’’’'), nfkd)),
                '[\\u0300-\\u036f\\u0903\\u093c\\u0640\\u064b-\\u0655\\u0670\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]', '', 'g'),
              '[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभस])', 'ं', 'g'),
            'ँॉऑॅيىكهةۃीूईऊ०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹''’',
            'ंाआेییکہہہिुइउ012345678901234567890123456789'),
          '(?<!्)ये', 'ए', 'g'),
        '(?<!्)यि', 'इ', 'g'),
      nfc)`)
    .execute(db)
}
