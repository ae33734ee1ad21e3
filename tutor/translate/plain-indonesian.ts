import { ownedPrepositions, plainerIndonesian, strengthened } from '../../content/tutor-formal-indonesian.ts'

const alternatives = (words: string): string => words.split(' ').join('|')

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const ACTIVE = '((?:me|ber)\\p{L}{3,})'

const PLAINER: readonly [RegExp, string][] = plainerIndonesian.map(([written, plainly]) => [
  new RegExp(`(?<![\\p{L}\\d])${escaped(written).replace('\\{me\\}', ACTIVE)}(?![\\p{L}\\d/])`, 'giu'),
  plainly.replace('{me}', '$1'),
])

const OWNERS: Record<string, string> = { ku: 'saya', mu: 'kamu', nya: 'dia' }
const OWNED = new RegExp(`(?<!\\p{L})(${alternatives(ownedPrepositions)})(ku|mu|nya)(?!\\p{L})`, 'giu')
const STRENGTHENED = new RegExp(`(?<!\\p{L})(${alternatives(strengthened)}) kali(?!\\p{L})`, 'giu')
const DATED = /(hari (?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu)),? (?=(?:tanggal )?\d)/giu
/** 'Pedas se-Indonesia' */
const ALL_OVER = /(?<!\p{L})se-(?=\p{Lu})/gu
/** In a letter a capital is polite; 'saudara saya' is kin. */
const YOU = /(?<=[\p{Ll},] )Saudara(?! (?:saya|aku|kita|kami|kandung|sepupu|\p{Lu}))/gu
/** 'Halo guys balik lagi' */
const GREETED = /^((?:halo|hai|hi|hello) (?:guys|gaes|gais|semua|semuanya|teman-teman|temen-temen|bestie))(?= \p{L})/iu
/** 'Atas perhatiannya kami ucapkan terima kasih.' */
const THANKED =
  /^(?:demikian[^,]*, )?(atas .+?),? (?:kami|saya) (?:meng)?(?:ucapkan|haturkan|sampaikan) (terima kasih)(?: banyak)?([.!]?)$/iu
/** 'Sudah makan kau?' */
const BEHIND = /^((?:sudah|udah|belum|lagi|mau) \p{L}+) (kau|kamu|anda|lu|lo)(?=[,.?!]|$)/iu

/** A sentence as it is said in plain Indonesian. */
export function inPlainIndonesian(sentence: string): string {
  const formal = sentence.replaceAll(YOU, 'Anda')
  const said = PLAINER.reduce((text, [written, plainly]) => text.replaceAll(written, plainly), formal)
  return said
    .replace(GREETED, '$1,')
    .replace(THANKED, (_, of: string, thanks: string, end: string) => `${thanks} ${of.toLowerCase()}${end}`)
    .replaceAll(OWNED, (_, by: string, owner: string) => `${by} ${OWNERS[owner.toLowerCase()]}`)
    .replaceAll(STRENGTHENED, '$1 sekali')
    .replaceAll(DATED, '$1 ')
    .replaceAll(ALL_OVER, 'di ')
    .replace(BEHIND, '$2 $1')
    .replaceAll(/\s+(?=[,.?!\s])/g, '')
    .trim()
}
