import type { ProgramCard } from '../shapes.ts'

/** Only what the home page shows of each program; the rest is in `programs-for-learners.ts` and `programs-for-companies.ts`. */
export const programCards: readonly ProgramCard[] = [
  {
    id: 'general-english',
    name: 'General English',
    saying: 'How was your weekend?',
    summary: 'Ngobrol, jalan-jalan, nonton tanpa subtitle. Bangun dasar yang kuat dan rasa percaya diri.',
  },
  {
    id: 'business-english',
    name: 'Business English',
    saying: 'Let me share my screen.',
    summary: 'Rapat, presentasi, dan e‑mail yang jelas. Untuk perorangan atau satu tim sekaligus.',
  },
  {
    id: 'exam-prep',
    name: 'Persiapan Ujian',
    saying: 'Band 7, here I come.',
    summary: 'IELTS, TOEFL iBT, dan Cambridge. Strategi, simulasi, dan umpan balik rinci menuju skor targetmu.',
  },
  {
    id: 'interpreter-services',
    name: 'Jasa Juru Bahasa',
    saying: 'Allow me to interpret.',
    summary: 'Konsekutif, simultan, dan berbisik. Untuk rapat, konferensi, dan kunjungan bisnis.',
  },
]
