import type { Example } from './fit-linear.ts'

type Language = 'id' | 'en'

const OPENERS: Record<Language, string[]> = {
  id: [
    'halo kak, ',
    'kak ',
    'min, ',
    'mau tanya dong, ',
    'permisi, ',
    'hai, saya mau tanya ',
    'halo min mau nanya, ',
    'eh kak, ',
    'maaf mengganggu, ',
    'selamat siang, ',
    'Dengan hormat, ',
  ],
  en: [
    'hi, ',
    'hello, ',
    'excuse me, ',
    'hi there, i have a question: ',
    'sorry, ',
    'good morning, ',
    'sir, ',
    'hey, quick one: ',
  ],
}
const CLOSERS: Record<Language, string[]> = {
  id: [' ya kak', ' dong', ' min', ' ya?', ' sih', ' makasih', ' kak?', ' tolong ya', ' nih', ' 🙏', ' hehe', ' wkwk'],
  en: [' please', '?', ' thanks', ' thank you', '!', ' kak', ' sir', ' 😊'],
}
/** Background that visitors give before the actual question. */
const STORIES: Record<Language, string[]> = {
  id: [
    'saya kerja di bank dari pagi sampai sore. ',
    'aku mahasiswa semester 6 di malang, ',
    'anak saya baru lulus SMA dan bingung, ',
    'tahun depan saya mau pindah ke Australia ikut suami. ',
    'kemarin temen saya cerita soal tempat ini, ',
    'udah lama pengen belajar tapi baru sempat sekarang, ',
    'bos saya orang Singapura jadi tiap minggu meeting pakai inggris, ',
    'dulu pernah les di tempat lain tapi berhenti di tengah jalan. ',
    'saya ibu rumah tangga dengan dua anak, ',
    'tadi lihat iklannya di instagram, ',
    'jujur inggrisku jelek banget, ',
    'saya perawat di rumah sakit swasta, shift terus. ',
    'nilai inggris saya di sekolah selalu merah, ',
    'bulan depan ada interview di perusahaan asing, ',
    'saya tinggal di Bekasi dan kerja di Sudirman, ',
    'sudah tanya di website tapi gak ketemu jawabannya, ',
  ],
  en: [
    'I work at a hotel in Bali and meet foreigners every day. ',
    'My company is opening an office in Singapore next year. ',
    'I am a student from Semarang, ',
    'My daughter told me about your academy. ',
    'I studied English at school but forgot everything. ',
    'I just moved to Jakarta for a new job. ',
    'My friend joined last year and liked it. ',
    'I looked at your website but could not find the answer. ',
    'I have two kids and very little time. ',
    'I am planning to study in the UK, ',
    'My English teacher was very strict, ',
    'I tried another school before and was not happy. ',
  ],
}
const UNCHANGED: ReadonlySet<string> = new Set(['greeting', 'thanks_bye'])
const LONG = 80
const EVERY_STORY = 3

/** Augments the training data: each utterance unchanged, and with greetings and background around it. */
export function varyUtterances<Label extends string>(examples: readonly Example<Label>[]): Example<Label>[] {
  return examples.flatMap((example, index) => {
    if (example.label === 'sentence') return [example, { ...example, utterance: withMistake(example.utterance, index) }]
    if (UNCHANGED.has(example.label) || example.utterance.length > LONG) return [example, example]
    const language = languageOf(example.utterance)
    const wrapped = (before: string, after: string): Example<Label> => ({
      ...example,
      utterance: before + example.utterance + after,
    })
    return [
      example,
      wrapped(pick(OPENERS[language], index), ''),
      wrapped('', pick(CLOSERS[language], index * 7)),
      ...(index % EVERY_STORY === 0 ? [wrapped(pick(STORIES[language], index / EVERY_STORY), '')] : []),
    ]
  })
}

/** Typical learner mistakes: a function word or an ending is missing. */
const SLIPS = [
  /\b(?:a|an|the) /i,
  /\b(?:is|are|was|were|am) /,
  /(?<=[a-z]{3})(?:s|ed)(?= )/,
  /\b(?:to|of|at|in|on|for) /,
  /\.$/,
]

function withMistake(sentence: string, index: number): string {
  const slips = SLIPS.filter((slip) => slip.test(sentence))
  return sentence.replace(slips[index % slips.length] ?? /$/, '')
}

const languageOf = (utterance: string): Language =>
  /\b(?:the|is|are|do|does|you|i|my|can|what|how|please|for|to)\b/i.test(utterance) ? 'en' : 'id'

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''
