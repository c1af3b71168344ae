import type { HindiTexts } from './hindi-texts.ts'

export const privacyInHindi: HindiTexts = {
  'Nov 30, 2026': '30 नवंबर 2026',
  'Your student account': 'आपका विद्यार्थी खाता',
  'Full name, email, mobile number and photo, as you give them, and whether the email is verified. We store only a hash of your password, which can’t be turned back into the password. If you continue with another account, such as Google, your name and email come from there, and we keep the number that company knows you by. For each passkey that you add, we keep its name, the public half of its key and when you last used it; your fingerprint or face never leaves your device.':
    'पूरा नाम, ईमेल, मोबाइल नंबर और फ़ोटो, जैसे आपने दिए, और ईमेल सत्यापित है या नहीं। पासवर्ड का हम केवल हैश रखते हैं, जिससे पासवर्ड वापस नहीं निकाला जा सकता। Google जैसे किसी और खाते से आगे बढ़ें, तो नाम और ईमेल वहाँ से आते हैं, और हम वह संख्या रखते हैं जिससे वह कंपनी आपको पहचानती है। हर पासकी के लिए हम उसका नाम, उसकी कुंजी का सार्वजनिक भाग और उसके पिछले उपयोग का समय रखते हैं; आपकी उँगली की छाप या चेहरे की जानकारी आपके डिवाइस से बाहर नहीं जाती।',
  'Until you delete the account on your account page. Then everything is deleted at once, including your sessions and any email waiting to be sent to you. An account whose email is never verified is deleted after {unverifiedAccountDays} days, unless somebody is still signed in to it.':
    'जब तक आप खाते के पृष्ठ पर खाता न मिटाएँ। मिटाते ही सब कुछ मिट जाता है, आपके सत्र और आपको भेजे जाने वाले ईमेल भी। जिस खाते का ईमेल सत्यापित न हो, वह {unverifiedAccountDays} दिन बाद मिटा दिया जाता है, यदि उस समय वह कहीं लॉग इन न हो।',
  'Where you are signed in': 'आप कहाँ लॉग इन हैं',
  'For each browser: when you signed in, when you were last seen, and how the browser identifies itself, so that you can check on your account page that it was you.':
    'हर ब्राउज़र के लिए: आपने कब लॉग इन किया, पिछली बार कब आए, और ब्राउज़र अपनी क्या पहचान बताता है, ताकि आप खाते के पृष्ठ पर देख सकें कि वह आप ही थे।',
  'Until you log out or have not visited for {sessionIdleDays} days, and for {sessionDays} days at the longest.':
    'जब तक आप लॉग आउट न करें या {sessionIdleDays} दिन तक न आएँ, और अधिक से अधिक {sessionDays} दिन।',
  'Networks you have signed in from': 'जिन नेटवर्क से आपने लॉग इन किया',
  'The networks, as keyed hashes, and when you last signed in from each. They let you sign in from there even while somebody elsewhere is trying to guess your password.':
    'नेटवर्क, गुप्त कुंजी वाले हैश के रूप में, और हर एक से पिछली बार लॉग इन का समय। इनसे आप वहाँ से तब भी लॉग इन कर पाते हैं जब कहीं और कोई आपके पासवर्ड का अनुमान लगा रहा हो।',
  'For {knownNetworkDays} days after you last signed in there.':
    'वहाँ से पिछले लॉग इन के बाद {knownNetworkDays} दिन तक।',
  'Codes and links by email': 'ईमेल से भेजे कोड और लिंक',
  'The code that verifies your email and the link that resets your password, as hashes.':
    'ईमेल सत्यापित करने का कोड और पासवर्ड बदलने का लिंक, हैश के रूप में।',
  'The code works for {codeMinutes} minutes, the link for {resetMinutes} minutes. The hashes are deleted {overHours} hours later.':
    'कोड {codeMinutes} मिनट और लिंक {resetMinutes} मिनट तक चलता है। हैश उसके {overHours} घंटे बाद मिटा दिए जाते हैं।',
  'Messages to the office': 'कार्यालय को संदेश',
  'Name, email, phone, subject and message, when it was sent, and the course or event that it is about. A copy is emailed to the office. Messages that look like spam are set aside and not emailed.':
    'नाम, ईमेल, फ़ोन, विषय और संदेश, भेजने का समय, और वह पाठ्यक्रम या कार्यक्रम जिसके बारे में है। एक प्रति कार्यालय को ईमेल होती है। जो संदेश स्पैम लगते हैं, वे अलग रखे जाते हैं और ईमेल नहीं होते।',
  'Until the office deletes it, or for the number of months the college has set for all messages, whichever is shorter. After that, the record of what administrators did keeps the sender’s name, but nothing of the message.':
    'जब तक कार्यालय उसे न हटाए, या सभी संदेशों के लिए महाविद्यालय के तय महीनों तक, जो भी पहले हो। इसके बाद प्रशासकों के काम के रिकॉर्ड में भेजने वाले का नाम रहता है, संदेश का कुछ भी नहीं।',
  'Notices by email': 'ईमेल से सूचनाएँ',
  'The email address that you want notices sent to, which categories and departments you chose and how often, when you asked and confirmed, and how many emails in a row bounced.':
    'वह ईमेल पता जिस पर आप सूचनाएँ चाहते हैं, चुनी हुई श्रेणियाँ और विभाग, कितनी बार भेजना है, आपने कब अनुरोध किया और कब पुष्टि की, और लगातार कितने ईमेल लौट आए।',
  'Until you unsubscribe, with the link in each email or on your account page. An address that nobody confirms is deleted after {pendingSubscriptionDays} days; one whose emails bounce three times in a row is deleted at once.':
    'जब तक आप सदस्यता समाप्त न करें, हर ईमेल के लिंक से या खाते के पृष्ठ पर। जिस पते की पुष्टि न हो, वह {pendingSubscriptionDays} दिन बाद हटा दिया जाता है; जिसके ईमेल लगातार तीन बार लौट आएँ, वह तुरंत।',
  'Events that you register for': 'जिन कार्यक्रमों के लिए आप पंजीकरण करते हैं',
  'Name, email address, when you registered, your place in the queue, the outcome, what you answered and agreed to, and the reason if staff removed you. The front office and the department of the event can see it and can download the list as a file; each download is recorded.':
    'नाम, ईमेल पता, पंजीकरण का समय, क़तार में आपका क्रम, क्या निर्णय हुआ, आपके उत्तर और सहमतियाँ, और कर्मचारियों ने नाम हटाया हो तो उसका कारण। स्वागत कार्यालय और कार्यक्रम का विभाग इसे देख सकते हैं और सूची डाउनलोड कर सकते हैं; हर डाउनलोड दर्ज होता है।',
  'For {registrationMonths} months after the event, or as long as the college has set instead; for a postponed event, until it has taken place or is cancelled. If you delete your account, it is deleted at once and your place is offered to the next person. We keep how many took part, without names. An address that nobody confirms is deleted after {pendingRegistrationDays} days.':
    'कार्यक्रम के बाद {registrationMonths} महीने, या जितना समय महाविद्यालय ने तय किया हो; स्थगित कार्यक्रम के लिए, जब तक वह हो न जाए या रद्द न हो। आप खाता मिटाएँ तो यह तुरंत मिट जाता है और आपकी सीट अगले व्यक्ति को दी जाती है। हम केवल यह रखते हैं कि कितने लोग आए, नाम नहीं। जिस पते की पुष्टि न हो, वह {pendingRegistrationDays} दिन बाद हटा दिया जाता है।',
  'Events that you come to': 'जिन कार्यक्रमों में आप आते हैं',
  'When you were checked in, at which door and by whom. If you come without a registration, your name is recorded, and your email if you give it. For a certificate of attendance: your name, the event and the day, and a code. Anyone you give the code to can check the certificate on this website.':
    'आपका प्रवेश कब, किस द्वार पर और किसने दर्ज किया। बिना पंजीकरण आएँ तो आपका नाम, और आप दें तो ईमेल भी। उपस्थिति प्रमाण-पत्र के लिए: आपका नाम, कार्यक्रम, दिन और एक कोड। आप जिसे कोड दें, वह इस वेबसाइट पर प्रमाण-पत्र जाँच सकता है।',
  'For {attendanceMonths} months after the event, or as long as the college has set instead. Records with your account’s email are deleted with the account. We keep how many came, without names, and the code then belongs to a certificate without a name.':
    'कार्यक्रम के बाद {attendanceMonths} महीने, या जितना समय महाविद्यालय ने तय किया हो। आपके खाते के ईमेल वाले रिकॉर्ड खाते के साथ मिट जाते हैं। हम केवल यह रखते हैं कि कितने लोग आए, नाम नहीं; उसके बाद कोड वाले प्रमाण-पत्र पर नाम नहीं रहता।',
  'Email to you': 'आपको भेजे जाने वाले ईमेल',
  'Email that the website has written to you but not yet sent.':
    'वे ईमेल जो वेबसाइट ने आपके लिए लिखे, पर अभी भेजे नहीं।',
  'Until it is sent, for {mailDays} days at most. The website keeps no copy.':
    'भेजे जाने तक, अधिक से अधिक {mailDays} दिन। वेबसाइट कोई प्रति नहीं रखती।',
  'Too many attempts': 'बहुत अधिक प्रयास',
  'How often a network or an email address has tried to sign in, register, request an email or write to the office. This is how we stop guessing and spam.':
    'किसी नेटवर्क या ईमेल पते ने कितनी बार लॉग इन, पंजीकरण, ईमेल का अनुरोध या कार्यालय को लिखने का प्रयास किया। इसी से हम पासवर्ड का अनुमान लगाना और स्पैम रोकते हैं।',
  'For about {attemptHours} hours.': 'लगभग {attemptHours} घंटे।',
  'The server log': 'सर्वर लॉग',
  'Which requests changed something or failed, such as a rejected login, and from which network address. It contains no names, email addresses, messages or passwords.':
    'किन अनुरोधों से कुछ बदला या कौन-से विफल हुए, जैसे अस्वीकृत लॉग इन, और किस नेटवर्क पते से। इसमें नाम, ईमेल पते, संदेश या पासवर्ड नहीं होते।',
  'For {logDays} days.': '{logDays} दिन।',
  Backups: 'बैकअप',
  'A copy of the accounts, the messages and the photos is made every night, so that nothing is lost if a machine fails. It contains no sessions, codes or waiting email.':
    'हर रात खातों, संदेशों और फ़ोटो की प्रति बनती है, ताकि मशीन ख़राब होने पर कुछ न खोए। इसमें सत्र, कोड या भेजे जाने वाले ईमेल नहीं होते।',
  'For {backupDays} days. Anything you delete stays in older backups until then.':
    '{backupDays} दिन। जो आप हटाते हैं, वह पुराने बैकअप में तब तक रहता है।',
  'Teachers and staff': 'शिक्षक और कर्मचारी',
  'Name, post, department, photo and anything else the office publishes about them, for everyone to read on this website, and what administrators have changed and when.':
    'नाम, पद, विभाग, फ़ोटो और जो कुछ कार्यालय उनके बारे में प्रकाशित करे, जिसे इस वेबसाइट पर सब पढ़ सकते हैं; और प्रशासकों ने क्या और कब बदला।',
  'Until the office removes the person. The record of what administrators did is kept permanently.':
    'जब तक कार्यालय उस व्यक्ति को न हटाए। प्रशासकों के काम का रिकॉर्ड हमेशा रखा जाता है।',
  'What this website keeps about you, why, for how long, and who to ask. In short: what you enter, for as long as you want, for the college only.':
    'यह वेबसाइट आपके बारे में क्या रखती है, क्यों, कब तक, और किससे पूछें। संक्षेप में: जो आप भरें, जब तक आप चाहें, केवल महाविद्यालय के लिए।',
  'What it is used for': 'किस काम में आता है',
  'We use your account to sign you in and show you your own information, and your message to reply to you. We use your information for academic purposes only. We do not sell it, advertise with it or build profiles from it.':
    'खाते से हम आपको लॉग इन कराते हैं और आपकी जानकारी दिखाते हैं, संदेश से आपको उत्तर देते हैं। आपकी जानकारी केवल शैक्षणिक कार्यों में काम आती है। हम उसे बेचते नहीं, उससे विज्ञापन नहीं करते और आपकी प्रोफ़ाइल तैयार नहीं करते।',
  'You decide: an account is created only when you register, and the form says what you agree to. You withdraw your consent by deleting the account.':
    'निर्णय आपका है: खाता तभी बनता है जब आप पंजीकरण करें, और फ़ॉर्म में लिखा होता है कि आप किससे सहमत होते हैं। खाता मिटाकर आप सहमति वापस ले लेते हैं।',
  'Who sees it': 'कौन देखता है',
  You: 'आप',
  'Your account page shows everything we keep about your account and lets you download it as a file.':
    'आपके खाते के बारे में हम जो रखते हैं, वह सब खाते के पृष्ठ पर दिखता है, और आप उसे फ़ाइल में डाउनलोड कर सकते हैं।',
  'The office': 'कार्यालय',
  'Administrators of the website read messages. Their admin panel shows no student accounts. The people who run the server can see them, because they keep it working.':
    'वेबसाइट के प्रशासक संदेश पढ़ते हैं। उनके पैनल में विद्यार्थियों के खाते नहीं दिखते। सर्वर चलाने वाले उन्हें देख सकते हैं, क्योंकि वे उसे चालू रखते हैं।',
  'Anyone with the link to your photo': 'जिसके पास आपकी फ़ोटो का लिंक हो',
  'Your photo has an address that nobody can guess. Anyone who has the address can see the photo until you delete it.':
    'आपकी फ़ोटो का पता कोई अनुमान से नहीं जान सकता। जिसके पास पता हो, वह फ़ोटो देख सकता है, जब तक आप उसे न हटाएँ।',
  'Other companies': 'दूसरी कंपनियाँ',
  'Email is sent through the college’s email service. If you continue with Google or another account, that company knows that you sign in here. The map on the contact page comes from OpenStreetMap when you ask for it. Chats open in WhatsApp when you choose them. Nothing else on this website comes from elsewhere.':
    'ईमेल महाविद्यालय की ईमेल सेवा से भेजे जाते हैं। Google या किसी और खाते से आगे बढ़ें, तो उस कंपनी को पता चलता है कि आप यहाँ लॉग इन करते हैं। संपर्क पृष्ठ का नक़्शा आपके कहने पर OpenStreetMap से आता है। चैट आपके चुनने पर WhatsApp में खुलती है। इस वेबसाइट पर और कुछ भी बाहर से नहीं आता।',
  'Cookies and data on your device': 'आपके डिवाइस पर कुकी और डेटा',
  'Without an account this website sets no cookies. When you sign in, one cookie keeps you signed in, and one lets us recognise this browser for {knownBrowserDays} days, so that strangers who guess passwords do not lock you out here; it says nothing about you. When you go to Google or another account there is one more, for a few minutes, and when you sign in with a passkey there is one until you close the browser. There are no cookies for advertising or statistics, ours or anyone else’s.':
    'खाता न हो तो यह वेबसाइट कोई कुकी नहीं रखती। लॉग इन करने पर एक कुकी आपको लॉग इन रखती है, और एक से हम {knownBrowserDays} दिन तक इस ब्राउज़र को पहचानते हैं, ताकि पासवर्ड का अनुमान लगाने वाले अजनबी आपका लॉग इन न रोक दें; उसमें आपके बारे में कुछ नहीं होता। Google या किसी और खाते पर जाएँ तो कुछ मिनट के लिए एक और होती है, और पासकी से लॉग इन करें तो ब्राउज़र बंद होने तक एक। विज्ञापन या आँकड़ों की कोई कुकी नहीं है, न हमारी, न किसी और की।',
  'If you tick “Remember me”, your browser keeps your email for the next login. It also remembers which alerts you have dismissed and, until you close the tab, a few things such as having seen the opening screen. None of this is sent to us.':
    '“मुझे याद रखें” चुनें तो ब्राउज़र अगले लॉग इन के लिए आपका ईमेल रखता है। वह यह भी याद रखता है कि आपने कौन-सी महत्वपूर्ण सूचनाएँ हटाईं और, टैब बंद होने तक, कुछ और बातें, जैसे यह कि आरंभिक दृश्य देखा जा चुका है। इनमें से कुछ भी हमें नहीं भेजा जाता।',
  'If you are under 18': 'यदि आपकी आयु 18 वर्ष से कम है',
  'The Digital Personal Data Protection Act, 2023 requires the consent of a parent or lawful guardian before information about somebody under 18 is used. So ask them before you register: by registering you say that they agree. The office may ask them to confirm, and deletes the account if they do not.':
    'डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के अनुसार 18 वर्ष से कम आयु वालों की जानकारी के उपयोग से पहले माता-पिता या क़ानूनी अभिभावक की सहमति चाहिए। इसलिए पंजीकरण से पहले उनसे पूछ लें: पंजीकरण करके आप कहते हैं कि वे सहमत हैं। कार्यालय उनसे पुष्टि करा सकता है, और पुष्टि न हो तो खाता मिटा देता है।',
  'A parent or guardian can view, correct or delete the account together with you on the account page, or write to the office. This website tracks nobody and shows no advertising, whatever the visitor’s age.':
    'माता-पिता या अभिभावक खाते के पृष्ठ पर आपके साथ खाता देख, सुधार और मिटा सकते हैं, या कार्यालय को लिख सकते हैं। आयु कोई भी हो, इस वेबसाइट पर न किसी पर नज़र रखी जाती है, न किसी को विज्ञापन दिखाए जाते हैं।',
  'Your rights': 'आपके अधिकार',
  'See it': 'देखना',
  'Your account page shows what we keep, and “Download my data” gives you a copy.':
    'हम क्या रखते हैं, यह खाते के पृष्ठ पर दिखता है; “मेरा डेटा डाउनलोड करें” से उसकी प्रति मिलती है।',
  'Correct it': 'सुधारना',
  'You can change your name, mobile number, photo and password there. To change your email, write to the office.':
    'नाम, मोबाइल नंबर, फ़ोटो और पासवर्ड आप वहीं बदल सकते हैं। ईमेल बदलने के लिए कार्यालय को लिखें।',
  'Delete it': 'मिटाना',
  '“Delete my account” removes it at once. To have a message deleted, write to the office and quote its reference.':
    '“मेरा खाता मिटाएँ” चुनते ही खाता मिट जाता है। कोई संदेश हटवाना हो तो उसकी संदर्भ संख्या के साथ कार्यालय को लिखें।',
  Complain: 'शिकायत करना',
  'Write to the office first. If its answer does not help you, you may turn to the Data Protection Board of India.':
    'पहले कार्यालय को लिखें। उसके उत्तर से बात न बने, तो आप भारतीय डेटा संरक्षण बोर्ड के पास जा सकते हैं।',
}
