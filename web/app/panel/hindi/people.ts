import type { Words } from '#app/lib/languages/translator'

/** Lists and forms of faculty and staff, and changes to their profiles. */
export const panelPeopleWords: Words = {
  texts: {
    'Faculty Members': 'शिक्षक',
    'Administrative Positions': 'प्रशासनिक पद',
    'Management & Other': 'प्रबंधन और अन्य',
    'All Management Staff': 'सभी प्रबंधन कर्मचारी',
    'Faculty Member': 'स्टाफ़ सदस्य',
    'administrative staff member': 'प्रशासनिक कर्मचारी',
    'administrative staff members': 'प्रशासनिक कर्मचारी',
    'Administrative Staff Member': 'प्रशासनिक कर्मचारी',
    'management staff member': 'प्रबंधन कर्मचारी',
    'management staff members': 'प्रबंधन कर्मचारी',
    'Management Staff Member': 'प्रबंधन कर्मचारी',
    'management & other staff member': 'प्रबंधन और अन्य कर्मचारी',
    'management & other staff members': 'प्रबंधन और अन्य कर्मचारी',
    'Management & Other Staff Member': 'प्रबंधन और अन्य कर्मचारी',
    'Search by name, designation or department': 'नाम, पद या विभाग से खोजें',
    Designation: 'पद',
    '… of experience': '$1 का अनुभव',
    'Last day': 'अंतिम दिन',
    'No photo yet': 'अभी फ़ोटो नहीं है',
    'No photo yet. Visitors see a drawing.': 'अभी फ़ोटो नहीं है। लोगों को रेखाचित्र दिखता है।',
    'Add photo': 'फ़ोटो जोड़ें',
    'of …': '(=1)',
    'Saving the photo...': 'फ़ोटो सहेजी जा रही है...',

    Update: 'सहेजें',
    'Updating...': 'सहेजा जा रहा है...',
    'Back to Faculty Members': 'शिक्षकों पर लौटें',
    'Add New Faculty Member': 'नया शिक्षक जोड़ें',
    'Edit Faculty Member': 'शिक्षक का विवरण बदलें',
    'Add Your First Faculty Member': 'पहला शिक्षक जोड़ें',
    'Adding Faculty Member...': 'शिक्षक जोड़ा जा रहा है...',
    'Update Faculty Member': 'विवरण सहेजें',
    'Updating Faculty Member...': 'विवरण सहेजा जा रहा है...',
    'Back to Administrative Positions': 'प्रशासनिक पदों पर लौटें',
    'Add Administrative Staff': 'प्रशासनिक कर्मचारी जोड़ें',
    'Edit Administrative Staff': 'प्रशासनिक कर्मचारी का विवरण बदलें',
    'Back to Management & Other': 'प्रबंधन और अन्य पर लौटें',
    'Add Management & Other': 'प्रबंधन और अन्य जोड़ें',
    'Edit Management & Other': 'प्रबंधन और अन्य का विवरण बदलें',

    'Change department': 'विभाग बदलें',
    'Change the department of …?': '$1 का विभाग बदलें?',
    'New department': 'नया विभाग',
    'is already in this department': 'पहले से इसी विभाग में है',
    'are already in this department': 'पहले से इसी विभाग में हैं',
    'They also disappear from all pages that show them. This action cannot be undone.':
      'ये उन सभी पृष्ठों से भी हट जाएँगे जिन पर दिखते हैं। इसे वापस नहीं लाया जा सकता।',

    'Loading profile changes...': 'प्रोफ़ाइल के बदलाव खुल रहे हैं...',
    'No changes waiting for review.': 'जाँच के लिए कोई बदलाव नहीं है।',
    'Changes waiting for review': 'जाँच के लिए आए बदलाव',
    'Sent by …, [date]': 'भेजने वाले: =1, $2',
    'Same as the public profile.': 'सार्वजनिक प्रोफ़ाइल जैसा ही है।',
    'Photo before': 'पहले की फ़ोटो',
    'Photo after': 'नई फ़ोटो',
    Approve: 'स्वीकृत करें',
    'Approving...': 'स्वीकृत हो रहा है...',
    'the change by …': '(=1 का बदलाव)',
    'The change could not be approved. Please try again.':
      'बदलाव स्वीकृत नहीं हो सका। कृपया फिर से प्रयास करें।',
    'Return to …': '=1 को लौटाएँ',
    'Returning...': 'लौटाया जा रहा है...',
    'Visitors still see the previous version. Your note is shown above their profile form.':
      'वेबसाइट पर अभी पिछला रूप दिखता है। आपकी टिप्पणी उनके प्रोफ़ाइल फ़ॉर्म के ऊपर दिखेगी।',
    'Describe what needs to change, in at least 3 characters': 'क्या बदलना है, कम से कम 3 अक्षरों में लिखें',
    'The change could not be returned. Please try again.':
      'बदलाव लौटाया नहीं जा सका। कृपया फिर से प्रयास करें।',

    'Loading your profile...': 'आपकी प्रोफ़ाइल खुल रही है...',
    'Your account has no public profile. Ask an owner to link one.':
      'आपके खाते की कोई सार्वजनिक प्रोफ़ाइल नहीं है। किसी स्वामी से जोड़ने को कहें।',
    'To change your name, position or contact details, ask the office.':
      'नाम, पद या संपर्क का विवरण बदलवाने के लिए कार्यालय से कहें।',
    'View my page': 'मेरा पृष्ठ देखें',
    'Save and Send': 'सहेजें और भेजें',
    'Save Profile': 'प्रोफ़ाइल सहेजें',
    'Your profile could not be saved. Please try again.':
      'प्रोफ़ाइल नहीं सहेजी जा सकी। कृपया फिर से प्रयास करें।',
    'Your change': 'आपका बदलाव',
    'Sent …, waiting for approval': '$1 को भेजा गया, स्वीकृति की प्रतीक्षा में',
    'Returned by …, [date]': 'लौटाने वाले: =1, $2',
    'Visitors still see the previous version.': 'वेबसाइट पर अभी पिछला रूप दिखता है।',
    'Withdraw change': 'बदलाव वापस लें',
    'Withdrawing...': 'वापस लिया जा रहा है...',
    'Your change could not be withdrawn. Please try again.':
      'बदलाव वापस नहीं लिया जा सका। कृपया फिर से प्रयास करें।',
  },
  sentences: {},
}
