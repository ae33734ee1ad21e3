/** American IPA as in learner's dictionaries; some vowels have another sound when unstressed. */
const VOWELS: Record<string, [stressed: string, unstressed?: string]> = {
  AA: ['ɑː'],
  AE: ['æ'],
  AH: ['ʌ', 'ə'],
  AO: ['ɔː'],
  AW: ['aʊ'],
  AY: ['aɪ'],
  EH: ['e'],
  ER: ['ɜːr', 'ər'],
  EY: ['eɪ'],
  IH: ['ɪ'],
  IY: ['iː', 'i'],
  OW: ['oʊ'],
  OY: ['ɔɪ'],
  UH: ['ʊ'],
  UW: ['uː', 'u'],
}
const CONSONANTS: Record<string, string> = {
  CH: 'tʃ',
  DH: 'ð',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  NG: 'ŋ',
  SH: 'ʃ',
  TH: 'θ',
  Y: 'j',
  ZH: 'ʒ',
}
/** Consonant clusters that can start a syllable. */
const ONSETS = new Set(
  'P L,P R,P Y,B L,B R,B Y,T R,T W,D R,D W,K L,K R,K W,K Y,G L,G R,G W,F L,F R,F Y,V Y,TH R,TH W,SH R,HH Y,M Y,N Y,S P,S T,S K,S F,S M,S N,S L,S W,S P L,S P R,S P Y,S T R,S K R,S K W,S K Y'.split(
    ',',
  ),
)

/** Converts ARPABET, such as 'HH AH0 L OW1', to IPA without slashes. */
export function toIpa(arpabet: string): string {
  const sounds = arpabet
    .split(' ')
    .map((sound) => ({ name: sound.replace(/\d$/, ''), stress: sound.match(/\d$/)?.[0] }))
  const vowels = sounds.flatMap((sound, i) => (sound.stress === undefined ? [] : [i]))
  const starts = new Map(vowels.map((vowel, i) => [startOfSyllable(sounds, vowel, vowels[i - 1] ?? -1), vowel]))
  return sounds
    .map(({ name, stress }, i) => {
      const vowelHere = starts.get(i)
      const mark = vowelHere !== undefined && vowels.length > 1 ? STRESS_MARKS[sounds[vowelHere]?.stress ?? '0'] : ''
      return mark + ipaOf(name, stress)
    })
    .join('')
}

const STRESS_MARKS: Record<string, string> = { 0: '', 1: 'ˈ', 2: 'ˌ' }

function ipaOf(name: string, stress: string | undefined): string {
  const vowel = VOWELS[name]
  if (vowel) return stress === '0' ? (vowel[1] ?? vowel[0]) : vowel[0]
  return CONSONANTS[name] ?? name.toLowerCase()
}

/** Maximal onset: the longest legal cluster before the vowel belongs to its syllable. */
function startOfSyllable(sounds: { name: string }[], vowel: number, vowelBefore: number): number {
  if (vowelBefore === -1) return 0
  for (let start = vowelBefore + 1; start < vowel; start++) {
    const onset = sounds.slice(start, vowel).map(({ name }) => name)
    const isLegal = onset.length === 1 ? onset[0] !== 'NG' : ONSETS.has(onset.join(' '))
    if (isLegal) return start
  }
  return vowel
}
