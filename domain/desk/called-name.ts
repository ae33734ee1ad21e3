/** How people are addressed, which many write before their name; 'I' and 'Ni' are Balinese. */
const TITLE =
  /^(?:bapak|bpk|pak|ibu|bu|kakak|kak|mbak|mba|mas|bang|drg?|dr[as]|prof|ir|hj?|mrs?|ms|miss|n?i)\s+(?=\p{L})/iu
/** 'Drs.', 'R.A.', 'M.': titles and initials that somebody would not be called by. */
const SHORTENED = /^\p{L}[\p{L}.]{0,4}\.\s*(?=\p{L})/u

/** Null for whoever left no name, or nothing that could be one. */
export function calledName(name: string | null): string | null {
  const words = withoutTitles(name?.trim() ?? '').split(/\s+/)
  const word = words.find((each) => /\p{L}/u.test(each))?.replace(/[,;:]+$/, '')
  return word ? inUsualCase(word) : null
}

function withoutTitles(name: string): string {
  const rest = name.replace(TITLE, '').replace(SHORTENED, '')
  return rest === name ? name : withoutTitles(rest)
}

/** 'SITI' and 'siti' are greeted as 'Siti', 'McRae' as written. */
function inUsualCase(word: string): string {
  const isEven = word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 2)
  return isEven ? word.toLowerCase().replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase()) : word
}
