import type { Words } from '#app/lib/languages/translator'

/** What calls respond about entries, drafts, reviews, translations and files. */
export const contentMessageWords: Words = {
  texts: {
    'This entry doesn’t exist': 'यह प्रविष्टि नहीं है',
    'This version doesn’t exist': 'यह संस्करण नहीं है',
    'This version is no longer stored.': 'यह संस्करण अब उपलब्ध नहीं है।',
    'no longer stored': 'अब उपलब्ध नहीं',
    'Saved as a draft': 'मसौदे के रूप में सहेजा गया',
    'Created as a draft. Only staff see it until you publish.':
      'मसौदा बन गया। प्रकाशित करने तक यह केवल स्टाफ़ को दिखेगा।',
    'Published. It’s live on the website.': 'प्रकाशित हो गया। अब यह वेबसाइट पर है।',
    'Scheduled publication cancelled.': 'तय समय पर प्रकाशन रद्द हुआ।',
    'Draft discarded': 'मसौदा हटा दिया गया',
    'Restored as a draft': 'मसौदे के रूप में वापस लाया गया',
    '“…” restored as a draft': '“=1” मसौदे के रूप में वापस लाया गया',
    '“…” moved to the trash': '“=1” रद्दी में डाला गया',
    'Unpublished. Visitors no longer see it.': 'वेबसाइट से हटाया गया। अब यह किसी को नहीं दिखता।',
    'Scheduled to be unpublished': 'वेबसाइट से हटाने का समय तय हुआ',
    'It stays public until someone unpublishes it': 'जब तक कोई न हटाए, यह वेबसाइट पर रहेगा',
    'Undone. Visitors see it again.': 'वापस लिया गया। अब यह फिर वेबसाइट पर है।',
    'This can’t be published yet': 'यह अभी प्रकाशित नहीं हो सकता',
    'This can’t be published yet: …': 'यह अभी प्रकाशित नहीं हो सकता: $1',
    'This is in the trash. Restore it first.': 'यह रद्दी में है। पहले इसे वापस लाएँ।',
    'This isn’t in the trash': 'यह रद्दी में नहीं है',
    'Someone changed this in the meantime': 'इस बीच किसी ने इसे बदल दिया है',
    'Someone changed this in the meantime. Please review it again.':
      'इस बीच किसी ने इसे बदल दिया है। कृपया फिर से देख लें।',
    'Someone else changed the same fields in the meantime. Nothing has been saved yet.':
      'इस बीच किसी और ने वही फ़ील्ड बदल दिए हैं। अभी कुछ नहीं सहेजा गया।',
    'Someone changed the order in the meantime. Check it and move again.':
      'इस बीच किसी ने क्रम बदल दिया है। उसे देखकर फिर से स्थान बदलें।',
    'This was never published, so there’s no earlier version to go back to':
      'यह कभी प्रकाशित नहीं हुआ, इसलिए कोई पुराना संस्करण नहीं है',
    'No version of this was public': 'इसका कोई संस्करण वेबसाइट पर नहीं था',
    'Choose a time in the future': 'आगे का कोई समय चुनें',
    'Choose a time after publication': 'प्रकाशन के बाद का समय चुनें',
    'Choose a date and time …': '$1 की तारीख़ और समय चुनें',
    'between # and #': '$1 से $2 के बीच',
    'There’s only one of these, and it’s always public': 'यह एक ही है और हमेशा वेबसाइट पर रहता है',
    'You can’t create another entry of this type': 'इस प्रकार की दूसरी प्रविष्टि नहीं बनाई जा सकती',
    'Other pages link to this. Remove it there first.': 'दूसरे पृष्ठों पर इसके लिंक हैं। पहले वहाँ से हटाएँ।',
    '“…” already uses this address. Choose a different one.': 'यह पता “=1” का है। कोई दूसरा पता लिखें।',
    '… of a different department': 'दूसरे विभाग की प्रविष्टि ($1)',
    'One … has this …. Choose a different one for it first.':
      'एक $1 में यह $2 है। पहले उसके लिए कोई और चुनें।',
    '# … have this …. Choose a different one for them first.':
      '$1 $2 में यह $3 है। पहले उनके लिए कोई और चुनें।',
    '… was deleted. Choose another one.': '$1: चुनी हुई प्रविष्टि मिटाई जा चुकी है। दूसरी चुनें।',
    'A picture or document used here has been deleted. Remove it or choose another one.':
      'यहाँ का एक चित्र या दस्तावेज़ मिटाया जा चुका है। उसे हटाएँ या कोई दूसरा चुनें।',
    '… (deleted)': '=1 (मिटाया गया)',
    '(no access)': '(देखने का अधिकार नहीं)',
    'Already exists': 'पहले से है',
    'The item this belongs to has been deleted in the meantime':
      'यह जिसका है, उसे इस बीच मिटा दिया गया है',

    'Choose at least one entry': 'कम से कम एक प्रविष्टि चुनें',
    'Choose at most # entries at a time': 'एक बार में अधिक से अधिक $1 प्रविष्टियाँ चुनें',
    'Deleted in the meantime': 'इस बीच मिटाया जा चुका है',
    'Already published, with no unpublished changes': 'पहले से प्रकाशित है और कोई नया बदलाव नहीं है',
    'Open it to publish it; you need to confirm first':
      'प्रकाशित करने के लिए इसे खोलें; पहले पुष्टि करनी होती है',
    'It’s scheduled. Open it to publish it now.': 'इसका समय तय है। अभी प्रकाशित करने के लिए इसे खोलें।',
    'Its last day has passed, so it would go straight to the archive. Open it to change “Valid until” or publish it anyway.':
      'इसका अंतिम दिन बीत चुका है, इसलिए यह सीधे पुरानी सूचनाओं में चली जाएगी। इसे खोलकर “कब तक मान्य” बदलें या फिर भी प्रकाशित करें।',
    'Its last day (“Valid until”) is before this time, so it will go straight to the archive.':
      'इसका अंतिम दिन (“कब तक मान्य”) इस समय से पहले है, इसलिए यह सीधे पुरानी सूचनाओं में चली जाएगी।',
    'One was scheduled and is a draft now: schedule it again.':
      'एक का समय तय था; अब वह मसौदा है: उसका समय फिर से तय करें।',
    '# were scheduled and are drafts now: schedule them again.':
      '$1 का समय तय था; अब वे मसौदे हैं: उनका समय फिर से तय करें।',
    '…. One was scheduled and is a draft now: schedule it again.':
      '$1। एक का समय तय था; अब वह मसौदा है: उसका समय फिर से तय करें।',
    '…. # were scheduled and are drafts now: schedule them again.':
      '$1। $2 का समय तय था; अब वे मसौदे हैं: उनका समय फिर से तय करें।',
    'This emergency will appear at the top of every page, even on pages that are already open. Visitors can’t dismiss it.':
      'यह आपात सूचना हर पृष्ठ के ऊपर दिखेगी, खुले हुए पृष्ठों पर भी। पाठक इसे हटा नहीं सकते।',

    'Sent for review.': 'जाँच के लिए भेजा गया।',
    'Review request withdrawn. This is a draft again.':
      'जाँच का अनुरोध वापस लिया गया। यह फिर मसौदा है।',
    'Returned to the author with your note.': 'आपकी टिप्पणी के साथ लेखक को लौटाया गया।',
    'This hasn’t been sent for review': 'यह जाँच के लिए नहीं भेजा गया है',
    'A newer version has been published since this was sent for review. Open the form, check the text and publish from there.':
      'इसे जाँच के लिए भेजने के बाद नया संस्करण प्रकाशित हो चुका है। फ़ॉर्म खोलकर देख लें और वहीं से प्रकाशित करें।',
    '… has already published this': '=1 इसे पहले ही प्रकाशित कर चुके हैं',
    '… has already returned this': '=1 इसे पहले ही लौटा चुके हैं',
    '… has already withdrawn this': '=1 इसे पहले ही वापस ले चुके हैं',
    '… has already … this': '=1 इस पर पहले ही कार्रवाई कर चुके हैं',
    'Marked as up to date': 'दर्ज हुआ कि जानकारी अद्यतन है',
    'This person no longer has an account': 'इस व्यक्ति का खाता अब नहीं है',
    'Choose a review date': 'जाँच की तारीख़ चुनें',
    'Anyone with this link can read the draft for seven days':
      'इस लिंक से कोई भी सात दिन तक मसौदा पढ़ सकता है',
    'Link deleted. It no longer works.': 'लिंक मिटा दिया गया। वह अब काम नहीं करेगा।',
    'This link has expired': 'इस लिंक का समय बीत गया है',
    'You already have # preview links. Delete one, or wait for one to expire.':
      'पूर्वावलोकन के $1 लिंक पहले से हैं। कोई एक मिटाएँ, या किसी का समय बीतने दें।',
    'This page has nothing that your account can edit':
      'इस पृष्ठ पर ऐसा कुछ नहीं है जिसे आपका खाता बदल सके',

    'Published. The new fees are on the website.': 'प्रकाशित हो गया। नया शुल्क वेबसाइट पर है।',
    'Publish the course first. Its fees are saved as a draft.':
      'पहले पाठ्यक्रम प्रकाशित करें। उसका शुल्क मसौदे में सहेज लिया गया है।',
    'This course is scheduled or waiting for review. Its fees are saved as a draft.':
      'इस पाठ्यक्रम का समय तय है या यह जाँच में है। इसका शुल्क मसौदे में सहेज लिया गया है।',

    'Translation started': 'अनुवाद आरंभ हुआ',
    'The website has no pages in this language': 'इस भाषा में वेबसाइट के पृष्ठ नहीं हैं',
    'A translation can’t be translated': 'अनुवाद का अनुवाद नहीं हो सकता',
    'Unpublish the translation instead. It moves to the trash together with its English version.':
      'इसके बदले अनुवाद को वेबसाइट से हटाएँ। अंग्रेज़ी के साथ वह भी रद्दी में चला जाता है।',
    'There’s no suggestion at the moment. Try again later, or translate this text yourself.':
      'अभी कोई सुझाव नहीं है। बाद में फिर प्रयास करें, या स्वयं अनुवाद करें।',
    'Texts with links or bold words can’t be suggested. Translate this one yourself.':
      'जिसमें लिंक या मोटे अक्षर हों, उसका सुझाव नहीं मिल सकता। इसका अनुवाद स्वयं करें।',
    'English has changed': 'अंग्रेज़ी बदली है',
    'Not translated': 'अनुवाद नहीं हुआ',
    'Partly translated': 'आंशिक अनुवाद',
    Complete: 'पूरा',
    'Check the machine translation, then confirm it': 'मशीन का अनुवाद जाँचें, फिर उसकी पुष्टि करें',
    '… must be a translation': '$1: अनुवाद मान्य नहीं है',

    'This picture or document doesn’t exist': 'यह चित्र या दस्तावेज़ नहीं है',
    'This earlier file doesn’t exist': 'यह पुरानी फ़ाइल नहीं है',
    'File uploaded': 'फ़ाइल अपलोड हो गई',
    'Replaced. The new file now appears everywhere it’s used.':
      'बदल दी गई। अब हर जगह नई फ़ाइल दिखती है।',
    'This is still in use. Remove it from these pages first.':
      'यह अभी काम में है। पहले इन पृष्ठों से हटाएँ।',
    'This belongs to someone else or appears where your account can’t publish. Ask a publisher to change it.':
      'यह किसी और का है, या ऐसी जगह दिखता है जहाँ आपका खाता प्रकाशित नहीं कर सकता। किसी प्रकाशक से बदलने को कहें।',
    'This is part of a review request. Withdraw the request first, or ask a publisher to change it.':
      'यह जाँच के अनुरोध में शामिल है। पहले अनुरोध वापस लें, या किसी प्रकाशक से बदलने को कहें।',
    'You can upload up to # files or 2 GB in 24 hours. Try again later.':
      '24 घंटे में $1 फ़ाइलें या 2 GB तक अपलोड कर सकते हैं। बाद में फिर प्रयास करें।',
    'It already has a description. Open it to change it.': 'इसका वर्णन पहले से है। बदलने के लिए इसे खोलें।',
    'Only pictures have a description': 'वर्णन केवल चित्रों का होता है',
    'Most recently changed first': 'हाल में बदले पहले',
    'Largest first': 'बड़े पहले',
    'Not used': 'काम में नहीं',
    Used: 'काम में',
    'File must be 25MB or smaller': 'फ़ाइल अधिक से अधिक 25 MB की हो सकती है',
    'This file type isn’t supported. Choose a PDF document or a … picture':
      'इस प्रकार की फ़ाइल नहीं चलेगी। PDF दस्तावेज़ या $1 चित्र चुनें',
    'This file type isn’t supported. We accept … as documents':
      'इस प्रकार की फ़ाइल नहीं चलेगी। दस्तावेज़ के रूप में $1 चलेंगे',
    'This file type isn’t supported. Choose a … picture': 'इस प्रकार की फ़ाइल नहीं चलेगी। $1 चित्र चुनें',
    'PDF files and JPG, PNG or WebP pictures': 'PDF फ़ाइलें और JPG, PNG या WebP चित्र',
    'The focal point must be inside the picture': 'मुख्य बिंदु चित्र के भीतर होना चाहिए',
    'Name can’t contain slashes': 'नाम में / या \\ नहीं हो सकता',
    'Choose a language from the list': 'सूची में से भाषा चुनें',
  },
  sentences: {},
}
