import type { Words } from '#app/lib/languages/translator'

/** An event in the panel: its people, emails, check-in and certificates. */
export const eventHubWords: Words = {
  texts: {
    Details: 'विवरण',
    Emails: 'ईमेल',
    Photos: 'फ़ोटो',
    'Preview page': 'पृष्ठ का पूर्वावलोकन',
    'Postponed.': 'स्थगित।',
    'Cancelled.': 'रद्द।',
    'Postponed. Reason: …': 'स्थगित। कारण: =1',
    'Cancelled. Reason: …': 'रद्द। कारण: =1',
    'Event details': 'कार्यक्रम का विवरण',
    'The event could not be loaded.': 'कार्यक्रम नहीं खुल सका।',
    'Edit details': 'विवरण बदलें',
    'You can add photos once the event has started.': 'कार्यक्रम आरंभ होने के बाद फ़ोटो जोड़ी जा सकती हैं।',

    'No registration while the event is cancelled': 'कार्यक्रम रद्द है, पंजीकरण बंद है',
    'No registration while the event is postponed': 'कार्यक्रम स्थगित है, पंजीकरण बंद है',
    'Registration has ended': 'पंजीकरण समाप्त',
    'Registration closed on …': 'पंजीकरण $1 को बंद हुआ',
    'Reopen registration': 'पंजीकरण फिर खोलें',
    'Open registration now': 'पंजीकरण अभी खोलें',
    'Close registration now': 'पंजीकरण अभी बंद करें',
    'Registration opens when the event is public': 'कार्यक्रम वेबसाइट पर आते ही पंजीकरण खुलेगा',
    'Registration is open …': 'पंजीकरण चालू है, $1',
    'Registration is open until [date]': 'पंजीकरण चालू है, $1 तक',
    'Registration is open until the event starts': 'पंजीकरण चालू है, कार्यक्रम के आरंभ तक',

    registrations: 'पंजीकरण',
    'Registered people': 'पंजीकृत व्यक्ति',
    'Showing # of # registrations': '$2 में से $1 पंजीकरण',
    'Search by name or email': 'नाम या ईमेल से खोजें',
    'No registrations yet': 'अभी कोई पंजीकरण नहीं',
    'People appear here when they register. To add somebody yourself, choose “Add a person”.':
      'पंजीकरण करने वाले यहाँ दिखते हैं। किसी को स्वयं जोड़ने के लिए “व्यक्ति जोड़ें” दबाएँ।',
    'The waiting list is empty': 'प्रतीक्षा सूची ख़ाली है',
    'People join it when all seats are taken.': 'सभी सीटें भर जाने पर लोग इसमें आते हैं।',
    'Export CSV': 'CSV निर्यात करें',
    'names, email addresses and answers of the people who registered':
      'पंजीकरण करने वालों के नाम, ईमेल पते और उत्तरों की सूची',
    'Add “…”': '“=1” को जोड़ें',
    'until [date]': '$1 तक',
    'Selected people': 'चुने गए व्यक्ति',
    '# person selected': '$1 व्यक्ति चुना',
    '# people selected': '$1 व्यक्ति चुने',
    'Select all # people': 'सभी $1 व्यक्ति चुनें',
    Clear: 'चयन हटाएँ',
    'Give seat': 'सीट दें',
    'Move to waiting list': 'प्रतीक्षा सूची में डालें',
    'Mark as attended': 'उपस्थित दर्ज करें',
    'Give … a seat': 'सीट दें: $1',
    'Move … to the waiting list': 'प्रतीक्षा सूची में डालें: $1',
    'Mark … as attended': 'उपस्थित दर्ज करें: $1',
    'They get a seat ahead of everyone else waiting, even if the event is full. Nobody loses a seat. We’ll email each of them.':
      'प्रतीक्षा कर रहे बाक़ी लोगों से पहले इन्हें सीट मिलेगी, चाहे सीटें भर चुकी हों। किसी की सीट नहीं जाएगी। हर एक को ईमेल भेजा जाएगा।',
    'They lose their seat and go to the end of the waiting list. A free seat goes to the next person waiting. We’ll email each of them.':
      'इनकी सीट चली जाएगी और नाम प्रतीक्षा सूची के अंत में आएगा। ख़ाली सीट प्रतीक्षा कर रहे अगले व्यक्ति को मिलेगी। हर एक को ईमेल भेजा जाएगा।',
    'They count as checked in from now on. This can only be undone one by one.':
      'अब से ये उपस्थित माने जाएँगे। इसे एक-एक करके ही वापस लिया जा सकता है।',
    'We’ll email them the reason. Seats that become free go to the next people waiting.':
      'उन्हें ईमेल से कारण बताया जाएगा। ख़ाली हुई सीटें प्रतीक्षा कर रहे अगले व्यक्तियों को मिलेंगी।',
    'Please enter a reason': 'कृपया कारण लिखें',
    'Add a person': 'व्यक्ति जोड़ें',
    'If the event is full, they join the waiting list. They get an email either way.':
      'सीटें भर चुकी हों तो नाम प्रतीक्षा सूची में जाएगा। ईमेल दोनों स्थितियों में जाएगा।',
    Add: 'जोड़ें',
    'Order of registration': 'पंजीकरण का क्रम',
    'Offered until': 'सीट लेने का समय',
    'Name deleted': 'नाम मिटा दिया गया',
    'Correct name': 'नाम ठीक करें',
    'Shown on the ticket and the certificate. A certificate that was already issued gets a new code.':
      'टिकट और प्रमाण-पत्र पर दिखता है। पहले जारी प्रमाण-पत्र का कोड बदल जाएगा।',
    'The name could not be saved. Check your connection and try again.':
      'नाम नहीं सहेजा जा सका। इंटरनेट जाँचें और फिर से प्रयास करें।',

    'Email people': 'लोगों को ईमेल भेजें',
    'Replies go to the college office. Reminders, offers and event changes are emailed automatically.':
      'उत्तर कार्यालय को जाते हैं। याद दिलाने, ख़ाली सीट और कार्यक्रम के बदलाव के ईमेल अपने आप जाते हैं।',
    'To@label': 'किन्हें',
    'To: # person you selected': 'किन्हें: आपका चुना $1 व्यक्ति',
    'To: # people you selected': 'किन्हें: आपके चुने $1 व्यक्ति',
    'To: …': 'किन्हें: $1',
    'Choose a group instead': 'इसके बदले समूह चुनें',
    'Starts with “Hello” and their name, and ends with a link to their registration':
      '“Hello” और नाम से आरंभ होता है, और अंत में उनके पंजीकरण का लिंक होता है',
    'Loading preview...': 'पूर्वावलोकन खुल रहा है...',
    'The preview could not be loaded. Check your connection and try again.':
      'पूर्वावलोकन नहीं खुल सका। इंटरनेट जाँचें और फिर से प्रयास करें।',
    'This is what the first person on the list gets.': 'सूची के पहले व्यक्ति को यह मिलेगा।',
    '# person won’t get it: their email address isn’t confirmed, or they’re no longer registered.':
      '$1 व्यक्ति को नहीं मिलेगा: ईमेल पते की पुष्टि नहीं हुई है, या उनका पंजीकरण अब नहीं है।',
    '# people won’t get it: their email address isn’t confirmed, or they’re no longer registered.':
      '$1 व्यक्तियों को नहीं मिलेगा: ईमेल पते की पुष्टि नहीं हुई है, या उनका पंजीकरण अब नहीं है।',
    'Send to …': 'भेजें: $1',
    Edit: 'बदलें',
    'Sent emails': 'भेजे गए ईमेल',
    'Sent emails could not be loaded.': 'भेजे गए ईमेल नहीं खुल सके।',
    'No emails have been sent from here yet.': 'यहाँ से अभी कोई ईमेल नहीं भेजा गया है।',
    'To # person, [date], by …': '$1 व्यक्ति को, $2, भेजने वाले: =3',
    'To # people, [date], by …': '$1 व्यक्तियों को, $2, भेजने वाले: =3',
    'Show text': 'ईमेल पढ़ें',

    'Attendance could not be loaded.': 'उपस्थिति नहीं खुल सकी।',
    'Attendance (CSV)': 'उपस्थिति (CSV)',
    'names and addresses': 'नामों और पतों की सूची',
    'Attended@dt': 'उपस्थित',
    'Walk-ins': 'बिना पंजीकरण आए',
    'No one came without a registration.': 'बिना पंजीकरण कोई नहीं आया।',
    'People admitted without a registration.': 'जिन्हें बिना पंजीकरण प्रवेश मिला।',
    'Scan problems': 'स्कैन में गड़बड़ी',
    'No duplicate or invalid scans.': 'दोहरा या अमान्य कोई स्कैन नहीं है।',
    'These scans are not counted.': 'ये स्कैन गिने नहीं जाते।',
    '[date], #, [date], … (…)': '$1 $2, $3, =4 (=5)',
    'Check-in settings': 'प्रवेश-जाँच की सेटिंग',
    'Admit walk-ins (people without a registration)': 'बिना पंजीकरण आए व्यक्तियों को प्रवेश दें',
    'Offer empty seats to people on the waiting list at check-in':
      'प्रवेश-जाँच के समय ख़ाली सीटें प्रतीक्षा सूची के व्यक्तियों को दें',
    'The settings could not be saved. Please try again.':
      'सेटिंग नहीं सहेजी जा सकीं। कृपया फिर से प्रयास करें।',

    'Certificate settings': 'प्रमाण-पत्र की सेटिंग',
    'Offer certificates of attendance after the event': 'कार्यक्रम के बाद उपस्थिति का प्रमाण-पत्र दें',
    'Certificates are signed by': 'हस्ताक्षर करने वाले का नाम',
    'Name printed under the signature line': 'हस्ताक्षर के नीचे छपने वाला नाम',
    'Title of the signatory': 'हस्ताक्षर करने वाले का पद',
    'For example, Principal': 'जैसे, प्राचार्य',
    '# person can get a certificate. # already issued.':
      '$1 व्यक्ति को प्रमाण-पत्र मिल सकता है। $2 जारी हो चुके हैं।',
    '# people can get a certificate. # already issued.':
      '$1 व्यक्तियों को प्रमाण-पत्र मिल सकता है। $2 जारी हो चुके हैं।',
    '… # already issued.': '$1 $2 जारी हो चुके हैं।',
    'Some letters in these names can’t be printed on a certificate: ….':
      'इन नामों के कुछ अक्षर प्रमाण-पत्र पर नहीं छप सकते: =1।',
    'All certificates (PDF)': 'सभी प्रमाण-पत्र (PDF)',
    'the names of everyone who attended': 'सभी उपस्थित व्यक्तियों की सूची',
    'Certificate code': 'प्रमाण-पत्र का कोड',
    'You can reissue a certificate to correct a name, or if it was revoked by mistake.':
      'नाम ठीक करने के लिए, या भूल से निरस्त हुआ हो तो, प्रमाण-पत्र फिर जारी किया जा सकता है।',
    Reissue: 'फिर जारी करें',
    'Reissuing...': 'जारी हो रहा है...',
    'The certificate could not be loaded.': 'प्रमाण-पत्र नहीं खुल सका।',
    'The certificate could not be revoked.': 'प्रमाण-पत्र निरस्त नहीं हो सका।',
    'Reissue certificate': 'प्रमाण-पत्र फिर जारी करें',
    'This certificate was revoked on …. The new one will be valid.':
      'यह प्रमाण-पत्र $1 को निरस्त हुआ था। नया मान्य होगा।',
    'The new certificate has this name, a new code and today’s date. Everything else stays the same. Checking the old code shows that it was replaced.':
      'नए प्रमाण-पत्र पर यह नाम, नया कोड और आज की तारीख़ होगी। बाक़ी सब वही रहेगा। पुराना कोड जाँचने पर दिखेगा कि प्रमाण-पत्र बदल गया है।',
    'Registered guests can download it in the same place as the old one.':
      'पंजीकृत व्यक्ति इसे उसी जगह से डाउनलोड कर सकते हैं जहाँ पुराना था।',
    'Name on the certificate': 'प्रमाण-पत्र पर नाम',
    'The certificate could not be reissued. Check your connection and try again.':
      'प्रमाण-पत्र फिर जारी नहीं हो सका। इंटरनेट जाँचें और फिर से प्रयास करें।',
  },
  sentences: {
    'To # person, [date], by …|. # still waiting to be sent.':
      '$1 व्यक्ति को, $2, भेजने वाले: =3। भेजना शेष: $4।',
    'To # people, [date], by …|. # still waiting to be sent.':
      '$1 व्यक्तियों को, $2, भेजने वाले: =3। भेजना शेष: $4।',
    'First scan: …. Second scan:|…': 'पहला स्कैन: $1। दूसरा स्कैन: $2',
  },
}
