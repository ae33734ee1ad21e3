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
const ACTIVE = /^(?:mem(?=[bfp])|men(?=[dcj])|meng(?=[gh])|me(?=[lrwy]))/
/** me- before a sound that it swallows: 'menerima' is 'diterima'. */
const DROPPED: [active: RegExp, passive: string][] = [
  [/^mem(?=[aiueo])/, 'dip'],
  [/^men(?=[aiueo])/, 'dit'],
  [/^meny(?=[aiueo])/, 'dis'],
]
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

/** A form that is not in the tables, as one that may be, and how far it is from it. */
export interface Derived {
  form: string
  isPassive: boolean
  cost: number
}

const PREFIXES: [prefix: RegExp, first: readonly string[], isPassive: boolean][] = [
  [/^(?:di|ter|ke)(?=...)/, [''], true],
  [/^memper|^menge|^nge/, [''], false],
  [/^mem(?=[aiueo])|^m(?=[aiueo])/, ['p'], false],
  [/^men(?=[aiueo])|^n(?=[aiueo])/, ['t'], false],
  [/^meny|^ny/, ['s', 'c'], false],
  [/^meng|^ng/, ['', 'k'], false],
  [/^(?:mem|men|me|ber)(?=[^aiueo])/, [''], false],
]
const ENDINGS = ['', 'kan', 'i', 'in']
const SHORTEST_ROOT = 4
const OTHER_ENDING = 0.3
const SPOKEN_ENDING = 'in'

/** 'dipantau' and 'pantau' of 'memantau', 'bayarin' of 'bayar', 'ditandatangani' of 'menandatangani'. */
export function* derivedForms(word: string): Generator<Derived> {
  for (const { rest, isPassive } of [{ rest: word, isPassive: false }, ...unprefixed(word)])
    for (const typed of ENDINGS.filter((one) => rest.endsWith(one)))
      for (const one of reEnded(rest.slice(0, rest.length - typed.length), typed)) yield { ...one, isPassive }
}

/** The root with each ending; another one than was typed is less likely. */
function reEnded(root: string, typed: string): { form: string; cost: number }[] {
  if (root.length < (typed === '' ? SHORTEST : SHORTEST_ROOT)) return []
  return ENDINGS.flatMap((ending) => {
    const cost = ending === typed || typed === SPOKEN_ENDING ? 0 : OTHER_ENDING
    return [root, ...written(root)].map((form) => ({ form: `${form}${ending}`, cost }))
  })
}

const unprefixed = (word: string): { rest: string; isPassive: boolean }[] =>
  PREFIXES.filter(([prefix]) => prefix.test(word)).flatMap(([prefix, firsts, isPassive]) =>
    firsts.map((first) => ({ rest: `${first}${word.replace(prefix, '')}`, isPassive })),
  )

/** 'memantau' of 'pantau'. */
function written(root: string): string[] {
  const nasal = NASALS.find(([first]) => first.test(root))
  if (nasal) return [/^c/.test(root) ? `men${root}` : `${nasal[1]}${root.slice(1)}`]
  const [, prefix] = KEPT.find(([first]) => first.test(root)) ?? []
  return prefix ? [`${prefix}${root}`] : []
}

/** 'ditulis' of 'tulis', 'dibangun' of 'membangun', 'ditunda' of 'menunda'. */
export function passiveForms(form: string): string[] {
  if (form.length < SHORTEST) return []
  if (ACTIVE.test(form)) return [form.replace(ACTIVE, 'di')]
  const dropped = DROPPED.find(([active]) => active.test(form))
  if (dropped) return [form.replace(...dropped)]
  return PREFIXED.test(form) ? [] : [`di${form}`]
}
