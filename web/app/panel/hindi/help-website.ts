import type { Words } from '#app/lib/languages/translator'

/** The help pages, and what they say about the website. Labels are between `**`. */
export const helpOfWebsiteWords: Words = {
  texts: {
    'Search help': 'सहायता में खोजें',
    'What do you want to do?': 'आप क्या करना चाहते हैं?',
    'Help pages': 'सहायता के पृष्ठ',
    'All help pages': 'सहायता के सभी पृष्ठ',
    '# steps': '$1 चरण',
    'Where to find it: …': 'कहाँ मिलेगा: $1',
    'Show “Set up your site” on the dashboard': 'डैशबोर्ड पर “साइट तैयार करें” दिखाएँ',

    'Publish a notice with a PDF': 'PDF के साथ सूचना प्रकाशित करें',
    'Open **Notices** and press **New notice**.': '**सूचनाएँ** खोलें और **नई सूचना** दबाएँ।',
    'Enter the title as readers should see it, and press **Create**.':
      'शीर्षक वैसा लिखें जैसा पढ़ने वालों को दिखना चाहिए, और **बनाएँ** दबाएँ।',
    'Under **Documents**, press **Upload documents** and choose the PDF. You can choose several at once.':
      '**दस्तावेज़** में **दस्तावेज़ अपलोड करें** दबाएँ और PDF चुनें। एक साथ कई फ़ाइलें चुन सकते हैं।',
    'Choose a **Category**. If the notice applies only until a certain day, enter that day under **Valid until**.':
      '**श्रेणी** चुनें। यदि सूचना किसी तारीख़ तक ही मान्य है, तो वह तारीख़ **मान्य** में लिखें।',
    'Check the preview, then publish with the button at the bottom right. If people get this kind of notice by email, the button says how many.':
      'पूर्वावलोकन जाँचें, फिर नीचे दाईं ओर के बटन से प्रकाशित करें। यदि ऐसी सूचना लोगों को ईमेल से जाती है, तो बटन पर उनकी संख्या लिखी होती है।',
    'To publish later, use **Schedule…** instead of the button.':
      'बाद में प्रकाशित करने के लिए उस बटन के बदले **समय तय करें…** दबाएँ।',
    'Open Notices': 'सूचनाएँ खोलें',

    'Replace a wrong PDF': 'ग़लत PDF बदलें',
    'The link stays the same, so everyone who has it gets the right file.':
      'लिंक वही रहता है, इसलिए जिसके पास लिंक है, उसे सही फ़ाइल मिलती है।',
    'Search for the notice or page at the top of the panel, and open it.':
      'पैनल में सबसे ऊपर उस सूचना या पृष्ठ को खोजें और खोलें।',
    'Find the document and press **Replace this file**.': 'दस्तावेज़ खोजें और **यह फ़ाइल बदलें** दबाएँ।',
    'Choose the right PDF. Visitors see it at once, on every page that uses it.':
      'सही PDF चुनें। जिन पृष्ठों पर वह है, उन सब पर तुरंत सही फ़ाइल दिखती है।',
    'You can also open the file under **Pictures & Documents** and press **Replace document**. The wrong file stays there under **Earlier versions**, where only staff see it.':
      'फ़ाइल को **चित्र और दस्तावेज़** में खोलकर **दस्तावेज़ बदलें** भी दबा सकते हैं। ग़लत फ़ाइल वहाँ **पिछले संस्करण** में रहती है, जो केवल स्टाफ़ को दिखते हैं।',
    'Open Pictures & Documents': 'चित्र और दस्तावेज़ खोलें',

    'Describe and sort pictures': 'चित्रों का वर्णन लिखें और उन्हें संग्रह में रखें',
    'Open **Pictures & Documents**, and choose **Missing descriptions** under **Show**.':
      '**चित्र और दस्तावेज़** खोलें और **दिखाएँ** में **जिनका वर्णन नहीं है** चुनें।',
    'Press **Select**, and choose pictures that show the same thing.':
      '**चुनें** दबाएँ और एक जैसे चित्र चुनें।',
    'Press **Describe** and write the **Same description for all**. Pictures that have a description keep it.':
      '**वर्णन लिखें** दबाएँ और **सबके लिए एक ही वर्णन** लिखें। जिन चित्रों का वर्णन है, उनका वर्णन नहीं बदलता।',
    'To file them together, press **Move** and enter the name of a **Collection**, for example of an event.':
      'उन्हें साथ रखने के लिए **संग्रह में रखें** दबाएँ और **संग्रह** में नाम लिखें, जैसे किसी कार्यक्रम का।',
    'New pictures can be described and filed right after uploading.':
      'नए चित्रों का वर्णन और संग्रह अपलोड करते ही लिख सकते हैं।',

    'Change the telephone number': 'फ़ोन नंबर बदलें',
    'Type “phone” into the search at the top of the panel and choose **Phone numbers**.':
      'पैनल में सबसे ऊपर खोज में “फ़ोन” लिखें और **फ़ोन नंबर** चुनें।',
    'Change the number. The first one appears on every page.':
      'नंबर बदलें। पहला नंबर हर पृष्ठ पर दिखता है।',
    'Press **Publish now**.': '**अभी प्रकाशित करें** दबाएँ।',
    'Email addresses, the postal address and **Office hours** are on the same page, **College facts**.':
      'ईमेल पते, डाक का पता और **कार्यालय का समय** भी इसी पृष्ठ, **महाविद्यालय की जानकारी**, पर हैं।',
    'Open Website': 'वेबसाइट खोलें',

    'Change the fees of courses': 'पाठ्यक्रमों का शुल्क बदलें',
    'Open **Fees**: all courses are in one table.': '**शुल्क** खोलें: सभी पाठ्यक्रम एक तालिका में हैं।',
    'Type the new amounts, or copy a block from a spreadsheet and paste it into the first cell.':
      'नई राशियाँ लिखें, या स्प्रेडशीट से कॉपी करके पहले खाने में पेस्ट करें।',
    'Check the changed cells: each one shows the previous amount.':
      'बदले हुए खाने जाँचें: हर खाने में पिछली राशि भी दिखती है।',
    'Press the button at the bottom right. It says how many courses it publishes.':
      'नीचे दाईं ओर का बटन दबाएँ। उस पर लिखा है कि कितने पाठ्यक्रमों का शुल्क प्रकाशित होगा।',
    'Right after publishing, **Undo** brings back the previous fees.':
      'प्रकाशित करने के तुरंत बाद **वापस लें** दबाने से पिछला शुल्क लौट आता है।',
    'Open Fees': 'शुल्क खोलें',

    'Translate a page into Hindi': 'किसी पृष्ठ का हिन्दी अनुवाद करें',
    'Visitors read each text in Hindi as soon as it is published, and in English until then.':
      'अनुवाद प्रकाशित होते ही वेबसाइट पर हिन्दी में दिखता है; तब तक अंग्रेज़ी दिखती है।',
    'Open **Translations**. What visitors see first is at the top. To see what needs work, choose a **Status**.':
      '**अनुवाद** खोलें। जो वेबसाइट पर पहले दिखता है, वह सबसे ऊपर है। किस पर काम बाक़ी है, यह देखने के लिए **स्थिति** चुनें।',
    'Choose an entry. The English is on the left, or above on a phone. Write the Hindi next to it.':
      'कोई प्रविष्टि चुनें। अंग्रेज़ी बाईं ओर है, फ़ोन पर ऊपर। उसके साथ हिन्दी लिखें।',
    'Read what you wrote in the preview, then press **Publish now**. If you can’t publish, press **Send for review**.':
      'लिखा हुआ पूर्वावलोकन में पढ़ें, फिर **अभी प्रकाशित करें** दबाएँ। यदि आप प्रकाशित नहीं कर सकते, तो **जाँच के लिए भेजें** दबाएँ।',
    'If someone changes the English later, visitors see that text in English again, and the entry gets the status **English has changed**. Update the Hindi, or confirm that it’s still correct. To translate many texts at once, use **Translate in Excel**.':
      'बाद में कोई अंग्रेज़ी बदल दे, तो वेबसाइट पर वह पाठ फिर अंग्रेज़ी में दिखता है और प्रविष्टि की स्थिति **अंग्रेज़ी बदली है** हो जाती है। हिन्दी बदलें, या पुष्टि करें कि वह अब भी सही है। एक साथ बहुत-से पाठों के अनुवाद के लिए **Excel में अनुवाद करें** दबाएँ।',
    'Open Translations': 'अनुवाद खोलें',

    'Add a page and put it in a menu': 'नया पृष्ठ जोड़ें और उसे मेनू में रखें',
    'Open **Website**, find **Pages**, and press **New page**.':
      '**वेबसाइट** खोलें, **पृष्ठ** खोजें और **नया पृष्ठ** दबाएँ।',
    'Enter a title, press **Create**, write the text, and press **Publish now**.':
      'शीर्षक लिखें, **बनाएँ** दबाएँ, लेख लिखें और **अभी प्रकाशित करें** दबाएँ।',
    'Go back to **Website** and open **Menus and footer**.':
      '**वेबसाइट** पर लौटें और **मेनू और निचला भाग** खोलें।',
    'Find the **Main menu** entry that your page belongs under, and press **Add to “Links under this entry”**.':
      '**मुख्य मेनू** में वह प्रविष्टि खोजें जिसके नीचे पृष्ठ आना चाहिए, और **“इसके नीचे के लिंक” में जोड़ें** दबाएँ।',
    'Enter the link’s **Text**, and choose your page under **Leads to**.':
      'लिंक का **पाठ** लिखें और **कहाँ खुलेगा** में अपना पृष्ठ चुनें।',

    'Undo a wrong publication': 'ग़लत प्रकाशन वापस लें',
    'Right after publishing or unpublishing, press **Undo** at the bottom right.':
      'प्रकाशित करने या वेबसाइट से हटाने के तुरंत बाद नीचे दाईं ओर **वापस लें** दबाएँ।',
    'Later, open the entry, press **Show history**, and find the version that was right.':
      'बाद में प्रविष्टि खोलें, **इतिहास दिखाएँ** दबाएँ और सही संस्करण खोजें।',
    'Press **Restore as draft**, check it, and press **Publish now**.':
      '**मसौदे के रूप में वापस लाएँ** दबाएँ, जाँचें और **अभी प्रकाशित करें** दबाएँ।',
    'To take something off the website completely, open it and press **Unpublish**. Your text stays in the panel. If you moved something to the trash, press **Undo** in the message at the top, or **Trash** above its list and **Restore**.':
      'कुछ भी वेबसाइट से पूरी तरह हटाने के लिए उसे खोलें और **वेबसाइट से हटाएँ** दबाएँ। आपका लिखा पैनल में बना रहता है। कुछ रद्दी में डाल दिया हो तो ऊपर के संदेश में **वापस लें** दबाएँ, या उसकी सूची के ऊपर **रद्दी** और फिर **वापस लाएँ** दबाएँ।',

    'Replace the logo': 'लोगो बदलें',
    'The logo is a file on the server, outside the panel.':
      'लोगो सर्वर पर रखी एक फ़ाइल है, पैनल से बाहर।',
    'Send the new logo to the person who runs the server. They replace the old file.':
      'नया लोगो सर्वर चलाने वाले को भेजें। वे पुरानी फ़ाइल बदल देंगे।',
    'Press **View website** and check the top of the page.':
      '**वेबसाइट देखें** दबाएँ और पृष्ठ का ऊपरी भाग जाँचें।',
  },
  sentences: {},
}
