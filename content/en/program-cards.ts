import type { ProgramCard } from '../shapes.ts'

/** Only what the home page shows of each program; the rest is in `programs-for-learners.ts` and `programs-for-companies.ts`. */
export const programCards: readonly ProgramCard[] = [
  {
    id: 'general-english',
    name: 'General English',
    saying: 'How was your weekend?',
    summary: 'Chat, travel, watch films without subtitles. Build solid foundations and the confidence to use them.',
  },
  {
    id: 'business-english',
    name: 'Business English',
    saying: 'Let me share my screen.',
    summary: 'Clear meetings, presentations and emails. For one person or a whole team.',
  },
  {
    id: 'exam-prep',
    name: 'Exam Preparation',
    saying: 'Band 7, here I come.',
    summary: 'IELTS, TOEFL iBT and Cambridge. Strategy, practice tests and detailed feedback on the way to your score.',
  },
  {
    id: 'interpreter-services',
    name: 'Interpreter Services',
    saying: 'Allow me to interpret.',
    summary: 'Consecutive, simultaneous and whisper interpreting. For meetings, conferences and business visits.',
  },
]
