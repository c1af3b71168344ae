import type { Words } from '#app/lib/languages/translator'

/** What importing tables, translations and packages reports. */
export const importMessageWords: Words = {
  texts: {
    'This entry already exists': 'यह प्रविष्टि पहले से है',
    'The file must be 2MB or smaller': 'फ़ाइल अधिक से अधिक 2 MB की हो सकती है',
    'Nothing was imported. Please correct the rows below.':
      'कुछ भी आयात नहीं हुआ। कृपया नीचे की पंक्तियाँ ठीक करें।',
    'This file has already been imported. You can undo the import in Activity.':
      'यह फ़ाइल पहले ही आयात हो चुकी है। आयात को गतिविधि में वापस लिया जा सकता है।',
    'Choose an Excel or CSV file': 'Excel या CSV फ़ाइल चुनें',
    'Imported: …': 'आयात हुआ: $1',
    '…. Ignored columns: …': '$1। छोड़े गए स्तंभ: =2',
    '# new': '$1 नई',
    '# changed': '$1 में बदलाव',
    '# unchanged': '$1 पहले जैसी',
    '# refused': '$1 अस्वीकृत',
    'There is no record with this _id. Leave the cell empty to add a record.':
      'इस _id की कोई प्रविष्टि नहीं है। नई जोड़नी हो तो खाना ख़ाली छोड़ें।',
    'This _id is already used in a row above': 'यह _id ऊपर की किसी पंक्ति में आ चुका है',
    'Your account can’t change records of this department':
      'आपका खाता इस विभाग की प्रविष्टियाँ नहीं बदल सकता',
    'The row has more cells than the header row': 'पंक्ति में शीर्षक-पंक्ति से अधिक खाने हैं',
    'The file must be an Excel workbook (.xlsx), or a CSV file saved as UTF-8. In Excel, choose the type "CSV UTF-8 (Comma delimited)".':
      'फ़ाइल Excel (.xlsx) की हो, या UTF-8 में सहेजी CSV। Excel में "CSV UTF-8 (Comma delimited)" प्रकार चुनें।',
    'The file can’t be read as an Excel workbook, or is too large. Save it again as "Excel Workbook (.xlsx)" or as "CSV UTF-8".':
      'फ़ाइल Excel की तरह नहीं पढ़ी जा सकी, या बहुत बड़ी है। उसे "Excel Workbook (.xlsx)" या "CSV UTF-8" के रूप में फिर से सहेजें।',
    'Too many rows have more or fewer cells than the header row. Delete the empty lines in the file.':
      'बहुत-सी पंक्तियों में शीर्षक-पंक्ति से अधिक या कम खाने हैं। फ़ाइल की ख़ाली पंक्तियाँ मिटाएँ।',
    'Line # can’t be read: check its quotation marks': 'पंक्ति $1 नहीं पढ़ी जा सकी: उसके उद्धरण-चिह्न जाँचें',
    'The column "…" appears twice': 'स्तंभ “=1” दो बार है',
    'The file has no column "…". Its first row must contain the column names, as in the template.':
      'फ़ाइल में स्तंभ “=1” नहीं है। पहली पंक्ति में नमूने की तरह स्तंभों के नाम होने चाहिए।',
    'The file must have at most # rows': 'फ़ाइल में अधिक से अधिक $1 पंक्तियाँ हो सकती हैं',
    'The file has no rows below the header row': 'फ़ाइल में शीर्षक-पंक्ति के नीचे कोई पंक्ति नहीं है',
    'Row #, column "…": "…" is a spreadsheet error; correct the cell and save the file':
      'पंक्ति $1, स्तंभ “=2”: “=3” तालिका की त्रुटि है; खाना ठीक करके फ़ाइल सहेजें',
    'Row #, column "…": "…" was shortened by the spreadsheet; …':
      'पंक्ति $1, स्तंभ “=2”: “=3” को तालिका ने छोटा कर दिया है; $4',
    'Row #, column "…": "…" has become a number with decimals; …':
      'पंक्ति $1, स्तंभ “=2”: “=3” दशमलव वाली संख्या बन गया है; $4',
    'Row #, column "…": "…" may have lost its leading 0; if so, …':
      'पंक्ति $1, स्तंभ “=2”: “=3” के आरंभ का 0 शायद हट गया है; ऐसा हो तो $4',
    'format the column as text, enter the number again and save the file':
      'स्तंभ का प्रारूप टेक्स्ट करें, संख्या फिर से लिखें और फ़ाइल सहेजें',
    'Row #, column "…": "…" …; …': 'पंक्ति $1, स्तंभ “=2”: “=3” $4; $5',
    'isn’t a date': 'तारीख़ नहीं है',
    'is a number because its column is not formatted as a date':
      'संख्या है, क्योंकि स्तंभ का प्रारूप तारीख़ का नहीं है',
    'has an impossible month: the day comes before the month': 'में महीना ग़लत है: दिन महीने से पहले लिखें',
    'is not a real date': 'सही तारीख़ नहीं है',
    'has a two-digit year, which could be the day': 'में वर्ष दो अंकों का है, जो दिन भी हो सकता है',
    'has an impossible time': 'में समय ग़लत है',
    'write it as 14/12/2026 10:00 (day, month, year) or 2026-12-14 10:00':
      'ऐसे लिखें: 14/12/2026 10:00 (दिन, महीना, वर्ष) या 2026-12-14 10:00',

    Entry: 'प्रविष्टि',
    'This row isn’t from a downloaded file, or its entry is no longer public':
      'यह पंक्ति डाउनलोड की हुई फ़ाइल की नहीं है, या उसकी प्रविष्टि अब वेबसाइट पर नहीं है',
    'The English has changed since the file was downloaded. Download it again and translate the new text.':
      'फ़ाइल डाउनलोड करने के बाद अंग्रेज़ी बदल गई है। फिर से डाउनलोड करके नए का अनुवाद करें।',
    'Someone has changed this translation since the file was downloaded. Download it again.':
      'फ़ाइल डाउनलोड करने के बाद किसी ने यह अनुवाद बदल दिया है। फिर से डाउनलोड करें।',
    'An earlier row has the same text': 'यही ऊपर की किसी पंक्ति में भी है',
    'The English has # line, the translation #. Write one line for each.':
      'अंग्रेज़ी में $1 पंक्ति है, अनुवाद में $2। हर पंक्ति के लिए एक पंक्ति लिखें।',
    'The English has # lines, the translation #. Write one line for each.':
      'अंग्रेज़ी में $1 पंक्तियाँ हैं, अनुवाद में $2। हर पंक्ति के लिए एक पंक्ति लिखें।',

    'This import can’t be undone. Imports can be undone for # days.':
      'यह आयात वापस नहीं लिया जा सकता। आयात $1 दिन तक वापस लिया जा सकता है।',
    'This import has already been undone': 'यह आयात पहले ही वापस लिया जा चुका है',
    'Changed since the import': 'आयात के बाद बदला गया',
    'Deleted since the import': 'आयात के बाद मिटाया गया',
    'People have registered': 'लोग पंजीकरण कर चुके हैं',
    'Import undone: …': 'आयात वापस लिया गया: $1',
    '# entry deleted': '$1 प्रविष्टि मिटाई गई',
    '# entries deleted': '$1 प्रविष्टियाँ मिटाई गईं',
    '# kept': '$1 रखी गई',
    'there was nothing left to undo': 'वापस लेने को कुछ शेष नहीं था',

    'The package must be 256MB or smaller': 'पैकेज अधिक से अधिक 256 MB का हो सकता है',
    'Nothing was imported because the package has errors':
      'पैकेज में त्रुटियाँ हैं, इसलिए कुछ भी आयात नहीं हुआ',
    'This file isn’t a content package, or it’s damaged': 'यह फ़ाइल सामग्री का पैकेज नहीं है, या ख़राब है',
    'This package comes from a newer version of the website': 'यह पैकेज वेबसाइट के नए संस्करण का है',
    'Choose a package': 'पैकेज चुनें',
    'The package contains too much. Export one type of content at a time.':
      'पैकेज में बहुत अधिक सामग्री है। एक बार में एक ही प्रकार की सामग्री निर्यात करें।',
    'The package contains …, which does not belong in a package':
      'पैकेज में =1 है, जो उसमें नहीं होना चाहिए',
    'The package contains a file twice': 'पैकेज में एक फ़ाइल दो बार है',
    'The package contains a name that is not allowed: …': 'पैकेज में ऐसा नाम है जो नहीं चलेगा: =1',
    'The package is nested too deeply': 'पैकेज की रचना बहुत जटिल है',
    'The package has more than # files': 'पैकेज में $1 से अधिक फ़ाइलें हैं',
    'The package has more than # entries': 'पैकेज में $1 से अधिक प्रविष्टियाँ हैं',
    'Entry #': 'प्रविष्टि $1',
    'File #': 'फ़ाइल $1',
    'It cannot be read': 'पढ़ी नहीं जा सकी',
    'It is in the package twice': 'पैकेज में दो बार है',
    'It is larger than 1MB': '1 MB से बड़ी है',
    'It has no content': 'इसमें कोई सामग्री नहीं है',
    'It has no id': 'इसका id नहीं है',
    'It has no valid id': 'इसका सही id नहीं है',
    'There is no content type “…”': '“=1” नाम का कोई सामग्री-प्रकार नहीं है',
    'Wrong kind of value: …': 'ग़लत प्रकार का मान: $1',
    'Its translations are damaged': 'इसके अनुवाद ख़राब हैं',
    'To fix before publishing: …': 'प्रकाशित करने से पहले ठीक करें: $1',
    '… and # more to fix': '… और $2 बातें ठीक करनी हैं',
    'Unknown fields, kept: …': 'अनजान फ़ील्ड, रखे गए: =1',
    'Its id is already used by another entry on this site':
      'इसका id इस वेबसाइट की दूसरी प्रविष्टि का है',
    'It is in the trash here: restore it first': 'यहाँ यह रद्दी में है: पहले इसे वापस लाएँ',
    'Its translations aren’t imported either': 'इसके अनुवाद भी आयात नहीं होंगे',
    'Translation not imported, because this site doesn’t have its language: …':
      'अनुवाद आयात नहीं होगा, क्योंकि इस वेबसाइट में यह भाषा नहीं है: $1',
    'Already translated differently here, so not changed': 'यहाँ पहले से अलग अनुवाद है, इसलिए नहीं बदला',
    'Already translated differently here, so not changed: …':
      'यहाँ पहले से अलग अनुवाद है, इसलिए नहीं बदला: $1',
    'Their English is different here, so visitors see them in English':
      'यहाँ इनकी अंग्रेज़ी अलग है, इसलिए ये अंग्रेज़ी में दिखेंगे',
    'Their English is different here, so visitors see them in English: …':
      'यहाँ इनकी अंग्रेज़ी अलग है, इसलिए ये अंग्रेज़ी में दिखेंगे: $1',
    'It is neither a picture nor a document': 'यह न चित्र है, न दस्तावेज़',
    'It doesn’t name a file': 'इसमें फ़ाइल का नाम नहीं है',
    'It is not a type of document that we accept': 'इस प्रकार का दस्तावेज़ नहीं चलेगा',
    'Its file is not in the package': 'इसकी फ़ाइल पैकेज में नहीं है',
    'Its file has changed since the export': 'निर्यात के बाद इसकी फ़ाइल बदल गई है',
    'Its file is not a picture': 'इसकी फ़ाइल चित्र नहीं है',
    'Its file is not a document': 'इसकी फ़ाइल दस्तावेज़ नहीं है',
    'Already under “Pictures & Documents” as “…”; its name and description won’t change':
      'यह “चित्र और दस्तावेज़” में “=1” के नाम से है; इसका नाम और वर्णन नहीं बदलेगा',
    'Not under “Pictures & Documents” here: # picture or document. Choose them again':
      'यहाँ “चित्र और दस्तावेज़” में $1 फ़ाइल नहीं है। उसे फिर से चुनें',
    'Not under “Pictures & Documents” here: # pictures or documents. Choose them again':
      'यहाँ “चित्र और दस्तावेज़” में $1 फ़ाइलें नहीं हैं। उन्हें फिर से चुनें',
    'It shows people who are not listed here: …. Add them, then choose them again':
      'इसमें ऐसे व्यक्ति हैं जो यहाँ की सूची में नहीं हैं: $1। पहले उन्हें जोड़ें, फिर दोबारा चुनें',
    '# without a name': '$1 बिना नाम',
  },
  sentences: {},
}
