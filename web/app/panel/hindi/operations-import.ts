import type { Words } from '#app/lib/languages/translator'

/** Import and export of tables, of all website texts, and of translations. */
export const importWords: Words = {
  texts: {
    '# row': '$1 पंक्ति',
    '# rows': '$1 पंक्तियाँ',
    'Choose a table': 'तालिका चुनें',
    '1. Download a table': '1. तालिका डाउनलोड करें',
    'Export all …': 'सभी $1 निर्यात करें',
    'all … you can export': 'आपके अधिकार में आने वाले सभी $1 की सूची',
    'Download template': 'ख़ाली तालिका डाउनलोड करें',
    'To change existing entries': 'पुरानी प्रविष्टियाँ बदलने के लिए',
    'To add new entries': 'नई प्रविष्टियाँ जोड़ने के लिए',
    'Tables don’t include pictures. Existing pictures stay; add new ones to each entry separately.':
      'तालिकाओं में चित्र नहीं होते। पुराने चित्र बने रहते हैं; नए चित्र हर प्रविष्टि में अलग से जोड़ें।',
    '2. Upload your table': '2. अपनी तालिका अपलोड करें',
    'Save your table as “Excel Workbook (.xlsx)” or “CSV UTF-8” and choose the file here. In a workbook, only the first sheet is read. You can review all changes before anything is imported.':
      'तालिका को “Excel Workbook (.xlsx)” या “CSV UTF-8” के रूप में सहेजें और फ़ाइल यहाँ चुनें। Excel फ़ाइल की केवल पहली शीट पढ़ी जाती है। आयात से पहले सभी बदलाव देखे जा सकते हैं।',
    'Excel or CSV file': 'Excel या CSV फ़ाइल',
    'Choose a file': 'फ़ाइल चुनें',
    'Choose another file': 'दूसरी फ़ाइल चुनें',
    'Checking file...': 'फ़ाइल जाँची जा रही है...',
    'The file could not be read. Please choose it again.': 'फ़ाइल नहीं पढ़ी जा सकी। कृपया उसे फिर से चुनें।',
    'Failed to check the file. Please try again.': 'फ़ाइल नहीं जाँची जा सकी। कृपया फिर से प्रयास करें।',
    'Failed to import the file. Please try again.': 'फ़ाइल आयात नहीं हो सकी। कृपया फिर से प्रयास करें।',

    '3. Review the changes': '3. बदलाव देखें',
    '# row must be corrected before you can import. Correct your file, save it and choose it again.':
      'आयात से पहले $1 पंक्ति ठीक करनी होगी। फ़ाइल ठीक करके सहेजें और फिर से चुनें।',
    '# rows must be corrected before you can import. Correct your file, save it and choose it again.':
      'आयात से पहले $1 पंक्तियाँ ठीक करनी होंगी। फ़ाइल ठीक करके सहेजें और फिर से चुनें।',
    'Nothing to import: all rows in the file match the current data.':
      'आयात के लिए कुछ नहीं है: फ़ाइल की सभी पंक्तियाँ पहले से ऐसी ही हैं।',
    'Nothing to import: the file has no rows below the header.':
      'आयात के लिए कुछ नहीं है: शीर्षक के नीचे कोई पंक्ति नहीं है।',
    '…. Nothing has been imported yet.': '$1। अभी कुछ आयात नहीं हुआ है।',
    '# row will be added': '$1 पंक्ति जुड़ेगी',
    '# rows will be added': '$1 पंक्तियाँ जुड़ेंगी',
    '# row will be changed': '$1 पंक्ति बदलेगी',
    '# rows will be changed': '$1 पंक्तियाँ बदलेंगी',
    '# row will stay unchanged': '$1 पंक्ति वैसी ही रहेगी',
    '# rows will stay unchanged': '$1 पंक्तियाँ वैसी ही रहेंगी',
    '# row repeats an existing entry and would add it again. To change existing entries, export them and keep the column “_id”.':
      '$1 पंक्ति किसी पुरानी प्रविष्टि को दोहराती है और उसे फिर से जोड़ देगी। पुरानी प्रविष्टियाँ बदलने के लिए उन्हें निर्यात करें और स्तंभ “_id” बना रहने दें।',
    '# rows repeat existing entries and would add them again. To change existing entries, export them and keep the column “_id”.':
      '$1 पंक्तियाँ पुरानी प्रविष्टियों को दोहराती हैं और उन्हें फिर से जोड़ देंगी। पुरानी प्रविष्टियाँ बदलने के लिए उन्हें निर्यात करें और स्तंभ “_id” बना रहने दें।',
    'Import …': '$1 आयात करें',
    'Importing...': 'आयात हो रहा है...',
    'Result for each row': 'हर पंक्ति का विवरण',
    'Rows to show': 'कौन-सी पंक्तियाँ दिखें',
    'All rows': 'सभी पंक्तियाँ',
    Line: 'पंक्ति',
    'Result@th': 'स्थिति',
    Problems: 'त्रुटियाँ',
    'Needs correction': 'सुधार चाहिए',
    Changed: 'बदली हुई',
    Unchanged: 'नहीं बदला',
    'Show more rows (… left)': 'और पंक्तियाँ दिखाएँ ($1 शेष)',

    'Export all website texts': 'वेबसाइट की सारी सामग्री निर्यात करें',
    'Download everything under Website and Notices in one file, including drafts, translations, and the pictures and documents used.':
      '“वेबसाइट” और “सूचनाएँ” का सब कुछ एक फ़ाइल में डाउनलोड करें, मसौदों, अनुवादों, और काम में आए चित्रों और दस्तावेज़ों सहित।',
    'unpublished drafts': 'अप्रकाशित मसौदों की सामग्री',
    'Export website': 'वेबसाइट निर्यात करें',
    'Import website texts': 'वेबसाइट की सामग्री आयात करें',
    'Choose an exported file. You can review all changes before they are imported as drafts, together with any missing pictures and documents. Translations that are up to date here stay as they are. Visitors see nothing until you publish.':
      'निर्यात की गई फ़ाइल चुनें। मसौदों के रूप में आयात से पहले सभी बदलाव देखे जा सकते हैं; जो चित्र और दस्तावेज़ यहाँ नहीं हैं, वे भी आएँगे। यहाँ के ताज़ा अनुवाद वैसे ही रहेंगे। प्रकाशित करने तक वेबसाइट पर कुछ नहीं बदलेगा।',
    'Exported file (.tar)': 'निर्यात की गई फ़ाइल (.tar)',
    'Review the changes': 'बदलाव देखें',
    'Can’t be imported': 'आयात नहीं हो सकती',
    'Import as drafts': 'मसौदों के रूप में आयात करें',
    '…. Nothing has been changed yet.': '$1। अभी कुछ नहीं बदला है।',
    '…. Nothing to import: everything is already here.':
      '$1। आयात के लिए कुछ नहीं है: सब कुछ पहले से यहाँ है।',
    '…. Nothing can be imported because an entry has problems.':
      '$1। कुछ आयात नहीं हो सकता, क्योंकि एक प्रविष्टि में त्रुटियाँ हैं।',
    '…. Nothing can be imported because # entries have problems.':
      '$1। कुछ आयात नहीं हो सकता, क्योंकि $2 प्रविष्टियों में त्रुटियाँ हैं।',
    '… and … more': '=1 और =2',
    'Imported as drafts: …': 'मसौदों के रूप में आयात: $1',

    'Translate in Excel': 'Excel में अनुवाद करें',
    '1. Download the texts': '1. सामग्री डाउनलोड करें',
    'The file has one row for each text in the list as it is now. Fill in the column next to the English. If the English has several lines, write the same number of lines. Texts with links or bold words aren’t in the file; translate those here.':
      'फ़ाइल में अभी की सूची के हर पाठ की एक पंक्ति है। अंग्रेज़ी के पास वाला स्तंभ भरें। अंग्रेज़ी में कई पंक्तियाँ हों तो उतनी ही पंक्तियाँ लिखें। लिंक या मोटे अक्षरों वाले पाठ फ़ाइल में नहीं हैं; उनका अनुवाद यहीं करें।',
    'Download for Excel': 'Excel के लिए डाउनलोड करें',
    '2. Upload your translations': '2. अपने अनुवाद अपलोड करें',
    'Everything is imported as drafts, so you can check it before you publish. Rows whose English has changed since the download are left out.':
      'सब कुछ मसौदों के रूप में आयात होता है, ताकि प्रकाशित करने से पहले जाँच सकें। डाउनलोड के बाद जिन पंक्तियों की अंग्रेज़ी बदल गई, वे छोड़ दी जाती हैं।',
    'Import … as drafts': '$1 मसौदों के रूप में आयात करें',
    '# row will be imported': '$1 पंक्ति आयात होगी',
    '# rows will be imported': '$1 पंक्तियाँ आयात होंगी',
    '# row will be left out': '$1 पंक्ति छोड़ी जाएगी',
    '# rows will be left out': '$1 पंक्तियाँ छोड़ी जाएँगी',
  },
  sentences: {
    '…|, export them and edit the table. Don’t change the column|…|: it links each row to its entry.':
      '$1 उन्हें निर्यात करें और तालिका में बदलें। स्तंभ $2 न बदलें: उसी से हर पंक्ति अपनी प्रविष्टि से जुड़ी है।',
    '…|, fill in the template, one row per entry. Replace the example row.':
      '$1 ख़ाली तालिका भरें, हर प्रविष्टि की एक पंक्ति। उदाहरण की पंक्ति की जगह अपनी लिखें।',
    'Dates are in college time (|…|), day before month: 14/12/2026 10:00, 14-12-2026 10:00 AM or 2026-12-14 10:00.':
      'तारीख़ें महाविद्यालय के समय (=1) में हैं, महीने से पहले दिन: 14/12/2026 10:00, 14-12-2026 10:00 AM या 2026-12-14 10:00।',
  },
}
