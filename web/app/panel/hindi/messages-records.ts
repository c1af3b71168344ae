import type { Words } from '#app/lib/languages/translator'

/** What calls respond about events, registrations, check-in, people, messages and subscribers. */
export const recordMessageWords: Words = {
  texts: {
    'Event not found': 'कार्यक्रम नहीं मिला',
    'This has already been saved, before your last changes. Open it from the list and change it there.':
      'यह आपके पिछले बदलावों से पहले ही सहेजा जा चुका है। इसे सूची से खोलकर वहाँ बदलें।',
    'Event created successfully! 🎉': 'कार्यक्रम बन गया! 🎉',
    'Event updated successfully!': 'कार्यक्रम सहेज लिया गया!',
    'Event deleted successfully! 🗑️': 'कार्यक्रम मिटा दिया गया! 🗑️',
    'Event moved': 'कार्यक्रम की तारीख़ या स्थान बदला गया',
    'Event cancelled': 'कार्यक्रम रद्द किया गया',
    'Event postponed': 'कार्यक्रम स्थगित किया गया',
    'Event reinstated': 'कार्यक्रम बहाल किया गया',
    'Event updated': 'कार्यक्रम सहेज लिया गया',
    'Event deleted': 'कार्यक्रम मिटा दिया गया',
    '# events moved': '$1 कार्यक्रमों की तारीख़ या स्थान बदला गया',
    '# events cancelled': '$1 कार्यक्रम रद्द किए गए',
    '# events postponed': '$1 कार्यक्रम स्थगित किए गए',
    '# events reinstated': '$1 कार्यक्रम बहाल किए गए',
    '# events updated': '$1 कार्यक्रम सहेजे गए',
    '# events deleted': '$1 कार्यक्रम मिटाए गए',
    'The series has # events': 'शृंखला में अब $1 कार्यक्रम हैं',
    '“…” restored.': '“=1” वापस लाया गया।',
    '“…” restored. It’s still cancelled, because everyone registered got a cancellation email. To hold it after all, choose “Reinstate event”.':
      '“=1” वापस लाया गया। यह अब भी रद्द है, क्योंकि सभी पंजीकृत लोगों को रद्द होने का ईमेल जा चुका है। फिर भी करना हो तो “कार्यक्रम बहाल करें” चुनें।',
    'This event was changed in the meantime. Please review it again.':
      'इस बीच यह कार्यक्रम बदल गया है। कृपया फिर से देख लें।',
    'People have registered, so this event can’t go back to draft or be published later. Cancel it first; we’ll email everyone.':
      'लोग पंजीकरण कर चुके हैं, इसलिए यह कार्यक्रम मसौदा नहीं बन सकता और बाद में प्रकाशित नहीं हो सकता। पहले इसे रद्द करें; सबको ईमेल भेजा जाएगा।',
    'This event is cancelled. Choose “Reinstate event” first.':
      'यह कार्यक्रम रद्द है। पहले “कार्यक्रम बहाल करें” चुनें।',
    'Nothing has changed yet. Choose a new date or venue.':
      'अभी कुछ नहीं बदला है। नई तारीख़ या नया स्थान चुनें।',
    'The new date must be in the future': 'नई तारीख़ आगे की होनी चाहिए',
    'The end must be after the start': 'समाप्ति आरंभ के बाद होनी चाहिए',
    'Time still shows the old hours. Enter the new ones or leave it empty.':
      '“समय” में अब भी पुराने घंटे हैं। नए लिखें या ख़ाली छोड़ें।',
    'A cancelled or postponed event can’t be repeated': 'रद्द या स्थगित कार्यक्रम दोहराया नहीं जा सकता',
    'The series already has an event on this date': 'शृंखला में इस तारीख़ को पहले से कार्यक्रम है',
    'A series can have at most # events': 'शृंखला में अधिक से अधिक $1 कार्यक्रम हो सकते हैं',
    'A series needs at least two events': 'शृंखला में कम से कम दो कार्यक्रम होने चाहिए',
    'Number of events must be a whole number from 2 to #': 'कार्यक्रमों की संख्या 2 से $1 तक होनी चाहिए',
    'The last day must be a valid date': 'अंतिम दिन सही तारीख़ होनी चाहिए',
    'Enter either the number of events or the last day': 'कार्यक्रमों की संख्या या अंतिम दिन में से एक लिखें',
    'State is empty or one of: …': 'स्थिति ख़ाली हो या इनमें से एक: =1',
    'The link must begin with https://': 'लिंक https:// से आरंभ होना चाहिए',
    'The link must be at most # characters long': 'लिंक में अधिक से अधिक $1 अक्षर हो सकते हैं',
    'There is no event category “…”. Choose one of: …':
      '“=1” नाम की कोई कार्यक्रम श्रेणी नहीं है। इनमें से चुनें: $2',
    'The category “…” is about to be unpublished. Choose another category':
      'श्रेणी “=1” वेबसाइट से हटने वाली है। दूसरी श्रेणी चुनें',
    'Already a draft': 'पहले से मसौदा है',
    'Already cancelled': 'पहले से रद्द है',
    'Already published': 'पहले से प्रकाशित है',
    'Photos added to the event page': 'फ़ोटो कार्यक्रम के पृष्ठ पर जोड़ दी गईं',
    'Photo removed from the page. It’s still under “Pictures & Documents”.':
      'फ़ोटो पृष्ठ से हटा दी गई। वह “चित्र और दस्तावेज़” में अब भी है।',
    'You can add photos once the event has started': 'फ़ोटो कार्यक्रम आरंभ होने पर जोड़ सकते हैं',
    'An event can show at most # photos': 'कार्यक्रम में अधिक से अधिक $1 फ़ोटो हो सकती हैं',
    'A picture is no longer under “Pictures & Documents”. Please choose again.':
      'एक चित्र अब “चित्र और दस्तावेज़” में नहीं है। कृपया फिर से चुनें।',
    'Choose a photo': 'फ़ोटो चुनें',

    'Registration settings saved': 'पंजीकरण की सेटिंग सहेज ली गई',
    'Not saved: someone else changed these settings in the meantime. Check them and try again.':
      'नहीं सहेजा गया: इस बीच किसी और ने यह सेटिंग बदल दी है। देखकर फिर प्रयास करें।',
    'Registration must close after it opens': 'पंजीकरण की समाप्ति आरंभ के बाद होनी चाहिए',
    'Registration is open': 'पंजीकरण चालू है',
    'Registration removed': 'पंजीकरण हटा दिया गया',
    Added: 'जोड़ा गया',
    'Added. They’ll get an email.': 'जोड़ा गया। उन्हें ईमेल जाएगा।',
    'Seat given': 'सीट दे दी गई',
    'Nothing changed: they cancelled, were removed, or haven’t confirmed their email yet':
      'कुछ नहीं बदला: उन्होंने पंजीकरण रद्द कर दिया है, उन्हें हटा दिया गया है, या ईमेल की पुष्टि अभी शेष है',
    'This address is already registered': 'यह पता पहले से पंजीकृत है',
    'You’ve added # people in the last hour. Wait a while, or ask a colleague to continue.':
      'पिछले एक घंटे में आप $1 लोगों के नाम जोड़ चुके हैं। थोड़ा रुकें, या किसी सहकर्मी से आगे करवाएँ।',
    'This question is already there': 'यह प्रश्न पहले से है',
    'Add at least two choices': 'कम से कम दो विकल्प जोड़ें',
    'Add at most 10 questions': 'अधिक से अधिक 10 प्रश्न जोड़ें',
    'A question can have at most 20 choices': 'प्रश्न में अधिक से अधिक 20 विकल्प हो सकते हैं',
    'This registration doesn’t exist': 'यह पंजीकरण नहीं है',
    'Nothing was done: the list has changed in the meantime. Check it and try again.':
      'कुछ नहीं किया गया: इस बीच सूची बदल गई है। देखकर फिर प्रयास करें।',
    'Select at least one person': 'कम से कम एक व्यक्ति चुनें',
    'Select at most # people': 'अधिक से अधिक $1 व्यक्ति चुनें',
    '# person given a seat': '$1 व्यक्ति को सीट दी गई',
    '# people given a seat': '$1 व्यक्तियों को सीट दी गई',
    'Nobody was given a seat': 'किसी को सीट नहीं दी गई',
    '# person moved to the waiting list': '$1 व्यक्ति प्रतीक्षा सूची में गया',
    '# people moved to the waiting list': '$1 व्यक्ति प्रतीक्षा सूची में गए',
    'Nobody was moved to the waiting list': 'कोई प्रतीक्षा सूची में नहीं गया',
    '# person removed': '$1 व्यक्ति हटाया गया',
    '# people removed': '$1 व्यक्ति हटाए गए',
    'Nobody was removed': 'कोई नहीं हटाया गया',
    '# person marked as attended': '$1 व्यक्ति उपस्थित दर्ज हुआ',
    '# people marked as attended': '$1 व्यक्ति उपस्थित दर्ज हुए',
    'Nobody was marked as attended': 'कोई उपस्थित दर्ज नहीं हुआ',
    '…. # person unchanged.': '$1। $2 व्यक्ति में कोई बदलाव नहीं।',
    '…. # people unchanged.': '$1। $2 व्यक्तियों में कोई बदलाव नहीं।',
    'Name corrected': 'नाम ठीक कर दिया गया',
    'Name corrected. Their certificate was reissued with a new code.':
      'नाम ठीक कर दिया गया। प्रमाण-पत्र नए कोड के साथ फिर से जारी हुआ।',
    'Not changed: someone else corrected this name in the meantime. Check it and try again.':
      'नहीं बदला: इस बीच किसी और ने यह नाम ठीक कर दिया है। देखकर फिर प्रयास करें।',
    'None of these people can get an email': 'इनमें से किसी को ईमेल नहीं भेजा जा सकता',
    'Nothing was sent: the number of people has changed in the meantime. Check the preview and send again.':
      'कुछ नहीं भेजा गया: इस बीच लोगों की संख्या बदल गई है। पूर्वावलोकन देखकर फिर से भेजें।',
    'Nothing was sent: this email has already gone out with a different text or to other people. Look at “Sent emails” before you send another one.':
      'कुछ नहीं भेजा गया: यह ईमेल दूसरे शब्दों में या दूसरे लोगों को पहले ही जा चुका है। एक और भेजने से पहले “भेजे गए ईमेल” देखें।',
    'Email to # person is on its way': '$1 व्यक्ति को ईमेल भेजा जा रहा है',
    'Email to # people is on its way': '$1 व्यक्तियों को ईमेल भेजा जा रहा है',

    'Check-in undone': 'उपस्थिति वापस ली गई',
    'This check-in doesn’t exist': 'यह उपस्थिति दर्ज नहीं है',
    'You can mark attendance from the day before the event':
      'उपस्थिति कार्यक्रम से एक दिन पहले से दर्ज कर सकते हैं',
    'The guest list is available from the day before the event until the day after. Registration staff can always open it.':
      'पंजीकरण-सूची कार्यक्रम से एक दिन पहले से एक दिन बाद तक खुलती है। पंजीकरण देखने वाला स्टाफ़ इसे कभी भी खोल सकता है।',
    '…: Certificate revoked': '=1: प्रमाण-पत्र निरस्त किया गया',
    'We have no certificate with this code': 'इस कोड का कोई प्रमाण-पत्र नहीं है',
    'This code is too long for a certificate.': 'यह कोड प्रमाण-पत्र के लिए बहुत लंबा है।',
    'Certificate reissued. Its old code no longer works.':
      'प्रमाण-पत्र फिर से जारी हुआ। उसका पुराना कोड अब काम नहीं करेगा।',
    'This certificate has already been replaced by a newer one':
      'इस प्रमाण-पत्र के बदले पहले ही नया जारी हो चुका है',
    'Not reissued: someone changed this certificate in the meantime. Please review it again.':
      'फिर से जारी नहीं हुआ: इस बीच किसी ने यह प्रमाण-पत्र बदल दिया है। कृपया फिर से देख लें।',
    'The name on this certificate has been deleted, so it can’t be reissued':
      'इस प्रमाण-पत्र का नाम मिटाया जा चुका है, इसलिए यह फिर से जारी नहीं हो सकता',
    'Someone’s check-in has just been undone. Please try again.':
      'अभी-अभी किसी की उपस्थिति वापस ली गई है। कृपया फिर से प्रयास करें।',
    'These characters in the name can’t be printed on a certificate: …':
      'नाम के ये अक्षर प्रमाण-पत्र पर नहीं छप सकते: =1',
    'None of the people who attended can get a certificate.':
      'उपस्थित लोगों में से किसी को प्रमाण-पत्र नहीं मिल सकता।',

    'Faculty member not found': 'यह स्टाफ़ सदस्य नहीं मिला',
    'Faculty member added successfully!': 'स्टाफ़ सदस्य जोड़ दिया गया!',
    'Faculty member updated successfully!': 'स्टाफ़ सदस्य का विवरण सहेज लिया गया!',
    'Faculty member deleted successfully!': 'स्टाफ़ सदस्य का विवरण मिटा दिया गया!',
    'Password verification required': 'पहले पासवर्ड से पुष्टि करें',
    'Experience must be a number of years, at least 0': 'अनुभव में वर्षों की संख्या लिखें, कम से कम 0',
    'Already in this department': 'पहले से इसी विभाग में हैं',
    'Profile saved. It’s live on the website.': 'प्रोफ़ाइल सहेज ली गई। अब यह वेबसाइट पर है।',
    'Sent for approval. It goes live when someone approves it.':
      'स्वीकृति के लिए भेजा गया। स्वीकृत होने पर वेबसाइट पर दिखेगा।',
    'Change withdrawn. Your profile stays as it is.':
      'बदलाव वापस लिया गया। आपकी प्रोफ़ाइल पहले जैसी रहेगी।',
    'Approved. It’s live on the website.': 'स्वीकृत हुआ। अब यह वेबसाइट पर है।',
    'Returned with your note': 'आपकी टिप्पणी के साथ लौटाया गया',
    'Your account has no public profile': 'आपके खाते की कोई सार्वजनिक प्रोफ़ाइल नहीं है',
    'This change has already been handled.': 'इस बदलाव पर पहले ही कार्रवाई हो चुकी है।',
    'Someone updated this in the meantime. Please review it again.':
      'इस बीच किसी ने इसे बदल दिया है। कृपया फिर से देख लें।',
    '…. Return the change with a note.': '$1। बदलाव को टिप्पणी के साथ लौटाएँ।',

    'Reply sent': 'उत्तर भेजा गया',
    '… has already replied to this message. Read their reply before you send yours.':
      '=1 इस संदेश का उत्तर पहले ही दे चुके हैं। अपना उत्तर भेजने से पहले उनका पढ़ लें।',
    'You’ve already replied to this message. Read your reply before you send another.':
      'आप इस संदेश का उत्तर पहले ही दे चुके हैं। दूसरा भेजने से पहले उसे पढ़ लें।',
    'This message is in spam. Move it to the inbox to reply.':
      'यह संदेश स्पैम में है। उत्तर देने के लिए इसे इनबॉक्स में ले जाएँ।',
    'You’ve sent # replies in the last hour. Wait a while, or ask a colleague to continue.':
      'पिछले एक घंटे में आप $1 उत्तर भेज चुके हैं। थोड़ा रुकें, या किसी सहकर्मी से आगे करवाएँ।',
    'Saved replies updated': 'तैयार उत्तर सहेज लिए गए',
    'Not saved: someone else changed the saved replies in the meantime. Please review them again.':
      'नहीं सहेजा गया: इस बीच किसी और ने तैयार उत्तर बदल दिए हैं। कृपया फिर से देख लें।',
    'There can be at most # saved replies': 'अधिक से अधिक $1 तैयार उत्तर हो सकते हैं',
    'This message has too many replies': 'इस संदेश के बहुत अधिक उत्तर हैं',
    'Message not found': 'संदेश नहीं मिला',
    'Message updated successfully!': 'संदेश सहेज लिया गया!',
    'Message deleted successfully!': 'संदेश मिटा दिया गया!',
    'Test sent to …': 'परीक्षण ईमेल =1 पर भेजा गया',
    'Subscribers are being emailed the correction.': 'ईमेल पाने वालों को सुधार भेजा जा रहा है।',
    'Nobody has been emailed this notice yet, so there’s nothing to correct':
      'यह सूचना अभी किसी को ईमेल नहीं हुई है, इसलिए सुधारने को कुछ नहीं है',
    'That address isn’t subscribed': 'उस पते की सदस्यता नहीं है',
    '… removed. No more notices will be sent there.': '=1 हटाया गया। वहाँ अब सूचनाएँ नहीं जाएँगी।',
    'No email could be sent': 'ईमेल नहीं भेजा जा सका',
  },
  sentences: {},
}
