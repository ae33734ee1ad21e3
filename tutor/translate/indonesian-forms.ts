/** What a first letter becomes behind me- and in speech: 'tulis' is 'menulis' and 'nulis'. */
const NASALS: [first: RegExp, written: string, spoken: string][] = [
  [/^p/, 'mem', 'm'],
  [/^t/, 'men', 'n'],
  [/^k/, 'meng', 'ng'],
  [/^s/, 'meny', 'ny'],
  [/^c/, 'menc', 'ny'],
]
const KEPT: [first: RegExp, written: string][] = [
  [/^[bfv]/, 'mem'],
  [/^[djz]/, 'men'],
  [/^[ghaiueo]/, 'meng'],
  [/^[lmnrwy]/, 'me'],
]
/** A form with a prefix; 'beri', 'terima' and 'pesan' have none. */
const PREFIXED = /^(?:me[mnr]|ber(?!i$|.*kan$)|ter(?!ima|us|ang)|di|nge|ng|ny)/
/** me- before a sound that stays: 'membangun' is 'dibangun' in the passive. */
const ACTIVE = /^(?:mem(?=[bf])|men(?=[dcj])|meng(?=[gh])|me(?=[lrwy]))/
const SHORTEST = 3

/** 'menulis' and 'nulis' of 'tulis'; a form with a prefix has no others. */
export function spokenForms(form: string): string[] {
  if (form.length < SHORTEST || form.includes(' ') || PREFIXED.test(form)) return []
  const nasal = NASALS.find(([first]) => first.test(form))
  if (nasal) {
    const [, written, spoken] = nasal
    return [`${written}${form.slice(1)}`, `${spoken}${form.slice(1)}`, `nge${form}`]
  }
  const [, written = ''] = KEPT.find(([first]) => first.test(form)) ?? []
  const spoken = /^[aiueo]/.test(form) ? `ng${form}` : `nge${form}`
  return [`${written}${form}`, spoken]
}

const SUFFIX = /(?:kan|in|i)$/

/** What a verb may be derived from: 'bayar' of 'bayarkan' and 'bayarin', 'isi' of 'terisi'. */
export function stemsOf(word: string): { stem: string; isPassive: boolean }[] {
  const bare = [word, word.replace(SUFFIX, '')].filter((one) => one.length >= SHORTEST)
  const active = bare.slice(1).map((stem) => ({ stem, isPassive: false }))
  const passive = bare.filter((one) => /^ter.../.test(one)).map((one) => ({ stem: one.slice(3), isPassive: true }))
  return [...active, ...passive]
}

/** 'ditulis' of 'tulis', 'dibangun' of 'membangun'. */
export function passiveForms(form: string): string[] {
  if (form.length < SHORTEST || form.includes(' ')) return []
  if (ACTIVE.test(form)) return [form.replace(ACTIVE, 'di')]
  return PREFIXED.test(form) ? [] : [`di${form}`]
}
