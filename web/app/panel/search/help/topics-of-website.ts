import type { HelpTopic } from './help-topic'

export const topicsOfWebsite: readonly HelpTopic[] = [
  {
    id: 'notice',
    title: 'Publish a notice with a PDF',
    alsoCalled: 'result timetable circular upload news announcement document',
    steps: [
      'Open **Notices** and press **New notice**.',
      'Enter the title as readers should see it, and press **Create**.',
      'Under **Documents**, press **Upload documents** and choose the PDF. You can choose several at once.',
      'Choose a **Category**. If the notice applies only until a certain day, enter that day under **Valid until**.',
      'Check the preview, then publish with the button at the bottom right. If people get this kind of notice by email, the button says how many.',
    ],
    more: 'To publish later, use **Schedule…** instead of the button.',
    opens: { view: 'notices', label: 'Open Notices' },
  },
  {
    id: 'replace-pdf',
    title: 'Replace a wrong PDF',
    alsoCalled: 'correct change document file mistake swap upload again',
    lead: 'The link stays the same, so everyone who has it gets the right file.',
    steps: [
      'Search for the notice or page at the top of the panel, and open it.',
      'Find the document and press **Replace this file**.',
      'Choose the right PDF. Visitors see it at once, on every page that uses it.',
    ],
    more: 'You can also open the file under **Pictures & Documents** and press **Replace document**. The wrong file stays there under **Earlier versions**, where only staff see it.',
    opens: { view: 'library', label: 'Open Pictures & Documents' },
  },
  {
    id: 'files',
    title: 'Describe and sort pictures',
    alsoCalled:
      'collection folder album tags alternative text alt missing descriptions library photos',
    steps: [
      'Open **Pictures & Documents**, and choose **Missing descriptions** under **Show**.',
      'Press **Select**, and choose pictures that show the same.',
      'Press **Describe** and write the **Same description for all**. Pictures that have a description keep it.',
      'To file them together, press **Move** and enter the name of a **Collection**, for example of an event.',
    ],
    more: 'New pictures can be described and filed right after uploading.',
    opens: { view: 'library', label: 'Open Pictures & Documents' },
  },
  {
    id: 'phone',
    title: 'Change the telephone number',
    alsoCalled: 'mobile contact email address office hours opening hours facts',
    steps: [
      'Type “phone” into the search at the top of the panel and choose **Phone numbers**.',
      'Change the number. The first one appears on every page.',
      'Press **Publish now**.',
    ],
    more: 'Email addresses, the postal address and **Office hours** are on the same page, **College facts**.',
    opens: { view: 'website', label: 'Open Website' },
  },
  {
    id: 'fees',
    title: 'Change the fees of courses',
    alsoCalled: 'price cost tuition amount rupees charges spreadsheet Excel paste',
    steps: [
      'Open **Fees**: all courses are in one table.',
      'Type the new amounts, or copy a block from a spreadsheet and paste it into the first cell.',
      'Check the changed cells: each one shows the previous amount.',
      'Press the button at the bottom right. It says how many courses it publishes.',
    ],
    more: 'Right after publishing, **Undo** brings back the previous fees.',
    opens: { view: 'fees', label: 'Open Fees' },
  },
  {
    id: 'hindi',
    title: 'Translate a page into Hindi',
    alsoCalled: 'translation language bilingual devanagari english changed excel',
    lead: 'Visitors read each text in Hindi as soon as it is published, and in English until then.',
    steps: [
      'Open **Translations**. What visitors see first is at the top. To see what needs work, choose a **Status**.',
      'Choose an entry. The English is on the left, or above on a phone. Write the Hindi next to it.',
      'Read what you wrote in the preview, then press **Publish now**. If you can’t publish, press **Send for review**.',
    ],
    more: 'If someone changes the English later, visitors see that text in English again, and the entry gets the status **English has changed**. Update the Hindi, or confirm that it’s still correct. To translate many texts at once, use **Translate in Excel**.',
    opens: { view: 'translations', label: 'Open Translations' },
  },
  {
    id: 'page',
    title: 'Add a page and put it in a menu',
    alsoCalled: 'new page navigation link footer main menu',
    steps: [
      'Open **Website**, find **Pages**, and press **New page**.',
      'Enter a title, press **Create**, write the text, and press **Publish now**.',
      'Go back to **Website** and open **Menus and footer**.',
      'Find the **Main menu** entry that your page belongs under, and press **Add to “Links under this entry”**.',
      'Enter the link’s **Text**, and choose your page under **Leads to**.',
      'Press **Publish now**.',
    ],
    opens: { view: 'website', label: 'Open Website' },
  },
  {
    id: 'undo',
    title: 'Undo a wrong publication',
    alsoCalled:
      'mistake restore earlier version unpublish withdraw hide history back trash deleted removed',
    steps: [
      'Right after publishing or unpublishing, press **Undo** at the bottom right.',
      'Later, open the entry, press **Show history**, and find the version that was right.',
      'Press **Restore as draft**, check it, and press **Publish now**.',
    ],
    more: 'To take something off the website completely, open it and press **Unpublish**. Your text stays in the panel. If you moved something to the trash, press **Undo** in the message at the top, or **Trash** above its list and **Restore**.',
    opens: { view: 'website', label: 'Open Website' },
  },
  {
    id: 'logo',
    title: 'Replace the logo',
    alsoCalled: 'logo emblem crest icon favicon',
    lead: 'The logo is a file on the server, outside the panel.',
    steps: [
      'Send the new logo to the person who runs the server. They replace the old file.',
      'Press **View website** and check the top of the page.',
    ],
    opens: { view: 'website', label: 'Open Website' },
  },
]
