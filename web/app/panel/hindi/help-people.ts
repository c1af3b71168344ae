import type { Words } from '#app/lib/languages/translator'

/** What help says about events, people, messages and the panel itself. Labels are between `**`. */
export const helpOfPeopleWords: Words = {
  texts: {
    'Add an event with registration': 'पंजीकरण वाला कार्यक्रम जोड़ें',
    'Open **Add Event** and fill in **Event Title**, **Description** and **Event Date**.':
      '**कार्यक्रम जोड़ें** खोलें और **कार्यक्रम का शीर्षक**, **विवरण** और **कार्यक्रम की तारीख़** भरें।',
    'Choose an **Event Image** and press **Create Event**.':
      '**कार्यक्रम का चित्र** चुनें और **कार्यक्रम बनाएँ** दबाएँ।',
    'Open **View Events** and press **Manage event**.':
      '**कार्यक्रम देखें** खोलें और **कार्यक्रम सँभालें** दबाएँ।',
    'Enter the number of **Seats** and who may register.':
      '**सीटें** में संख्या लिखें और चुनें कि कौन पंजीकरण कर सकता है।',
    'Press **Open registration**. People can register on the event’s page from now on.':
      '**पंजीकरण खोलें** दबाएँ। अब से कार्यक्रम के पृष्ठ पर पंजीकरण किया जा सकता है।',
    'When all seats are taken, people join a waiting list and are offered seats automatically. Web addresses in the description become links.':
      'सभी सीटें भर जाने पर नाम प्रतीक्षा सूची में जाते हैं, और सीट ख़ाली होने पर उनसे अपने आप पूछा जाता है। विवरण में लिखे वेब पते लिंक बन जाते हैं।',
    'Open Add Event': '“कार्यक्रम जोड़ें” खोलें',

    'Check people in on the day': 'कार्यक्रम के दिन प्रवेश-जाँच करें',
    'You need a phone with a camera. Several phones can work at once.':
      'इसके लिए कैमरे वाला फ़ोन चाहिए। एक साथ कई फ़ोन काम कर सकते हैं।',
    'While you have internet, sign in to the panel on the phone, open **Check-in** and press **Open check-in**.':
      'जब तक इंटरनेट है, फ़ोन पर पैनल में लॉग इन करें, **प्रवेश-जाँच** खोलें और **प्रवेश-जाँच खोलें** दबाएँ।',
    'Choose the event, and wait until the page says that it works offline.':
      'कार्यक्रम चुनें और तब तक रुकें जब तक पृष्ठ न बताए कि वह इंटरनेट के बिना काम करता है।',
    'Press **Turn camera on** and point it at the QR code on each ticket.':
      '**कैमरा चालू करें** दबाएँ और कैमरा हर टिकट के QR कोड के सामने रखें।',
    'If someone has no ticket, enter their name, choose them and press **Let in**.':
      'किसी के पास टिकट न हो तो उनका नाम लिखें, सूची से चुनें और **प्रवेश दें** दबाएँ।',
    'If the event admits people who haven’t registered, press **Add walk-in** for them.':
      'यदि कार्यक्रम में बिना पंजीकरण के भी आ सकते हैं, तो ऐसे व्यक्ति के लिए **बिना पंजीकरण आए व्यक्ति को जोड़ें** दबाएँ।',
    'At the end, go online and press **Finish on this phone**.':
      'अंत में इंटरनेट चालू करें और **इस फ़ोन पर काम समाप्त करें** दबाएँ।',
    'See who attended on the event’s page, under **Check-in**.':
      'कौन-कौन आया, यह कार्यक्रम के पृष्ठ पर **प्रवेश-जाँच** में देखें।',
    'Open Check-in': 'प्रवेश-जाँच खोलें',

    'Email people registered for an event, or correct a name':
      'पंजीकृत लोगों को ईमेल भेजें या किसी का नाम ठीक करें',
    'To email them, open **Emails**, choose the people under **To**, write your email, and press **Preview**. Nothing is sent until you press the button below the preview.':
      'ईमेल भेजने के लिए **ईमेल** खोलें, **किन्हें** में लोग चुनें, ईमेल लिखें और **पूर्वावलोकन** दबाएँ। पूर्वावलोकन के नीचे का बटन दबाने तक कुछ नहीं भेजा जाता।',
    'To correct a name, open **People**, press the name, change it, and press **Correct name**.':
      'नाम ठीक करने के लिए **व्यक्ति** खोलें, नाम पर दबाएँ, उसे बदलें और **नाम ठीक करें** दबाएँ।',
    'To stop registrations, press **Close registration now** at the top.':
      'पंजीकरण रोकने के लिए ऊपर **पंजीकरण अभी बंद करें** दबाएँ।',
    'Open View Events': '“कार्यक्रम देखें” खोलें',

    'Issue certificates for an event': 'कार्यक्रम के प्रमाण-पत्र जारी करें',
    'Everyone who was checked in can get one after the event.':
      'जिनकी प्रवेश-जाँच हुई है, वे सब कार्यक्रम के बाद प्रमाण-पत्र ले सकते हैं।',
    'Open **Certificates** and choose **Offer certificates of attendance after the event**.':
      '**प्रमाण-पत्र** खोलें और **कार्यक्रम के बाद उपस्थिति का प्रमाण-पत्र दें** चुनें।',
    'Enter who signs them, and press **Save**.': 'लिखें कि हस्ताक्षर कौन करेगा, और **सहेजें** दबाएँ।',
    'After the event, press **All certificates (PDF)** to print them.':
      'कार्यक्रम के बाद छापने के लिए **सभी प्रमाण-पत्र (PDF)** दबाएँ।',
    'For transfer and character certificates, edit the page that describes them under **Website**.':
      'स्थानांतरण और चरित्र प्रमाण-पत्र की जानकारी का पृष्ठ **वेबसाइट** में बदलें।',

    'Answer a message': 'संदेश का उत्तर दें',
    'Open **Messages** and choose the message.': '**संदेश** खोलें और संदेश चुनें।',
    'Write your reply. **Insert a saved reply** adds a text that your office sends often.':
      'उत्तर लिखें। जो उत्तर कार्यालय बार-बार भेजता है, उसे **तैयार उत्तर डालें** से जोड़ सकते हैं।',
    'Press **Send reply**. The message is now **Answered**, and your colleagues see who replied.':
      '**उत्तर भेजें** दबाएँ। अब संदेश की स्थिति **उत्तर दिया गया** है, और सहकर्मी देख सकते हैं कि उत्तर किसने दिया।',
    'If you answered by telephone, set the **Status** to **Answered** yourself. **Closed** means that no answer is needed.':
      'फ़ोन पर उत्तर दिया हो तो **स्थिति** में स्वयं **उत्तर दिया गया** चुनें। **बंद** का अर्थ है कि उत्तर की आवश्यकता नहीं है।',
    'Open Messages': 'संदेश खोलें',

    'Add photos to an event page': 'कार्यक्रम के पृष्ठ पर फ़ोटो जोड़ें',
    'Open **View Events**, press **Manage event**, and open **Photos**.':
      '**कार्यक्रम देखें** खोलें, **कार्यक्रम सँभालें** दबाएँ और **फ़ोटो** खोलें।',
    'Press **Choose files** and choose the photos. You can choose many at once.':
      '**फ़ाइलें चुनें** दबाएँ और फ़ोटो चुनें। एक साथ कई फ़ोटो चुन सकते हैं।',
    'Enter the **Same description for all**, for people who can’t see the photos. Below each photo, you can write its own.':
      'जो लोग फ़ोटो नहीं देख सकते, उनके लिए **सबके लिए एक ही वर्णन** लिखें। हर फ़ोटो के नीचे उसका अपना वर्णन भी लिख सकते हैं।',
    'Press the button above the photos to add them to the page.':
      'फ़ोटो पृष्ठ पर जोड़ने के लिए उनके ऊपर का बटन दबाएँ।',

    'Everyone who is registered or waiting gets an email with the reason.':
      'जिनका पंजीकरण है या जो प्रतीक्षा में हैं, उन सबको कारण के साथ ईमेल जाता है।',
    'Open **View Events**, press **Select**, and choose the events. **Select all that match** selects every event that matches your filters.':
      '**कार्यक्रम देखें** खोलें, **चुनें** दबाएँ और कार्यक्रम चुनें। **मेल खाने वाले सभी चुनें** से आपके विकल्पों से मेल खाने वाले सभी कार्यक्रम चुन लिए जाते हैं।',
    'Press **Cancel events**, and enter the **Reason** that visitors see.':
      '**कार्यक्रम रद्द करें** दबाएँ और **कारण** लिखें, जो वेबसाइट पर दिखेगा।',
    'If people get an email, type the number of events, and confirm.':
      'यदि लोगों को ईमेल जाएगा, तो कार्यक्रमों की संख्या लिखें और पुष्टि करें।',
    'To undo this, open an event and press **Reinstate event**. People get an email about that, too.':
      'इसे वापस लेने के लिए कार्यक्रम खोलें और **कार्यक्रम बहाल करें** दबाएँ। इसका ईमेल भी लोगों को जाता है।',

    'Undo a wrong change to an event or a person': 'कार्यक्रम या व्यक्ति में हुआ ग़लत बदलाव वापस लें',
    'Open the list, such as **View Events**, and press **Edit** next to the name.':
      'सूची खोलें, जैसे **कार्यक्रम देखें**, और नाम के आगे **बदलें** दबाएँ।',
    'Press **Show history** below the form, and find the version that was right.':
      'फ़ॉर्म के नीचे **इतिहास दिखाएँ** दबाएँ और सही संस्करण खोजें।',
    'Press **Restore this version**. The form is filled in as it was then.':
      '**यह संस्करण वापस लाएँ** दबाएँ। फ़ॉर्म वैसा भर जाएगा जैसा तब था।',
    'Check it, and save the form. Nothing changes on the website until then.':
      'उसे जाँचें और फ़ॉर्म सहेजें। तब तक वेबसाइट पर कुछ नहीं बदलता।',
    'Pictures stay as they are. To undo a cancellation or a new date, use **Reinstate event** or **Move event**, so that people get an email.':
      'चित्र जैसे हैं, वैसे ही रहते हैं। कार्यक्रम रद्द होने या तारीख़ बदलने को वापस लेना हो तो **कार्यक्रम बहाल करें** या **कार्यक्रम की तारीख़ बदलें** दबाएँ, ताकि लोगों को ईमेल जाए।',

    'Open **Add Faculty** for someone who teaches. For the principal, president, secretary or chief proctor, open **Add Administrative Staff**; for anyone else, **Add Management & Other**.':
      'शिक्षक के लिए **शिक्षक जोड़ें** खोलें, प्राचार्य, अध्यक्ष, सचिव या मुख्य नियंता के लिए **प्रशासनिक कर्मचारी जोड़ें**, और बाक़ी सबके लिए **प्रबंधन और अन्य जोड़ें**।',
    'Enter the name and choose a **Designation**. Teachers also need a **Department** to appear on a course page.':
      'नाम लिखें और **पद** चुनें। पाठ्यक्रम के पृष्ठ पर दिखने के लिए शिक्षक का **विभाग** भी चुनें।',
    'Choose a **Profile Photo** if you have one, and save the form.':
      '**फ़ोटो** हो तो चुनें, और फ़ॉर्म सहेजें।',
    'To let people edit their own page, invite them as a teacher under **Accounts**.':
      'कोई अपना पृष्ठ स्वयं बदल सके, इसके लिए उन्हें **खाते** में शिक्षक के रूप में आमंत्रित करें।',
    'Open Add Faculty': '“शिक्षक जोड़ें” खोलें',

    'Appoint a head of department': 'विभागाध्यक्ष नियुक्त करें',
    'Open **All Faculty Members**, search for the teacher, and press **Edit**.':
      '**सभी शिक्षक** खोलें, शिक्षक का नाम खोजें और **बदलें** दबाएँ।',
    'Under **Designation**, choose **Head of Department**, and press **Update Faculty Member**.':
      '**पद** में **विभागाध्यक्ष** चुनें और **विवरण सहेजें** दबाएँ।',
    'Do the same for the previous head, with their new designation.':
      'पिछले विभागाध्यक्ष का नया पद भी इसी तरह चुनें।',
    'Heads of department appear under **Contact** right away. For the principal and other officers, start from **Administrative Positions**.':
      'विभागाध्यक्ष तुरंत **संपर्क** पृष्ठ पर दिखते हैं। प्राचार्य और दूसरे पदाधिकारियों के लिए **प्रशासनिक पद** से शुरू करें।',
    'Open All Faculty Members': '“सभी शिक्षक” खोलें',

    'Invite a colleague and give permissions': 'सहकर्मी को आमंत्रित करें और अधिकार दें',
    'Open **Accounts** and press **Invite someone**.': '**खाते** खोलें और **किसी को आमंत्रित करें** दबाएँ।',
    'Enter their name and email address, and choose a role. The page lists what each role can do.':
      'उनका नाम और ईमेल पता लिखें और भूमिका चुनें। पृष्ठ पर लिखा है कि किस भूमिका से क्या कर सकते हैं।',
    'Press **Send invitation** and enter your own password.':
      '**आमंत्रण भेजें** दबाएँ और अपना पासवर्ड लिखें।',
    'Your colleague gets a link that works for seven days, and chooses a password.':
      'सहकर्मी को एक लिंक मिलता है, जो सात दिन तक काम करता है। उससे वे अपना पासवर्ड चुनते हैं।',
    'To give someone a different role later, press **Change** next to their name. When someone leaves, press **Disable**. Everything they wrote stays.':
      'बाद में भूमिका बदलने के लिए नाम के आगे **बदलें** दबाएँ। किसी के जाने पर **बंद करें** दबाएँ। उनका लिखा सब कुछ बना रहता है।',
    'Open Accounts': 'खाते खोलें',

    'Import many entries, or undo an import': 'बहुत-सी प्रविष्टियाँ आयात करें, या आयात वापस लें',
    'Open **Import & Export**, choose the table, and press **Download template**.':
      '**आयात और निर्यात** खोलें, तालिका चुनें और **ख़ाली तालिका डाउनलोड करें** दबाएँ।',
    'Fill in one row per entry, and choose the file under **2. Upload your table**.':
      'हर प्रविष्टि के लिए एक पंक्ति भरें और **2. अपनी तालिका अपलोड करें** में फ़ाइल चुनें।',
    'Review the changes, then press the import button. Nothing is imported until then.':
      'बदलाव जाँचें, फिर आयात का बटन दबाएँ। तब तक कुछ आयात नहीं होता।',
    'Right after the import, **Undo import** is below the file. For 30 days, it is also under **Activity**.':
      'आयात के तुरंत बाद **आयात वापस लें** फ़ाइल के नीचे मिलता है। 30 दिन तक वह **गतिविधि** में भी रहता है।',
    'Open Import & Export': 'आयात और निर्यात खोलें',

    'See who changed something': 'देखें कि किसने क्या बदला',
    'Open **Activity** and search for a name or a title, such as that of a course.':
      '**गतिविधि** खोलें और कोई नाम या शीर्षक खोजें, जैसे किसी पाठ्यक्रम का।',
    'Narrow the list with **Subject** and **Action**, or enter dates.':
      '**विषय** और **कार्य** से सूची छोटी करें, या तारीख़ें लिखें।',
    'Each entry shows the person, the time, and every field before and after.':
      'हर प्रविष्टि में व्यक्ति, समय और हर फ़ील्ड पहले और बाद में दिखती है।',
    'To see earlier versions of a notice, page, event or person, open it and press **Show history**.':
      'किसी सूचना, पृष्ठ, कार्यक्रम या व्यक्ति के पिछले संस्करण देखने के लिए उसे खोलें और **इतिहास दिखाएँ** दबाएँ।',
    'Open Activity': 'गतिविधि खोलें',

    'The person who runs the server sets this up, outside the panel.':
      'यह पैनल से बाहर होता है; सर्वर चलाने वाला व्यक्ति इसे करता है।',
    'Ask your email provider for the address of its SMTP server, a user name and a password.':
      'ईमेल सेवा देने वाले से SMTP सर्वर का पता, यूज़र नाम और पासवर्ड माँगें।',
    'On the server, enter them in the settings SMTP_URL and MAIL_FROM, and restart the website.':
      'सर्वर पर उन्हें SMTP_URL और MAIL_FROM सेटिंग में लिखें और वेबसाइट फिर से चालू करें।',
    'Come back to **Dashboard**: the step is done once the server can send email.':
      '**डैशबोर्ड** पर लौटें: सर्वर जब ईमेल भेज सकेगा, तब यह चरण पूरा हो जाएगा।',
    'Without email, students can’t verify their addresses, and nobody gets an email about a registration.':
      'ईमेल के बिना विद्यार्थी अपना पता सत्यापित नहीं कर सकते, और पंजीकरण का ईमेल किसी को नहीं जाता।',
    'Open Dashboard': 'डैशबोर्ड खोलें',

    'Work without a mouse': 'माउस के बिना काम करें',
    'Everything in the panel works with the keyboard alone. On a Mac, press ⌘ instead of Ctrl.':
      'पैनल का सारा काम केवल कीबोर्ड से हो सकता है। Mac पर Ctrl के बदले ⌘ दबाएँ।',
    'Press Tab to go to the next button or field, and Shift+Tab to go back. Enter presses a button, and the space bar ticks a box.':
      'अगले बटन या फ़ील्ड पर जाने के लिए Tab और पीछे जाने के लिए Shift+Tab दबाएँ। Enter से बटन दबता है और Space से खाने में निशान लगता है।',
    'Press Ctrl+K to search the panel from anywhere. Tab leads to the results, and Enter opens one.':
      'पैनल में कहीं से भी खोजने के लिए Ctrl+K दबाएँ। Tab से परिणामों पर जाएँ और Enter से खोलें।',
    'Press Ctrl+Enter to go to the button that completes your work, such as **Publish now**. Then press Enter.':
      'काम पूरा करने वाले बटन, जैसे **अभी प्रकाशित करें**, पर जाने के लिए Ctrl+Enter दबाएँ। फिर Enter दबाएँ।',
    'To move something in a list, use the arrow buttons next to it, or press Alt with the up or down arrow on its name.':
      'सूची में कुछ ऊपर-नीचे करने के लिए उसके आगे के तीर वाले बटन दबाएँ, या उसके नाम पर Alt के साथ ऊपर या नीचे का तीर दबाएँ।',
    'In a long text, press Alt+F10 for the buttons above it, and Escape to return to the text.':
      'लंबे लेख में ऊपर के बटनों पर जाने के लिए Alt+F10 और लेख पर लौटने के लिए Escape दबाएँ।',
    'Press Escape to close a dialog or a menu.': 'कोई खिड़की या मेनू बंद करने के लिए Escape दबाएँ।',
    'Open Settings': 'सेटिंग खोलें',
  },
  sentences: {},
}
