const MARKED = /["“”«»]([^"“”«»]{1,500})["“”«»]/
const MARKED_SINGLE = /(?<![\p{L}\d])['‘]([^'’]{1,300}(?:['’]\p{L}+[^'’]*)*)['’](?!\p{L})/u
const BEHIND_COLON = /:\s*(\S.*)$/s
/** 'Is this correct? I have …', 'koreksi kalimat ini ya. She go …' */
const BEHIND_REQUEST =
  /^(?:(?:is|are|was) (?:this|that|it|my|the)\b[^?.!]*\b(?:correct|right|ok|okay|wrong)|(?:can|could|please|tolong|bisa|coba|apakah|apa)?\b[^?.!]*\b(?:check|correct|fix|koreksi|cek|periksa|benerin|kalimat ini (?:benar|bener|betul)|ini (?:benar|bener|betul))\b[^?.!]*)[?.!]\s+(\S+\s+\S.*)$/is
const BEHIND_WORDS =
  /^(?:please |tolong |kak |coba )*(?:check|correct|fix|koreksi|cek|periksa) (?:my|this|the|kalimat|grammar)?\s*(?:sentence|kalimat|grammar)(?: ini| saya| aku|ku)?,? (\S+(?:\s+\S+){2,})$/is

/** 'He is more taller than me. itu salah ya?' */
const BEFORE_REQUEST =
  /^(\S+(?:\s+\S+){2,}?)[.,!?]*\s+(?:(?:kalimat |kalau )?(?:gitu|itu|ini|begini|begitu|udah|sudah|apa|apakah)\s+)?(?:bener|benar|betul|salah|tepat|oke)(?:\s+(?:gak|ga|nggak|ya|kan|belum|blm|kak|miss|sih|atau salah))*\s*\?*$|^(\S+(?:\s+\S+){2,}?)[.,!?]+\s+(?:is (?:this|that|it) (?:correct|right|ok)|(?:correct|right))\s*\?*$/is

/** The text that a message is about: in quotation marks, after a colon, or after a request to check it. */
export function quotedPart(text: string): string | null {
  const marked = MARKED.exec(text) ?? MARKED_SINGLE.exec(text)
  if (marked?.[1]?.trim()) return marked[1].trim()
  const behind = BEHIND_COLON.exec(text)
  if (behind?.[1] && !/^\/\//.test(behind[1]) && !/\d:\d/.test(text)) return behind[1].trim()
  const before = BEFORE_REQUEST.exec(text)
  const found = BEHIND_REQUEST.exec(text)?.[1] ?? BEHIND_WORDS.exec(text)?.[1] ?? before?.[1] ?? before?.[2]
  return found?.trim() ?? null
}

const OR = '\\s+(?:or|atau)\\s+'
const QUOTED = `["“'‘]([^"“”]{3,120}?)["”'’]`
const TWO_QUOTED = new RegExp(`${QUOTED}${OR}(?:is it |it's )?${QUOTED}`, 'i')
const TWO_BEHIND_COLON = new RegExp(`:\\s*(\\S+(?:\\s+\\S+){1,12}?)${OR}(\\S+(?:\\s+\\S+){1,12})\\s*\\??$`, 'i')

const TWO_BEFORE_WHICH =
  /^(\S+(?:\s+\S+){1,12}?)\s+(?:or|atau|vs\.?|versus)\s+(\S+(?:\s+\S+){1,12}?),?\s+(?:yang (?:bener|benar|betul)|mana yang|which (?:one|is)|bener(?:an)? mana)\b/i

const TWO_BEHIND_WHICH =
  /^(?:which (?:one |sentence |of these )?is (?:correct|right|better|true)|(?:lebih )?(?:benar|bener|betul|tepat) (?:yang )?mana|mana yang (?:lebih )?(?:benar|bener|betul|tepat))[,:?]?\s+(\S+(?:\s+\S+){1,12}?)\s+(?:or|atau)\s+(\S+(?:\s+\S+){1,12}?)\s*\??$/i

/** The two sentences of 'is it A or B?'; empty for any other message. */
export function alternativesIn(text: string): readonly string[] {
  const found =
    TWO_QUOTED.exec(text) ?? TWO_BEHIND_COLON.exec(text) ?? TWO_BEFORE_WHICH.exec(text) ?? TWO_BEHIND_WHICH.exec(text)
  const parts = (found?.slice(1, 3) ?? []).map((one) => one.replace(/[?.!]+$/, '').trim())
  return parts.every((one) => /\s/.test(one)) ? parts : []
}

const ASKS =
  '(?:apa|apakah|siapa|kapan|di ?mana|dmn|berapa|brp|bagaimana|gimana|gmn|kenapa|ada|bisa|bs|boleh|minimal|who|what|when|where|how|which|is|are|do|does|can|could|will)'
const BETWEEN_QUESTIONS = new RegExp(
  `\\?+\\s+|,?\\s+(?:dan|and|terus|trus|lalu|sama|plus|also|juga|&)\\s+(?=${ASKS}\\b)|,\\s*(?=${ASKS}\\b)`,
  'i',
)
const ASKS_SOMEWHERE = new RegExp(`\\b${ASKS}`, 'i')

/** The questions of 'how long is it, and who teaches it?'; empty if there is only one. */
export function questionsIn(text: string): readonly string[] {
  const parts = text.split(BETWEEN_QUESTIONS).map((one) => one.replace(/[?.!\s]+$/, '').trim())
  const asked = parts.filter((one) => /\s/.test(one) && ASKS_SOMEWHERE.test(one))
  return asked.length > 1 ? asked.slice(0, 3) : []
}
