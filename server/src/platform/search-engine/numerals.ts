/** As `foldText` writes them; the first is 1. */
const waysToWrite = [
  'i 1st first प्रथम पहला पहली पहले',
  'ii 2nd second द्वितीय दूसरा दूसरी दूसरे',
  'iii 3rd third तृतीय तीसरा तीसरी तीसरे',
  'iv 4th fourth चतुर्थ चौथा चौथी चौथे',
  'v 5th fifth पंचम पांचवां पांचवीं पांचवें',
  'vi 6th sixth षष्ठ षष्ठम छठा छठी छठे',
  'vii 7th seventh सप्तम सातवां सातवीं सातवें',
  'viii 8th eighth अष्टम आठवां आठवीं आठवें',
  'ix 9th ninth नवम नौवां नौवीं नौवें',
  'x 10th tenth दशम दसवां दसवीं दसवें',
]

const digits = new Map(
  waysToWrite.flatMap((ways, index) => ways.split(' ').map((way) => [way, `${index + 1}`])),
)

const none: readonly string[] = []

/** `1` for `I`, `1st`, `first` and `प्रथम`. */
export function numbersIn(word: string): readonly string[] {
  const digit = digits.get(word)
  return digit === undefined ? none : [digit]
}
