const STOP_WORDS =
  /^(?:batal(?:kan)?|cancel|stop|berhenti|udahan|sudahi|nanti|later|skip|lewati|(?:not|maybe) (?:now|later)|no,? (?:thanks|thank you)|(?:tidak|nggak|enggak|gak|ga|ngga|tak) (?:jadi|usah|mau|perlu|dulu|tertarik)|gajadi|jangan(?: dulu)?|not interested|(?:i )?(?:don't|do not) want(?: to)?|(?:would |'d )?(?:rather|prefer) not|rahasia(?: (?:ah|dong|deh|kak))*$|(?:males|malas|ogah)(?: (?:ah|deh|kak|kasih|ngasih|isi|ngisi))*$|(?:tolong )?(?:hapus(?:in)?|delete|remove|erase)(?: (?:aja|saja|all|semua|my|the))* (?:data|details|info|information|nama|name|e-?mail|nomor|number|everything|semua)|never ?mind|fuck off|go away)\b/i
const POLITE_START =
  /^(?:maaf|sorry|eh|hmm+|oh|ya|please|tolong|kak|ms|miss|kayaknya|sepertinya|aku|saya|i(?: want to| would like to|'d like to|'m| am)?|mau|let'?s|i'd)[,\s]+/i
const MAX_STOP_WORDS = 9
const REFUSALS =
  /^(?:no+|nope|nah|tidak|tdk|gak|ga|nggak|ngga|enggak|engga|ogah|gamau|no way)(?: (?:kak|min|ah|deh|mau|miss))*$/

/** An answer that ends the questions for contact details. */
export function isStop(typed: string): boolean {
  let words = plain(typed)
  if (words.split(' ').length > MAX_STOP_WORDS || words.includes('?')) return false
  while (POLITE_START.test(words)) words = words.replace(POLITE_START, '')
  return STOP_WORDS.test(words)
}

/** Just 'no', with or without a polite word. */
export const isRefusal = (typed: string): boolean => REFUSALS.test(plain(typed))

const plain = (typed: string): string =>
  typed
    .trim()
    .replace(/[!.,…]+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
