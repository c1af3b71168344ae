import type { Words } from '#app/lib/languages/translator'

/** The check-in page on a phone at the door, and its view in the panel. */
export const checkInWords: Words = {
  texts: {
    'Check-in': 'प्रवेश-जाँच',
    'Check-in needs JavaScript.': 'प्रवेश-जाँच के लिए JavaScript चाहिए।',
    'Open this page on the phone you’ll scan tickets with, while you’re online. It then works offline for hours.':
      'जिस फ़ोन से टिकट स्कैन करेंगे, उस पर यह पृष्ठ इंटरनेट चालू रहते खोलें। फिर यह घंटों तक इंटरनेट के बिना भी काम करता है।',
    'Sign in on the phone, open the page and choose the event.':
      'फ़ोन पर लॉग इन करें, पृष्ठ खोलें और कार्यक्रम चुनें।',
    'Wait until the page says that it works offline.':
      'तब तक रुकें जब तक पृष्ठ न बताए कि वह इंटरनेट के बिना काम करता है।',
    'Scan tickets, or enter a code or name. You can use several phones at once.':
      'टिकट स्कैन करें, या कोड अथवा नाम लिखें। एक साथ कई फ़ोन काम में ले सकते हैं।',
    'When you’re done, choose “Finish on this phone” to remove the guest list from it.':
      'काम पूरा होने पर “इस फ़ोन पर काम समाप्त करें” चुनें, ताकि पंजीकरण-सूची फ़ोन से हट जाए।',
    'Open check-in': 'प्रवेश-जाँच खोलें',
    'Your account can’t check people in. Ask an owner to change your role.':
      'आपके खाते को प्रवेश-जाँच का अधिकार नहीं है। किसी स्वामी से अपनी भूमिका बदलने को कहें।',
    'Sign in to check people in': 'प्रवेश-जाँच के लिए लॉग इन करें',

    'Choose an event': 'कार्यक्रम चुनें',
    'Loading events...': 'कार्यक्रम खुल रहे हैं...',
    'Loading guest list...': 'पंजीकरण-सूची खुल रही है...',
    'The latest lists could not be loaded': 'नई सूचियाँ नहीं खुल सकीं',
    'The guest list could not be loaded. Check your connection.':
      'पंजीकरण-सूची नहीं खुल सकी। इंटरनेट जाँचें।',
    '…. You can use the lists saved on this phone.': '$1। इस फ़ोन पर सहेजी गई सूचियाँ काम में ले सकते हैं।',
    '…. No lists are saved on this phone yet.': '$1। इस फ़ोन पर अभी कोई सूची सहेजी हुई नहीं है।',
    'No events yesterday, today or tomorrow.': 'कल, आज और आने वाले कल कोई कार्यक्रम नहीं है।',
    '# checked in, no registrations': '$1 उपस्थित, कोई पंजीकरण नहीं',
    '# of # checked in': '$2 में से $1 उपस्थित',
    '# walk-in': '$1 बिना पंजीकरण',
    '# walk-ins': '$1 बिना पंजीकरण',
    cancelled: 'रद्द',
    postponed: 'स्थगित',

    'Preparing this page for offline use...': 'यह पृष्ठ इंटरनेट के बिना चलाने के लिए तैयार हो रहा है...',
    'This page works offline on this phone.': 'यह पृष्ठ इस फ़ोन पर इंटरनेट के बिना काम करता है।',
    'This page works offline on this phone. If the phone runs out of storage, the browser may delete it together with unsent scans. Keep some storage free and go online soon.':
      'यह पृष्ठ इस फ़ोन पर इंटरनेट के बिना काम करता है। फ़ोन में जगह भर जाने पर ब्राउज़र इसे बिना भेजे स्कैन के साथ मिटा सकता है। कुछ जगह ख़ाली रखें और शीघ्र इंटरनेट चालू करें।',
    'This browser can’t store the page. Don’t close or reload it while you’re offline.':
      'यह ब्राउज़र पृष्ठ को सहेज नहीं सकता। इंटरनेट न होने पर इसे बंद न करें और फिर से न खोलें।',
    'Name this phone': 'इस फ़ोन का नाम',
    'Shown next to each scan, for example “Main gate”.': 'हर स्कैन के साथ दिखता है, जैसे “मुख्य द्वार”।',
    'Finish on this phone': 'इस फ़ोन पर काम समाप्त करें',
    'Finish on this phone?': 'इस फ़ोन पर काम समाप्त करें?',
    Finish: 'समाप्त करें',
    'This removes the guest lists from this phone and signs you out.':
      'इससे पंजीकरण-सूचियाँ इस फ़ोन से हट जाएँगी और आप लॉग आउट हो जाएँगे।',
    'One scan has not been sent yet and will be sent the next time someone signs in on this page.':
      'एक स्कैन अभी नहीं भेजा गया है; अगली बार इस पृष्ठ पर किसी के लॉग इन करने पर भेजा जाएगा।',
    '# scans have not been sent yet and will be sent the next time someone signs in on this page.':
      '$1 स्कैन अभी नहीं भेजे गए हैं; अगली बार इस पृष्ठ पर किसी के लॉग इन करने पर भेजे जाएँगे।',

    'Opening check-in...': 'प्रवेश-जाँच खुल रही है...',
    'Other events': 'अन्य कार्यक्रम',
    Offline: 'इंटरनेट नहीं है',
    'Signed out': 'आप लॉग आउट हैं',
    'This account can’t check people in': 'इस खाते को प्रवेश-जाँच का अधिकार नहीं है',
    'This event was deleted': 'यह कार्यक्रम मिटा दिया गया है',
    'All scans sent': 'सभी स्कैन भेज दिए गए',
    '# scan to send': '$1 स्कैन भेजना शेष',
    '# scans to send': '$1 स्कैन भेजना शेष',
    '…. # scan not sent yet': '$1। $2 स्कैन भेजना शेष',
    '…. # scans not sent yet': '$1। $2 स्कैन भेजना शेष',
    'Keep scanning: scans are saved on this phone. When you have internet again, open this page and wait until it says “All scans sent”.':
      'स्कैन करते रहें: स्कैन इस फ़ोन पर सहेजे जा रहे हैं। इंटरनेट आने पर यह पृष्ठ खोलें और “सभी स्कैन भेज दिए गए” दिखने तक रुकें।',
    'This event was moved. New date: …': 'इस कार्यक्रम का समय बदल गया है। नई तारीख़: $1',
    'This event was cancelled.': 'यह कार्यक्रम रद्द हो गया है।',
    'This event was postponed.': 'यह कार्यक्रम स्थगित हो गया है।',
    'Sign in to send your scans': 'स्कैन भेजने के लिए लॉग इन करें',
    'Nothing is lost. You can keep scanning in the meantime.':
      'कुछ भी नहीं खोया है। तब तक आप स्कैन करते रह सकते हैं।',
    'The last scan could not be saved. Free up storage on this phone or use another one.':
      'पिछला स्कैन नहीं सहेजा जा सका। इस फ़ोन में जगह ख़ाली करें या दूसरा फ़ोन लें।',

    'Scan a ticket, or enter a code or name.': 'टिकट स्कैन करें, या कोड अथवा नाम लिखें।',
    'Let in': 'प्रवेश दें',
    'From the waiting list, using an empty seat.': 'प्रतीक्षा सूची से, ख़ाली सीट पर।',
    'Registered. Found by name, ticket not checked.': 'पंजीकृत। नाम से मिला, टिकट नहीं जाँचा गया।',
    'The ticket is valid.': 'टिकट मान्य है।',
    'The ticket is valid. They registered after this list was loaded.':
      'टिकट मान्य है। पंजीकरण यह सूची खुलने के बाद हुआ।',
    'Added as a walk-in.': 'बिना पंजीकरण आए व्यक्ति के रूप में जोड़ा गया।',
    'Registered with this email address, so not counted as a walk-in.':
      'इस ईमेल से पंजीकरण है, इसलिए बिना पंजीकरण आए लोगों में नहीं गिना गया।',
    'Already in': 'प्रवेश हो चुका है',
    'Checked in at [date], …': 'उपस्थित: $1, =2',
    'Checked in at [date], ….': 'उपस्थिति $1 पर दर्ज हुई (=2)।',
    'On the waiting list': 'प्रतीक्षा सूची में',
    'No seat yet, but some registered guests haven’t arrived.':
      'अभी सीट नहीं है, पर कुछ पंजीकृत लोग नहीं आए हैं।',
    'No seat has come free for this ticket.': 'इस टिकट के लिए कोई सीट ख़ाली नहीं हुई।',
    Undone: 'वापस लिया गया',
    'They are no longer checked in.': 'इनकी उपस्थिति हटा दी गई है।',
    'Not registered': 'पंजीकरण नहीं है',
    'Their registration was cancelled.': 'इनका पंजीकरण रद्द हो चुका है।',
    'Wrong event': 'दूसरा कार्यक्रम',
    'This ticket is for a different event.': 'यह टिकट किसी और कार्यक्रम का है।',
    'Not valid': 'मान्य नहीं',
    'This ticket was not issued by the college.': 'यह टिकट महाविद्यालय ने नहीं दिया है।',
    'Not a ticket': 'टिकट नहीं है',
    'This QR code is not a ticket.': 'यह QR कोड टिकट नहीं है।',
    'Nobody with this name has registered.': 'इस नाम से किसी का पंजीकरण नहीं है।',
    'No ticket has this code. Search by name instead.': 'इस कोड का कोई टिकट नहीं है। नाम से खोजें।',
    'Let … in anyway': 'फिर भी प्रवेश दें: =1',
    'Undo check-in of …': 'उपस्थिति वापस लें: =1',
    'Undo check-in': 'उपस्थिति वापस लें',
    'Undo check-in of': 'उपस्थिति वापस लें',

    'Camera off': 'कैमरा बंद है',
    'Starting the camera...': 'कैमरा चालू हो रहा है...',
    'Point the camera at the QR code on the ticket.': 'कैमरा टिकट के QR कोड के सामने रखें।',
    'The camera is blocked. Allow it for this page in your browser, or enter the codes.':
      'कैमरे की अनुमति नहीं है। ब्राउज़र में इस पृष्ठ के लिए अनुमति दें, या कोड लिखें।',
    'No camera found. Enter the codes instead.': 'कैमरा नहीं मिला। कोड लिखें।',
    'The ticket scanner has not been loaded yet. Enter the codes, or turn the camera on when you’re online.':
      'टिकट स्कैनर अभी नहीं खुला है। कोड लिखें, या इंटरनेट होने पर कैमरा चालू करें।',
    'Turn camera off': 'कैमरा बंद करें',
    'Turn camera on': 'कैमरा चालू करें',

    'Code or name': 'कोड या नाम',
    'People with this name': 'इस नाम के व्यक्ति',
    'Add another … as a walk-in': 'इस नाम का एक और व्यक्ति जोड़ें: =1',
    'Add … as a walk-in': 'बिना पंजीकरण जोड़ें: =1',
    'Waiting list': 'प्रतीक्षा सूची',
    'Registration cancelled': 'पंजीकरण रद्द',
    'All # seats are taken.': 'सभी $1 सीटें भर चुकी हैं।',
    'Add walk-in': 'बिना पंजीकरण आए व्यक्ति को जोड़ें',
    'Adding...': 'जोड़ा जा रहा है...',
    'Used only for this event': 'केवल इस कार्यक्रम के लिए',
    'Enter a valid email address or leave it empty': 'सही ईमेल पता लिखें या ख़ाली छोड़ दें',

    '# scan problem': 'स्कैन में $1 गड़बड़ी',
    '# scan problems': 'स्कैन में $1 गड़बड़ियाँ',
    'Scanned twice': 'दो बार स्कैन',
    'Scanned twice: …': 'दो बार स्कैन: $1',
    'Let in without a seat: …': 'सीट के बिना प्रवेश: $1',
    'Let in with a deleted ticket: …': 'मिटाए गए टिकट से प्रवेश: $1',
    'someone not on this list': 'इस सूची में नहीं',
    'name unknown': 'नाम ज्ञात नहीं',
    'First scan [date], …; second scan [date], …': 'पहला स्कैन $1, =2; दूसरा स्कैन $3, =4',
    '[date], Phone …': '$1, Phone =2',
  },
  sentences: {},
}
