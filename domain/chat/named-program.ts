const PROGRAM_WORDS = [
  [
    /ielts|toefl|cambridge|\bfce\b|\bcae\b|\bcpe\b|toeic|\bexam(?:s|inations?)?\b|ujian|skor|score|beasiswa|scholarship/i,
    'exam-prep',
  ],
  [/interpret|penerjemah|juru bahasa|simultan|konsekutif|consecutive|translator/i, 'interpreter-services'],
  [
    /business|bisnis|perusahaan|company|corporate|kantor|office|karyawan|employee|staff|presentasi|presentation|negosia|profesional/i,
    'business-english',
  ],
  [/general|conversation|pemula|beginner|speaking|sehari-hari|daily|from zero|dari nol/i, 'general-english'],
] as const

export type NamedProgram = (typeof PROGRAM_WORDS)[number][1]

const ADDRESS = /\S+@\S+/g

export function namedProgram(text: string): NamedProgram | undefined {
  const said = text.replace(ADDRESS, ' ')
  return PROGRAM_WORDS.find(([words]) => words.test(said))?.[1]
}
