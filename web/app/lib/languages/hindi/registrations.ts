import type { Words } from '../translator.ts'

/** Registration for events, and what its calls respond. */
export const registrationWords: Words = {
  texts: {
    Registration: 'पंजीकरण',
    Register: 'पंजीकरण करें',
    'Registration is closed.': 'पंजीकरण बंद हो गया है।',
    'Registration is closed': 'पंजीकरण बंद',
    'Registration opens on [date]': 'पंजीकरण $1 से',
    '# place': '$1 सीट',
    '# places': '$1 सीटें',
    'Sign in with your student account to register.': 'पंजीकरण के लिए अपने विद्यार्थी खाते से लॉग इन करें।',
    'Sign in to register': 'पंजीकरण के लिए लॉग इन करें',
    'Sign in with your student account to join the waiting list.':
      'प्रतीक्षा सूची में नाम लिखवाने के लिए अपने विद्यार्थी खाते से लॉग इन करें।',
    'Sign in to join the waiting list': 'प्रतीक्षा सूची के लिए लॉग इन करें',
    'Verify your email first. That’s where we send everything about your registration.':
      'पहले अपना ईमेल सत्यापित करें। पंजीकरण की सारी जानकारी उसी पर भेजी जाती है।',
    'The only place is taken.': 'एकमात्र सीट भर चुकी है।',
    'All # places are taken.': 'सभी $1 सीटें भर चुकी हैं।',
    'You would be first on the waiting list.': 'प्रतीक्षा सूची में पहला नाम आपका होगा।',
    'One person is waiting; you would be next after them.':
      'एक व्यक्ति प्रतीक्षा में है; उसके बाद आपकी बारी होगी।',
    '# people are waiting; you would be next after them.':
      '$1 व्यक्ति प्रतीक्षा में हैं; उनके बाद आपकी बारी होगी।',
    'Take my place': 'सीट स्वीकार करें',
    'View my registration': 'मेरा पंजीकरण देखें',
    'Join the waiting list': 'प्रतीक्षा सूची में नाम लिखवाएँ',
    'We’ll email you a link. You get a place, or join the waiting list, when you confirm.':
      'हम आपको ईमेल से एक लिंक भेजेंगे। पुष्टि करने पर आपको सीट मिलेगी या प्रतीक्षा सूची में नाम आएगा।',
    'Your name': 'आपका नाम',
    'Your email': 'आपका ईमेल',
    'Your answers are saved; you won’t have to type them again.':
      'आपके उत्तर सहेज लिए गए हैं; उन्हें फिर से नहीं लिखना होगा।',
    'We’ve restored what you typed.': 'आपका लिखा हुआ वापस ला दिया गया है।',
    'Your registration': 'आपका पंजीकरण',
    'View your registration, accept a place you were offered, or cancel.':
      'अपना पंजीकरण देखें, मिली हुई सीट स्वीकार करें या पंजीकरण रद्द करें।',
    'Register on the event’s page. Every email about it links to your registration.':
      'कार्यक्रम के पृष्ठ पर पंजीकरण करें। उसके हर ईमेल में आपके पंजीकरण का लिंक होता है।',
    'Back to the event': 'कार्यक्रम पर लौटें',
    'Yes, register me': 'हाँ, मेरा पंजीकरण करें',
    'Your ticket: a QR code to scan at the door': 'आपका टिकट: प्रवेश-द्वार पर दिखाने का QR कोड',
    'Show this at the door, or give the code': 'इसे प्रवेश-द्वार पर दिखाएँ, या कोड बताएँ',
    'Download certificate (PDF)': 'प्रमाण-पत्र डाउनलोड करें (PDF)',
    'Cancel my registration': 'मेरा पंजीकरण रद्द करें',
    'Your place goes to the next person waiting. If you change your mind, you join the end of the queue.':
      'आपकी सीट प्रतीक्षा कर रहे अगले व्यक्ति को मिलेगी। मन बदलने पर आपका नाम क़तार के अंत में आएगा।',
    'Yes, cancel it': 'हाँ, रद्द करें',
    'Leave the waiting list': 'प्रतीक्षा सूची से नाम वापस लें',
    'You lose your place in the queue. If you change your mind, you join at the end.':
      'क़तार में आपकी बारी चली जाएगी। मन बदलने पर आपका नाम अंत में आएगा।',
    'Yes, leave the list': 'हाँ, नाम वापस लें',
    'I can’t come': 'मेरा आना संभव नहीं है',
    'The place we are holding for you goes to the next person waiting.':
      'आपके लिए रखी गई सीट प्रतीक्षा कर रहे अगले व्यक्ति को मिलेगी।',
    'Yes, give it up': 'हाँ, नाम वापस लें',
    Registered: 'पंजीकृत',
    Waiting: 'प्रतीक्षा में',
    Removed: 'हटाया गया',
    'Email not confirmed': 'ईमेल की पुष्टि शेष',
    'Offered a place': 'सीट मिल सकती है',
    'Gave up place': 'नाम वापस लिया',
    'Offer expired': 'सीट लेने का समय बीत गया',
    'Checked in': 'उपस्थित',
    'Not checked in': 'अनुपस्थित',
    'Email was not confirmed': 'ईमेल की पुष्टि नहीं हुई',
    'Was registered': 'पंजीकरण था',
    'Didn’t get a place': 'सीट नहीं मिली',
    'Email not confirmed, event postponed': 'ईमेल की पुष्टि शेष, कार्यक्रम स्थगित',
    'Registered, event postponed': 'पंजीकृत, कार्यक्रम स्थगित',
    'Waiting, event postponed': 'प्रतीक्षा में, कार्यक्रम स्थगित',
    'Place held, event postponed': 'सीट सुरक्षित, कार्यक्रम स्थगित',
    'Email not confirmed, event cancelled': 'ईमेल की पुष्टि शेष, कार्यक्रम रद्द',
    'Was registered, event cancelled': 'पंजीकरण था, कार्यक्रम रद्द',
    'Was waiting, event cancelled': 'प्रतीक्षा सूची में नाम था, कार्यक्रम रद्द',
    'Place was offered, event cancelled': 'सीट मिल सकती थी, कार्यक्रम रद्द',
    'This event is cancelled.': 'यह कार्यक्रम रद्द कर दिया गया है।',
    'This event is postponed. You can register once there is a new date.':
      'यह कार्यक्रम स्थगित है। नई तारीख़ तय होने पर आप पंजीकरण कर सकते हैं।',
    'This event is postponed. You keep your place, and we’ll email you the new date.':
      'यह कार्यक्रम स्थगित है। आपकी सीट बनी रहेगी और नई तारीख़ हम ईमेल से बताएँगे।',
    'This event is postponed. You keep your place in the queue, and we’ll email you the new date.':
      'यह कार्यक्रम स्थगित है। क़तार में आपकी बारी बनी रहेगी और नई तारीख़ हम ईमेल से बताएँगे।',
    'This event is postponed. We’re holding a place for you and will email you when you can take it.':
      'यह कार्यक्रम स्थगित है। आपके लिए एक सीट रखी गई है; उसे स्वीकार करने का समय हम ईमेल से बताएँगे।',
    'You didn’t confirm in time, so you weren’t registered.':
      'आपने समय पर पुष्टि नहीं की, इसलिए पंजीकरण नहीं हुआ।',
    'You were registered for this event.': 'इस कार्यक्रम के लिए आपका पंजीकरण था।',
    'You were on the waiting list, but no place came free.':
      'आपका नाम प्रतीक्षा सूची में था, पर कोई सीट ख़ाली नहीं हुई।',
    'You were checked in at the door.': 'प्रवेश-द्वार पर आपकी उपस्थिति दर्ज हुई।',
    'You had a place, but you weren’t checked in at the door.':
      'आपकी सीट थी, पर प्रवेश-द्वार पर आपकी उपस्थिति दर्ज नहीं हुई।',
    'You are number # on the waiting list.': 'प्रतीक्षा सूची में आपका क्रमांक $1 है।',
    'A place has come free for you. Take it by [date].':
      'आपके लिए एक सीट ख़ाली हुई है। उसे $1 तक स्वीकार करें।',
    'You’re not registered yet. Please confirm that you want to take part.':
      'आपका पंजीकरण अभी नहीं हुआ है। कृपया भाग लेने की पुष्टि करें।',
    'You are registered.': 'आपका पंजीकरण हो गया है।',
    'You gave up your place.': 'आपने अपना नाम वापस ले लिया।',
    'The college removed your registration.': 'महाविद्यालय ने आपका पंजीकरण हटा दिया।',
    'The offer expired because you didn’t take the place in time.':
      'आपने समय पर सीट स्वीकार नहीं की, इसलिए वह अब आपके लिए नहीं है।',
    'Check your email. Follow the link we sent to confirm – only then do you have a place.':
      'अपना ईमेल देखें और भेजे गए लिंक से पुष्टि करें – तभी आपको सीट मिलेगी।',
    'The place is yours.': 'सीट आपको मिल गई।',
    'You’re no longer registered. Thank you for letting us know.':
      'आपका पंजीकरण रद्द हो गया। बताने के लिए धन्यवाद।',
    'That isn’t a valid email address. Please check it and try again.':
      'यह ईमेल पता सही नहीं है। कृपया जाँचकर फिर से प्रयास करें।',
    'Please enter your name.': 'कृपया अपना नाम लिखें।',
    'An answer is missing or too long, or a question has changed in the meantime. Please check your answers.':
      'कोई उत्तर छूट गया है या बहुत लंबा है, या इस बीच कोई प्रश्न बदल गया है। कृपया अपने उत्तर जाँचें।',
    'To register, please agree to the current terms of this event.':
      'पंजीकरण के लिए कृपया इस कार्यक्रम की वर्तमान शर्तों से सहमति दें।',
    'Only students can register for this event. Please sign in first.':
      'इस कार्यक्रम के लिए केवल विद्यार्थी पंजीकरण कर सकते हैं। कृपया पहले लॉग इन करें।',
    'You were signed out, so nothing was registered. Sign in and try again.':
      'आप लॉग आउट हो गए थे, इसलिए पंजीकरण नहीं हुआ। लॉग इन करके फिर से प्रयास करें।',
    'Someone else is now signed in on this browser, so nothing was registered. Check who is signed in and try again.':
      'इस ब्राउज़र में किसी और ने लॉग इन किया है, इसलिए पंजीकरण नहीं हुआ। देखें कि कौन लॉग इन है, फिर प्रयास करें।',
    'Verify your email first – that is where we send your ticket. You can do this under “My account”.':
      'पहले अपना ईमेल सत्यापित करें – टिकट उसी पर भेजा जाता है। यह “मेरा खाता” में किया जा सकता है।',
    'This event has no registration.': 'इस कार्यक्रम के लिए पंजीकरण नहीं है।',
    'Registration isn’t open yet.': 'पंजीकरण अभी आरंभ नहीं हुआ है।',
    'This event has already started or is over, so registrations can’t be changed.':
      'यह कार्यक्रम आरंभ हो चुका है या समाप्त हो गया है, इसलिए पंजीकरण नहीं बदला जा सकता।',
    'This event is cancelled, so registrations can’t be changed.':
      'यह कार्यक्रम रद्द है, इसलिए पंजीकरण में बदलाव नहीं हो सकता।',
    'This event is postponed. You can register or take a place once there’s a new date.':
      'यह कार्यक्रम स्थगित है। नई तारीख़ तय होने पर आप पंजीकरण कर सकते हैं या सीट स्वीकार कर सकते हैं।',
    'You gave up your place at this event.': 'आपने इस कार्यक्रम से अपना नाम वापस ले लिया है।',
    'The college removed your registration for this event, so you no longer have a place.':
      'महाविद्यालय ने इस कार्यक्रम का आपका पंजीकरण हटा दिया है, इसलिए अब आपकी सीट नहीं है।',
    'You don’t have an offer of a place right now.': 'अभी आपके लिए कोई सीट उपलब्ध नहीं है।',
    'This offer has expired because you didn’t take the place in time.':
      'आपने समय पर सीट स्वीकार नहीं की, इसलिए वह अब आपके लिए नहीं है।',
    'Two people have already registered with this email account. Ask the college office to add you.':
      'इस ईमेल खाते से दो लोग पहले ही पंजीकरण कर चुके हैं। कृपया कार्यालय से अपना नाम जुड़वाएँ।',
    'Please answer this question.': 'कृपया इस प्रश्न का उत्तर दें।',
    'Please use at most #,# characters.': 'कृपया $1$2 से अधिक अक्षर न लिखें।',
    'Please use at most # characters.': 'कृपया $1 से अधिक अक्षर न लिखें।',
    'Please check your answer.': 'कृपया अपना उत्तर जाँचें।',
    'This link has expired or is incomplete. Registrations must be confirmed within # days, with the link in the latest email, and links stop working some time after the event.':
      'यह लिंक समाप्त हो गया है या अधूरा है। पंजीकरण की पुष्टि $1 दिन में सबसे नए ईमेल के लिंक से करनी होती है, और कार्यक्रम के कुछ समय बाद लिंक काम नहीं करते।',
    'This event doesn’t issue certificates.': 'इस कार्यक्रम के लिए प्रमाण-पत्र नहीं दिए जाते।',
    'Certificates are available once the event is over.': 'प्रमाण-पत्र कार्यक्रम समाप्त होने पर मिलते हैं।',
    'This event didn’t take place as announced, so there are no certificates.':
      'यह कार्यक्रम घोषणा के अनुसार नहीं हुआ, इसलिए प्रमाण-पत्र नहीं हैं।',
    'Only people who were checked in at the event get a certificate.':
      'प्रमाण-पत्र केवल उन्हें मिलता है जिनकी उपस्थिति दर्ज हुई।',
    'This registration was cancelled, so there is no certificate.':
      'यह पंजीकरण रद्द हो गया था, इसलिए प्रमाण-पत्र नहीं है।',
    'Your name contains letters that we can’t print on a certificate. Please ask the office for a paper one.':
      'आपके नाम में ऐसे अक्षर हैं जिन्हें हम प्रमाण-पत्र पर नहीं छाप सकते। कृपया कार्यालय से काग़ज़ का प्रमाण-पत्र लें।',
    'This certificate was revoked. Please ask the office.':
      'यह प्रमाण-पत्र निरस्त कर दिया गया है। कृपया कार्यालय से पूछें।',
  },
  sentences: {
    'Registration closes on|…|.': 'पंजीकरण $1 तक।',
    'Registration opens on|…|.': 'पंजीकरण $1 से।',
    '…|in all': 'कुल $1',
    '…|of|# places|left': 'कुल $2 में से $1 सीटें शेष',
    '…|of|# place|left': 'कुल $2 में से $1 सीट शेष',
    'Show this at the door, or give the code|…': 'इसे प्रवेश-द्वार पर दिखाएँ, या कोड बताएँ: $1',
  },
}
