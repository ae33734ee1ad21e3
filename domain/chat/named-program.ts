const PROGRAM_WORDS = [
  [/ielts|toefl|cambridge|\bfce\b|\bcae\b|\bcpe\b|toeic|exam|ujian|skor|score|beasiswa|scholarship/i, 'exam-prep'],
  [/interpret|penerjemah|juru bahasa|simultan|konsekutif|consecutive|translator/i, 'interpreter-services'],
  [
    /business|bisnis|perusahaan|company|corporate|kantor|office|karyawan|employee|staff|presentasi|presentation|negosia|profesional/i,
    'business-english',
  ],
  [/general|conversation|pemula|beginner|speaking|sehari-hari|daily|from zero|dari nol/i, 'general-english'],
] as const

export type NamedProgram = (typeof PROGRAM_WORDS)[number][1]

export const namedProgram = (text: string): NamedProgram | undefined =>
  PROGRAM_WORDS.find(([words]) => words.test(text))?.[1]
