import type { Question } from '../shapes.ts'

export const homeQuestions: readonly Question[] = [
  {
    question: 'What courses do you offer?',
    answer:
      'General English, Business English, and exam preparation for IELTS, TOEFL iBT and Cambridge. You can join on your own or with your team from work. We also provide interpreters for meetings and events.',
  },
  {
    question: 'Why should I take a course here?',
    answer:
      'In class you speak more than you take notes, and nobody laughs when you get something wrong. We’ve been refining the way we teach for more than 50 years. And if it turns out not to be the right fit, there’s a 30-day money‑back guarantee.',
  },
  {
    question: 'What do I need to join?',
    answer:
      'You need to be at least 16 years old and take a placement test before classes begin. If you’re 16 or 17, please register with a parent’s or guardian’s permission. Complete beginners are welcome: the test finds your starting point, and nobody fails it.',
  },
  {
    question: 'Who will teach me?',
    answer:
      'A team of local and international teachers who are used to teaching adults. Local teachers know which parts tend to be hard for Indonesians, while international teachers train your ear and your confidence to speak. You’ll find their qualifications in the Teachers section.',
  },
  {
    question: 'Is English useful for my career?',
    answer:
      'English often comes up in job interviews, in meetings with teams abroad and in keeping up with what’s new in your field. In class you practise those very situations, from introducing yourself to giving a presentation. If work is your main goal, try starting with Business English.',
  },
]
