import type { OfEachCourse } from './course-slugs.ts'

type Voice = { text: string; name: string; about: string }

export const voicesOfCourses: OfEachCourse<Voice> = {
  'b.a.': {
    text: 'In my village survey I asked my own neighbours what they earn. Nobody had ever asked them that, and I had never asked anyone anything.',
    name: 'Kajal Rathi',
    about: 'Third year, Economics and Political Science',
  },
  'b.sc.': {
    text: 'At school we read about titration. Here I have done it so often that my fingers stop the tap before I think.',
    name: 'Danish Saifi',
    about: 'Second year, Chemistry group',
  },
  'm.a.': {
    text: 'There are ten of us in the Hindi class. If you have not read the story, everyone knows within five minutes.',
    name: 'Preeti Bhadana',
    about: 'Second year, Hindi',
  },
  'b.com.': {
    text: 'I file the GST return of my uncle’s shop now. He checks it against the accountant’s, and so far we have agreed.',
    name: 'Lakshay Goel',
    about: 'Third year',
  },
  'm.com.': {
    text: 'I teach tuition in the morning, and the timetable starts at eleven. Without that I could not have done a master’s degree.',
    name: 'Farheen Malik',
    about: 'First year',
  },
  'm.sc.': {
    text: 'Eight students and one spectrometer means that you really use it. My cousin at a big university has only seen his.',
    name: 'Vishal Kasana',
    about: 'Second year, Chemistry',
  },
  'b.b.a.': {
    text: 'My internship was at a dairy. I went in with slides about brands and came out knowing why milk turns at a quarter past ten.',
    name: 'Ishita Saxena',
    about: 'Third year',
  },
  'b.c.a.': {
    text: 'My first program printed a mark sheet with the wrong total, and my teacher made me find the mistake myself. It took two days. I still remember the line.',
    name: 'Aman Nagar',
    about: 'Second year, from a Hindi-medium school in Muradnagar',
  },
  'b.ed.': {
    text: 'Twenty weeks in a school is long. In the first you count the days, and in the last the children ask which day you are coming back.',
    name: 'Neha Chaudhary',
    about: 'Second year, Mathematics and Physics',
  },
  'b.t.c.': {
    text: 'A boy in Class 2 would not read aloud. We made a book about his goat. He reads it to everyone now.',
    name: 'Sunil Prajapati',
    about: 'Second year',
  },
  'b.a.l.l.b.': {
    text: 'On Fridays people come to the legal aid clinic with a plastic bag full of papers. You learn to read the whole bag before you open a book.',
    name: 'Ayesha Khan',
    about: 'Fourth year',
  },
}
