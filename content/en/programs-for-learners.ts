import { cardIn } from '../card-in.ts'
import type { Program } from '../shapes.ts'
import { programCards } from './program-cards.ts'

export const generalEnglish: Program = {
  ...cardIn(programCards, 'general-english'),
  lead: 'English for everyday life. From saying hello to telling a long story, you speak from the very first class.',
  registerLabel: 'Register Now',
  learnTitle: 'What You’ll Learn',
  learn: [
    {
      icon: 'messages-square',
      title: 'Conversation',
      text: 'Start a chat, keep it going and end it naturally.',
    },
    { icon: 'puzzle', title: 'Grammar', text: 'Only the rules you need, put straight into sentences.' },
    { icon: 'book-a', title: 'Vocabulary', text: 'Words you really meet at work, on the street and on screen.' },
    {
      icon: 'audio-lines',
      title: 'Pronunciation',
      text: 'Sounds that are easy to mix up, like “ship” and “sheep”, one at a time.',
    },
    {
      icon: 'headphones',
      title: 'Listening',
      text: 'British, American and Australian accents, and those of our Asian neighbours.',
    },
    { icon: 'pen-line', title: 'Writing', text: 'Clear messages, emails and short stories.' },
  ],
  pathTitle: 'Curriculum',
  path: [
    {
      mark: 'A1',
      title: 'First steps',
      text: 'Greetings, numbers, family and shopping, with to be and the present simple. You can introduce yourself, order food and ask the way.',
    },
    {
      mark: 'A2',
      title: 'Everyday life',
      text: 'Routines, work and plans, with the past simple and going to. You can talk about your weekend and make an appointment by phone.',
    },
    {
      mark: 'B1',
      title: 'On your own feet',
      text: 'Travel, experiences and opinions, with the present perfect and comparisons. You can travel alone and give reasons for your choices.',
    },
    {
      mark: 'B1+',
      title: 'Finding your flow',
      text: 'News, social media and culture, with conditionals and reported speech. You can join a group conversation and retell the story of a film.',
    },
    {
      mark: 'B2',
      title: 'Confident',
      text: 'Careers, technology and social issues, with the passive and phrasal verbs. You can discuss, present and watch without relying on subtitles.',
    },
    {
      mark: 'C1',
      title: 'Fluent',
      text: 'Idioms, humour, nuance and formal style. You can disagree gracefully, read between the lines and write in a style of your own.',
    },
  ],
  whyTitle: 'Why Choose General English at {shortBrand}',
  why: [
    'More speaking than note-taking',
    'A placement test first, so you start on the right step',
    'Local and international trainers who complement each other',
    '30-day money‑back guarantee',
  ],
  teachers: ['ratna-kusuma', 'ayu-pramesti', 'emily-carter'],
  questions: [
    {
      question: 'I’m a complete beginner. Can I join?',
      answer:
        'Of course. A1 starts from zero, with greetings and numbers. You take a placement test first, so that you join the class that suits you. The minimum age is 16.',
    },
    {
      question: 'What is the placement test like?',
      answer:
        'Don’t worry, you can’t pass or fail it. We only want to know which step you’re on, so there’s no need to study for it. Once you’ve filled in the free trial form, our team will tell you when and how you take it.',
    },
    {
      question: 'How much does it cost, and when are the classes?',
      answer:
        'Fees, timetables and class sizes can differ by city and level, so our team tells you directly. Fill in the free trial form, or contact us by phone or email: you’ll find both at the bottom of the page. Tell us when you’re free, evenings or weekends for example, and we’ll look for something that suits you.',
    },
    {
      question: 'What if it isn’t right for me?',
      answer:
        'That’s all right. Tell us within 30 days and we’ll refund you. To feel surer before you register, try the free trial class first.',
    },
  ],
}

export const examPrep: Program = {
  ...cardIn(programCards, 'exam-prep'),
  lead: 'IELTS, TOEFL iBT, and Cambridge FCE, CAE and CPE. Get to know the questions, practise the strategies, then step up to your target score.',
  registerLabel: 'Register Now',
  learnTitle: 'What You’ll Learn',
  learn: [
    {
      icon: 'target',
      title: 'Strategies for each part',
      text: 'How to read the questions and manage your time in every section.',
    },
    {
      icon: 'timer',
      title: 'Full practice tests',
      text: 'Set up to feel like the real exam, countdown included.',
    },
    {
      icon: 'clipboard-check',
      title: 'Detailed feedback',
      text: 'Your writing and speaking, reviewed criterion by criterion.',
    },
    { icon: 'chart-line', title: 'Score map', text: 'Know where you are now and what your next step is.' },
    {
      icon: 'graduation-cap',
      title: 'Academic vocabulary',
      text: 'Words that come up often, learned in context.',
    },
    { icon: 'layers', title: 'Question bank', text: 'Practice in stages, from easy to challenging.' },
  ],
  pathTitle: 'Choose Your Exam',
  path: [
    {
      mark: '1',
      title: 'IELTS',
      text: 'Academic and General Training. You practise reading fast, describing a chart or writing a letter, building an essay and staying calm in the Speaking interview.',
    },
    {
      mark: '2',
      title: 'TOEFL iBT',
      text: 'All on computer, with adaptive Reading and Listening. You practise writing emails and discussion posts, repeating sentences and answering interview questions into a microphone.',
    },
    {
      mark: '3',
      title: 'Cambridge FCE (B2 First)',
      text: 'Proof of English at B2. You practise Use of English, writing an essay and a text of your choice, such as an article or a review, and speaking with a partner.',
    },
    {
      mark: '4',
      title: 'Cambridge CAE (C1 Advanced)',
      text: 'For study and work at a high level. You practise comparing several texts, writing essays, proposals or reports, and discussing with well-ordered arguments.',
    },
    {
      mark: '5',
      title: 'Cambridge CPE (C2 Proficiency)',
      text: 'Cambridge’s highest exam. You practise catching nuance, summarising and weighing up two texts in one essay, and speaking at length without losing your thread.',
    },
  ],
  whyTitle: 'Why Choose Exam Preparation at {shortBrand}',
  why: [
    'Trainers who know the marking criteria',
    'A study plan that follows your exam date',
    'Regular practice tests, talked through together',
    'Plenty of speaking practice, not just papers',
  ],
  teachers: ['bayu-siregar', 'james-miller', 'emily-carter'],
  questions: [
    {
      question: 'Which is better, IELTS or TOEFL?',
      answer:
        'First check which one your university, scholarship or destination country asks for. If both are accepted, choose the style that suits you: in IELTS you talk live with an examiner, while in TOEFL iBT your answers are recorded on a computer. Still not sure? Tell us your goal when we get in touch, and we’ll weigh it up together.',
    },
    {
      question: 'How long should I prepare?',
      answer:
        'It depends on your level now, your target score and the time you have each week. So you start with a placement test, and your study plan is worked out backwards from the exam date. If your foundations need strengthening, General English can be a good first step.',
    },
    {
      question: 'Are there practice tests?',
      answer:
        'Yes. You take them under the same time limits as the real exam, then we go through the results so that you know what to work on. When you register, our team will tell you when they take place.',
    },
    {
      question: 'Is the official exam included?',
      answer:
        'This is a preparation course. The official exams are run by their own exam bodies, so registration, dates and exam fees are theirs. For our own fees and timetable, fill in the free trial form or contact us by phone or email at the bottom of the page.',
    },
  ],
}
